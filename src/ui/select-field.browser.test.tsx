import './base.css'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../tests/support/render.tsx'
import { SelectField } from './select-field.tsx'

const LONG = 'La de este dispositivo (America/Argentina/ComodRivadavia)'
const OPTIONS = [
  { value: 'device', label: LONG },
  { value: 'utc', label: 'UTC' },
]

function Zone() {
  const [zone, setZone] = useState('device')
  return <SelectField label="Zona horaria" value={zone} options={OPTIONS} onChange={setZone} />
}

/** A field of this width. */
function open(width: string) {
  const place = render(<Zone />)
  place.style.width = width
  return page.getByLabelText('Zona horaria')
}

/** The words of a field where the eye sees them. */
function seen(words: string): DOMRect {
  const range = document.createRange()
  const place = [...document.querySelectorAll('span')].find((span) => span.textContent === words)
  if (!place) throw new Error(`nobody sees ${words}`)
  range.selectNodeContents(place)
  return range.getBoundingClientRect()
}

test('what is chosen is seen whole, on as many lines as it takes', async () => {
  const field = open('240px')
  const [box, words] = [field.element().getBoundingClientRect(), seen(LONG)]
  expect(words.left).toBeGreaterThan(box.left)
  expect(words.right).toBeLessThan(box.right)
  expect(words.top).toBeGreaterThan(box.top)
  expect(words.bottom).toBeLessThan(box.bottom)
  expect(box.height).toBeGreaterThan(60)
})

test('another choice is seen at once, in one line', async () => {
  const field = open('240px')
  await userEvent.selectOptions(field, 'utc')
  await expect.element(field).toHaveValue('utc')
  expect(seen('UTC').height).toBeLessThan(30)
  expect(field.element().getBoundingClientRect().height).toBeLessThan(60)
})

test('the focus of the keyboard is seen around it', async () => {
  open('240px')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByLabelText('Zona horaria')).toHaveFocus()
  const around = [...document.querySelectorAll('span')].find((span) => span.textContent === LONG)
  expect(around && getComputedStyle(around).outlineStyle).toBe('solid')
})
