import { expect, test } from 'vitest'
import { Words } from './words.ts'

const words = await Words.read()

test('a name is the message that it is, or those with the most words of their own', () => {
  expect(words.likeliestKeysOf('Start empty workout', 'en-US')).toContain('workouts:list.startEmpty')
  const menus = words.likeliestKeysOf('Options for Push', 'en-US')
  expect(menus).toContain('workouts:list.menu')
  expect(menus).toContain('sessions:optionsOf')
})

test('the name of a link with a line below it is both of its messages', () => {
  const keys = words.likeliestKeysOf('History Every workout you’ve done', 'en-US')
  expect(keys).toContain('sessions:history.title')
})

test('a name of more than that is the longest message that it begins with', () => {
  const keys = words.likeliestKeysOf('Ready to train offline? Ready On this device: 5 routines', 'en-US')
  expect(keys).toContain('dashboard:ready.title')
})

test('the name of a thing of a person’s own is no message', () => {
  expect(words.likeliestKeysOf('Qwertz 17', 'en-US')).toEqual([])
})

test('a message is known by its key, and by one of which a part is computed', () => {
  expect(['workouts:list.menu', 'shared:muscle.*', 'workouts:nothing'].map((key) => words.has(key))).toEqual([
    true,
    true,
    false,
  ])
})
