import { expect, test, vi } from 'vitest'
import { copyText } from './clipboard.ts'

test('text is copied where the browser allows it', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } })
  expect(await copyText('three sets')).toBe(true)
  expect(copied).toEqual(['three sets'])
})

test('a browser that forbids it, or has no clipboard, copies nothing', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new DOMException('no')) } })
  expect(await copyText('three sets')).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await copyText('three sets')).toBe(false)
})
