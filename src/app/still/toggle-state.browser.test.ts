import { expect, test } from 'vitest'
import { isInSameState } from './toggle-state.ts'

function control(html: string): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder.querySelector<HTMLElement>('button, input, summary') ?? expect.fail('there is no control')
}

test.each([
  ['a tick', '<button aria-pressed="false">', '<button aria-pressed="true">'],
  ['a menu', '<button aria-expanded="false">', '<button aria-expanded="true">'],
  ['a switch', '<button role="switch" aria-checked="true">', '<button role="switch" aria-checked="false">'],
  ['a tab', '<button role="tab" aria-selected="true">', '<button role="tab" aria-selected="false">'],
  ['a checkbox', '<input type="checkbox">', '<input type="checkbox" checked>'],
  ['details', '<details><summary></summary></details>', '<details open><summary></summary></details>'],
])('%s is only used again while it is in the state that the still showed', (_name, before, after) => {
  expect(isInSameState(control(before), control(before))).toBe(true)
  expect(isInSameState(control(before), control(after))).toBe(false)
  expect(isInSameState(control(after), control(before))).toBe(false)
})

test('a plain button and a choice among several are used again', () => {
  expect(isInSameState(control('<button>'), control('<button>'))).toBe(true)
  expect(isInSameState(control('<input type="radio">'), control('<input type="radio" checked>'))).toBe(true)
})
