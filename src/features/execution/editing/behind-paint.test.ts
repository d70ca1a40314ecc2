import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from '#shared/store.ts'
import { behindPaint } from './behind-paint.ts'

type Frame = () => void

let frames = new Map<number, Frame>()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  frames = new Map()
  let lastFrame = 0
  vi.stubGlobal('requestAnimationFrame', (work: Frame) => {
    lastFrame += 1
    frames.set(lastFrame, work)
    return lastFrame
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
})

function drawFrame() {
  const due = [...frames.values()]
  frames.clear()
  for (const work of due) work()
}

const follow = () => {
  const store = createStore({ text: 'a', isBusy: false })
  const behind = behindPaint(store, ({ isBusy }) => isBusy)
  const told = vi.fn()
  behind.subscribe(told)
  return { store, behind, told, textBehind: () => behind.current().text }
}

test('a change is followed in the frame after the one that paints it', () => {
  const { store, textBehind } = follow()
  store.set({ text: 'b', isBusy: false })
  expect(textBehind()).toBe('a')
  drawFrame()
  expect(textBehind()).toBe('a')
  drawFrame()
  expect(textBehind()).toBe('b')
})

test('changes before that are followed together', () => {
  const { store, told, textBehind } = follow()
  store.set({ text: 'b', isBusy: false })
  drawFrame()
  store.set({ text: 'c', isBusy: false })
  drawFrame()
  drawFrame()
  expect(textBehind()).toBe('c')
  expect(told).toHaveBeenCalledOnce()
})

test('while the disk is busy it waits, and is followed in the frame that paints the end of it', () => {
  const { store, textBehind } = follow()
  store.set({ text: 'b', isBusy: true })
  drawFrame()
  drawFrame()
  expect(textBehind()).toBe('a')
  store.set({ text: 'b', isBusy: false })
  expect(textBehind()).toBe('a')
  drawFrame()
  expect(textBehind()).toBe('b')
})

test('a slow disk and a page without frames hold it up for an instant only', () => {
  const { store, textBehind } = follow()
  store.set({ text: 'b', isBusy: true })
  vi.advanceTimersByTime(50)
  expect(textBehind()).toBe('b')
  // The frame that was asked for is no longer due.
  expect(frames.size).toBe(0)
  store.set({ text: 'c', isBusy: false })
  vi.advanceTimersByTime(50)
  expect(textBehind()).toBe('c')
})
