import { expect, test } from 'vitest'
import { platformOf } from './device-classes.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'

test.each([
  // proves 1.14
  ['an iPhone is iOS', IPHONE, 5, 'ios'],
  // proves 4.44
  ['an iPad that calls itself a Mac is iOS', MAC, 5, 'ios'],
  ['a Mac is the web', MAC, 0, 'web'],
  // proves 1.14
  ['an Android phone is Android', ANDROID, 5, 'android'],
  ['a Windows tablet is the web', WINDOWS, 10, 'web'],
] as const)('%s', (_rule, userAgent, maxTouchPoints, platform) => {
  expect(platformOf(userAgent, maxTouchPoints)).toBe(platform)
})
