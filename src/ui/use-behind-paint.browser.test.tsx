import { act, useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../tests/support/render.tsx'
import { useBehindPaint } from './use-behind-paint.ts'

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterAll(() => {
  vi.unstubAllGlobals()
})
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

let change: (value: string) => void = () => undefined

function Followed() {
  const [value, setValue] = useState('one')
  change = setValue
  return `${value}, ${useBehindPaint(value)}`
}

test('a value follows once the frame with the change is painted', async () => {
  const place = render(<Followed />)
  await act(async () => change('two'))
  expect(place.textContent).toBe('two, one')
  await act(async () => vi.advanceTimersToNextFrame())
  expect(place.textContent).toBe('two, one')
  await act(async () => vi.advanceTimersToNextFrame())
  expect(place.textContent).toBe('two, two')
})

test('changes in a row are followed together, by the last of them', async () => {
  const place = render(<Followed />)
  await act(async () => change('two'))
  await act(async () => vi.advanceTimersToNextFrame())
  await act(async () => change('three'))
  await act(async () => vi.advanceTimersToNextFrame())
  expect(place.textContent).toBe('three, one')
  await act(async () => vi.advanceTimersToNextFrame())
  expect(place.textContent).toBe('three, three')
})

test('a page that draws no frames follows all the same', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const place = render(<Followed />)
  await act(async () => change('two'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(place.textContent).toBe('two, two')
})
