import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import '#ui/base.css'
import { render } from '../../tests/support/render.tsx'
import { ExercisePicker } from './exercise-picker.tsx'
import type { PickerItem } from './picker-row.tsx'

const drawn: string[] = []

function Picture({ of }: { readonly of: string }) {
  drawn.push(of)
  return <i>picture of {of}</i>
}

const anItem = (name: string): PickerItem => ({ id: name, name, detail: 'Barbell', thumb: <Picture of={name} /> })
const [BENCH, ROW, SQUAT] = [anItem('Bench press'), anItem('Row'), anItem('Squat')]

let change: (items: readonly PickerItem[]) => void = () => undefined

function Found({ first }: { readonly first: readonly PickerItem[] }) {
  const [items, setItems] = useState(first)
  change = setItems
  return (
    <ExercisePicker
      items={items}
      query="a"
      onQueryChange={() => undefined}
      chosen={[]}
      onToggle={() => undefined}
      mode="one"
      empty={null}
      labels={{ search: 'Search', clearSearch: 'Clear', list: 'Exercises' }}
    />
  )
}

function show(first: readonly PickerItem[]) {
  const place = render(<Found first={first} />)
  const texts = (of: string) =>
    [...place.querySelectorAll(`[aria-posinset] ${of}`)].map(({ textContent }) => textContent)
  return { texts, find: (items: readonly PickerItem[]) => flushSync(() => change(items)) }
}

test('names answer a key at once, and pictures follow behind the paint', async () => {
  const { texts, find } = show([BENCH, ROW])
  await expect.poll(() => texts('i')).toEqual(['picture of Bench press', 'picture of Row'])
  find([BENCH, SQUAT])
  expect(texts('button').join()).toMatch(/Bench press.*Squat/)
  expect(texts('i')).toEqual(['picture of Bench press', 'picture of Row'])
  await expect.poll(() => texts('i')).toEqual(['picture of Bench press', 'picture of Squat'])
})

test('a picture that stays is not drawn again', async () => {
  const { texts, find } = show([BENCH, ROW])
  await expect.poll(() => texts('i')).toHaveLength(2)
  drawn.length = 0
  find([BENCH, SQUAT])
  await expect.poll(() => texts('i')).toEqual(['picture of Bench press', 'picture of Squat'])
  expect(drawn).toEqual(['Squat'])
})
