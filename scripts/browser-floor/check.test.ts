import { expect, test } from 'vitest'
import { faultsOf, youngerThan } from './check.ts'
import { BROWSER_FLOOR, type Floor } from './floor.ts'

const IOS_16: Floor = { ...BROWSER_FLOOR, safari: '16.4', safari_ios: '16.4' }

const APPLE = ['safari', 'safari_ios']

function findingsOf(text: string, floor: Floor = BROWSER_FLOOR) {
  return youngerThan(floor, [{ name: 'a.js', text, sourceType: 'module' }]).map(({ what, browsers }) => [
    what,
    browsers,
  ])
}

test.each([
  ['export const isAddress = (text) => URL.canParse(text)', 'URL.canParse'],
  ['document.querySelector("menu").showPopover()', '.showPopover'],
])('what iOS 16.4 lacks is found, and is none of what iOS 17 lacks: %s', (text, what) => {
  expect(findingsOf(text, IOS_16)).toEqual([[what, APPLE]])
  expect(findingsOf(text)).toEqual([])
})

test.each([
  ['const waiting = Promise.withResolvers()', 'Promise.withResolvers'],
  ['export const days = Map.groupBy([], String)', 'Map.groupBy'],
  ['export const signal = AbortSignal["any"]([])', 'AbortSignal.any'],
  ['const isShown = document.querySelector("menu").checkVisibility()', '.checkVisibility'],
])('what came with iOS 17.4 is found: %s', (text, what) => {
  expect(findingsOf(text)).toEqual([[what, APPLE]])
})

test('a browser of the floor is named that lacks what all others have', () => {
  const older = { ...BROWSER_FLOOR, firefox: '125', firefox_android: '125' }
  expect(findingsOf('indexedDB.databases()', older)).toEqual([['.databases', ['firefox', 'firefox_android']]])
  expect(findingsOf('navigation.back()')).toContainEqual([
    'navigation',
    ['safari', 'safari_ios', 'firefox', 'firefox_android'],
  ])
})

test.each(['/(?i:a)b/', 'using file = open()', 'import data from "./data.json" with { type: "json" }'])(
  'syntax younger than the floor is found: %s',
  (text) => {
    expect(findingsOf(text)).toEqual([[expect.stringMatching(/^syntax: /), Object.keys(BROWSER_FLOOR)]])
  },
)

test('a lookbehind and the flag v are read by every browser of the floor', () => {
  expect(findingsOf(String.raw`export const pattern = /(?<=a)[\p{L}--[a-z]]/v`)).toEqual([])
})

test.each([
  'if (typeof navigation === "object") start()',
  'document.startViewTransition?.(() => {})',
  'export const take = (navigation) => navigation',
  'class Notes { setConsumer() {} }\nnew Notes().setConsumer()',
])('what is asked for first, or is the own of a script, is not found: %s', (text) => {
  expect(findingsOf(text)).toEqual([])
})

test('a finding without an excuse is a fault, and so is an excuse without a finding', () => {
  const findings = youngerThan(BROWSER_FLOOR, [{ name: 'a.js', text: 'queue.setConsumer(open)', sourceType: 'script' }])
  expect(faultsOf(findings, { '.setConsumer': 'asked for', 'Map.groupBy': 'asked for' })).toEqual([
    'Map.groupBy is excused, but nothing uses it or every browser has it',
  ])
  expect(faultsOf(findings, {})).toEqual([
    '.setConsumer is missing in safari, safari_ios, chrome_android, firefox, firefox_android: a.js',
  ])
})
