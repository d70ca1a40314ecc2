import { expect, test } from 'vitest'
import { aMoment, aSight } from './a-moment.ts'
import {
  allNamed,
  focusByKey,
  inTheApp,
  keysReachFocus,
  neverBlank,
  noError,
  noErrorPage,
  rightWords,
} from './screen.ts'

const showing = (...texts: string[]) => aMoment({ after: aSight({ texts }) })

test('a moment without a fault passes', () => {
  for (const check of [allNamed, focusByKey, inTheApp, keysReachFocus, neverBlank, noError, noErrorPage, rightWords])
    expect(check(aMoment())).toEqual([])
})

test('an error that nobody caught is found', () => {
  expect(noError(aMoment({ errors: ['unhandled rejection: Error: gone'] }))).toEqual([
    'unhandled rejection: Error: gone',
  ])
})

test('an error page is found, and so is a missing screen, unless its address was typed', () => {
  expect(noErrorPage(showing('Internal Server Error'))).toEqual(['the screen says “Internal Server Error”'])
  const missing = showing('Page Not Found: /exercises/nothing')
  expect(noErrorPage(missing)).toEqual(['the screen says “Page Not Found: /exercises/nothing”'])
  expect(noErrorPage({ ...missing, step: { kind: 'visit', path: '/exercises/nothing' } })).toEqual([])
})

test('a blank page and an outline that stays are found', () => {
  expect(neverBlank(aMoment({ rest: { isBlank: true, unfinished: null } }))).toEqual(['nothing was shown for 3 s'])
  expect(neverBlank(aMoment({ rest: { isBlank: false, unfinished: 'div._skeleton' } }))[0]).toContain('div._skeleton')
})

test.each([
  ['the name of a message', 'execution:finish.plain'],
  ['a placeholder', 'Log {{values}}'],
  ['no number', '225 lb × NaN'],
  ['no date', 'Invalid Date'],
  ['nothing', 'Week of undefined'],
  ['another language', 'Encerrar antes do fim'],
])('%s instead of words is found', (_, text) => {
  expect(rightWords(showing(text))).toHaveLength(1)
})

test('words that only look wrong are not found', () => {
  expect(rightWords(showing('Nanny’s nullable bench', 'undefinedly', 'Finish workout', '102.5 kg'))).toEqual([])
})

test('a person may call something by any words', () => {
  const ownWords = new Set(['NaN', '{{name}}', 'Encerrar antes do fim'])
  const texts = ['Encerrar antes do fim', 'Options for {{name}}', 'NaN']
  expect(rightWords(aMoment({ after: aSight({ texts }), ownWords }))).toEqual([])
})

test('a control without a name is found', () => {
  expect(allNamed(aMoment({ after: aSight({ nameless: ['button.icon'] }) }))).toEqual([
    'a control without a name: button.icon',
  ])
})

test('a way out of the app is found', () => {
  const after = aSight({ origin: 'null', path: 'blank' })
  expect(inTheApp(aMoment({ step: { kind: 'back' }, after }))).toEqual(['back leads to nullblank'])
})

test('a focus that a key lost is found', () => {
  const after = aSight({ focus: null })
  expect(focusByKey(aMoment({ step: { kind: 'key', key: 'Enter' }, after }))).toHaveLength(1)
  expect(focusByKey(aMoment({ step: { kind: 'close', way: 'escape', target: null }, after }))).toHaveLength(1)
  expect(focusByKey(aMoment({ after })), 'a finger leaves none').toEqual([])
})

test('a figure that is typed into another field than the one with the focus is found', () => {
  const focusOn = (name: string) => aSight({ path: '/workout/a/execute', focus: { role: 'button', name, nth: 0 } })
  const typed = (shown: string) =>
    keysReachFocus(
      aMoment({
        step: { kind: 'keys', keys: ['1', 'Tab', '8'] },
        before: focusOn('Weight: 100 kg, Set 1'),
        after: focusOn(shown),
      }),
    )
  expect(typed('Reps: 12, Set 8')).toEqual(['8 was typed on “Reps: 12, Set 8”'])
  expect(typed('Reps: 8, Set 1')).toEqual([])
  expect(typed('Log Set 1'), 'not on a figure').toEqual([])
})
