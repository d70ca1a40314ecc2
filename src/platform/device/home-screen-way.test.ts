import { expect, test } from 'vitest'
import { homeScreenWay } from './home-screen-way.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD_AS_MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Safari 17 on an iPhone', `${IPHONE} Version/17.0 Mobile/15E148 Safari/604.1`, 'bar'],
  ['Safari 18 on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 'bar'],
  // Its user agent keeps the last system before 26.
  ['Safari 26 on an iPhone', `${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, 'menu'],
  ['a later Safari on an iPhone', `${IPHONE} Version/27.1 Mobile/15E148 Safari/604.1`, 'menu'],
  ['Safari on an iPad', `${IPAD} Version/18.5 Mobile/15E148 Safari/604.1`, 'top'],
  ['Safari on an iPad that calls itself a Mac', `${IPAD_AS_MAC} Version/26.1 Safari/605.1.15`, 'top'],
  ['Chrome on an iPhone', `${IPHONE} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'address'],
  ['Chrome on an iPad', `${IPAD} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, 'address'],
  ['Firefox', `${IPHONE} FxiOS/143.0 Mobile/15E148 Safari/604.1`, 'browser'],
  ['Edge', `${IPHONE} Version/18.0 EdgiOS/141.0.3537.57 Mobile/15E148 Safari/604.1`, 'browser'],
  ['Opera', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1 OPT/6.1`, 'browser'],
  ['DuckDuckGo', `${IPHONE} Version/18.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`, 'browser'],
  ['Instagram', `${IPHONE} Mobile/22F76 Instagram 380.0.0.28.85 (iPhone14,5; iOS 18_5; pt_BR)`, 'elsewhere'],
  ['Facebook', `${IPHONE} Mobile/22F76 [FBAN/FBIOS;FBAV/500.0;FBDV/iPhone14,5;FBSV/18.5]`, 'elsewhere'],
  ['Line', `${IPHONE} Mobile/15E148 Safari Line/15.8.1`, 'elsewhere'],
  ["Google's app", `${IPHONE} GSA/380.0 Mobile/15E148 Safari/604.1`, 'elsewhere'],
  ['an app without a name', `${IPHONE} Mobile/15E148`, 'elsewhere'],
] as const)('%s has Share where its steps say', (_browser, userAgent, way) => {
  expect(homeScreenWay(userAgent)).toBe(way)
})
