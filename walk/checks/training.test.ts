import { expect, test } from 'vitest'
import type { Step } from '../story.ts'
import { aMoment, aSight, aStoredSet } from './a-moment.ts'
import { eachSetOnce, noSetByItself, OwnerWatch, savedIsStored } from './training.ts'

const press = (name: string): Step => ({ kind: 'press', target: { role: 'button', name, nth: 0 } })
const LOG = press('Log Set 1')

test('sets that come by what logs nothing are found', () => {
  const moment = { setsBefore: [], setsAfter: [aStoredSet()] }
  expect(noSetByItself(aMoment({ ...moment, step: press('Push') }))[0]).toContain('1 sets are logged that nobody did')
  expect(noSetByItself(aMoment({ ...moment, step: press('Start') })), 'a start').toHaveLength(1)
  expect(noSetByItself(aMoment({ ...moment, step: { kind: 'back' } }))).toHaveLength(1)
  expect(noSetByItself(aMoment({ ...moment, step: LOG }))).toEqual([])
})

test('sets that go by themselves are found', () => {
  const moment = { setsBefore: [aStoredSet()], setsAfter: [aStoredSet({ isDone: false })] }
  expect(noSetByItself(aMoment({ ...moment, step: { kind: 'kill' } }))[0]).toContain('1 logged sets are gone')
  expect(noSetByItself(aMoment({ ...moment, step: press('Set 1 logged, saved on this device. Undo') }))).toEqual([])
})

test('what is done in the other browser comes here by itself, and nothing else', () => {
  const elsewhere = { done: new Set(['set-1']), gone: new Set(['set-2']) }
  const kept = { step: press('Home'), elsewhere }
  const [first, second] = [aStoredSet(), aStoredSet({ id: 'set-2' })]
  expect(noSetByItself(aMoment({ ...kept, setsBefore: [second], setsAfter: [first] }))).toEqual([])
  expect(noSetByItself(aMoment({ ...kept, setsBefore: [], setsAfter: [second] }))).toHaveLength(1)
  expect(noSetByItself(aMoment({ ...kept, setsBefore: [first], setsAfter: [] }))).toHaveLength(1)
})

test('a browser that is looked at again may have a set that was taken back elsewhere meanwhile', () => {
  const moment = { setsBefore: [], setsAfter: [aStoredSet()], step: { kind: 'other browser' } } as const
  expect(noSetByItself(aMoment({ ...moment, elsewhere: { done: new Set(), gone: new Set(['set-1']) } }))).toEqual([])
  expect(noSetByItself(aMoment({ ...moment, elsewhere: { done: new Set(), gone: new Set() } }))).toHaveLength(1)
})

test('a set that is stored twice is found', () => {
  expect(eachSetOnce(aMoment({ setsAfter: [aStoredSet(), aStoredSet({ id: 'set-2' })] }))).toEqual([])
  expect(eachSetOnce(aMoment({ setsAfter: [aStoredSet(), aStoredSet()] }))).toEqual(['the set set-1 is stored twice'])
})

test('a tick that says saved of what is not stored is found', () => {
  const tick = { setId: 'set-1', label: 'Set 1 logged, saved on this device. Undo', weight: '102,5', reps: '8' }
  const shown = (given: Partial<Parameters<typeof aMoment>[0]> = {}) =>
    savedIsStored(aMoment({ step: LOG, after: aSight({ path: '/workout/a/execute', ticks: [tick] }), ...given }))
  expect(shown({ setsAfter: [aStoredSet({ weight: 102.5 })] })).toEqual([])
  expect(shown()[0]).toContain('not at all')
  expect(shown({ setsAfter: [aStoredSet({ isDone: false })] })[0]).toContain('open')
  expect(shown({ setsAfter: [aStoredSet({ weight: 100 })] })[0]).toContain('stored is 100 kg × 8')
})

test('a set of another person is found when somebody logs in', () => {
  const owners = new OwnerWatch()
  const login: Step = { kind: 'log in as another' }
  const ana = { person: 'ana', setsAfter: [aStoredSet()] }
  const bia = { person: 'bia', setsAfter: [aStoredSet({ id: 'set-2' })] }
  expect(owners.check(aMoment(ana))).toEqual([])
  expect(owners.check(aMoment({ ...bia, step: login }))).toEqual([])
  expect(owners.check(aMoment({ ...ana, step: login }))).toEqual([])
  expect(owners.check(aMoment({ ...ana, person: 'bia', step: login }))[0]).toContain('1 sets are another person')
})

test('a set that two people have imported is of both', () => {
  const owners = new OwnerWatch()
  const setsAfter = [aStoredSet()]
  for (const person of ['ana', 'bia']) expect(owners.check(aMoment({ person, setsAfter }))).toEqual([])
  for (const person of ['ana', 'bia'])
    expect(owners.check(aMoment({ person, setsAfter, step: { kind: 'log in' } }))).toEqual([])
})
