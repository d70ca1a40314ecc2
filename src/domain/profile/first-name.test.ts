import { expect, test } from 'vitest'
import { firstNameOf } from './first-name.ts'

test.each([
  ['Ana', 'Ana'],
  ['  Maximiliano Fernandes da Silva ', 'Maximiliano'],
  ['Ana-Lúcia Prado', 'Ana-Lúcia'],
  ['李 小龙', '李'],
  ['— Zoë', 'Zoë'],
  ['007', '007'],
  ['', ''],
])('%j is greeted as %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})
