import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endTyping, type History, record, redo, startHistory, undo } from './history.ts'

const presentAfter = (steps: number) => {
  let history: History<number> = startHistory(0)
  for (let step = 1; step <= steps; step++) history = record(history, step)
  return history
}

test('undo walks back to the start and redo walks to the end again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), (steps) => {
      let history = presentAfter(steps)
      for (let step = 0; step < steps; step++) history = undo(history)
      expect(history.present).toBe(0)
      expect(undo(history)).toBe(history)
      for (let step = 0; step < steps; step++) history = redo(history)
      expect(history.present).toBe(steps)
      expect(redo(history)).toBe(history)
    }),
  )
})

test('a new step after an undo ends what could be redone', () => {
  const history = record(undo(presentAfter(3)), 9)
  expect(redo(history)).toBe(history)
  expect(undo(history).present).toBe(2)
})

test('a step that changes nothing is none', () => {
  const history = presentAfter(2)
  expect(record(history, history.present)).toBe(history)
})

test('letters typed into one field are one step', () => {
  let history: History<string> = startHistory('')
  for (const name of ['P', 'Pu', 'Pus', 'Push']) history = record(history, name, 'name')
  expect(undo(history).present).toBe('')
})

test('typing is another step in another field, after leaving the field and after an undo', () => {
  const named = record(startHistory(''), 'a', 'name')
  expect(undo(record(named, 'ab', 'note')).present).toBe('a')
  expect(undo(record(endTyping(named), 'ab', 'name')).present).toBe('a')
  const undone = undo(record(record(startHistory(''), 'a'), 'ab', 'name'))
  expect(undo(record(undone, 'ac', 'name')).present).toBe('a')
})

test('no more than two hundred steps are kept', () => {
  let history = presentAfter(500)
  let steps = 0
  while (undo(history) !== history) {
    history = undo(history)
    steps++
  }
  expect(steps).toBe(200)
})
