import { onTestFinished, vi } from 'vitest'
import { stubStorage } from './stub-storage.ts'

/** Gives a test a localStorage where the runtime has none. */
export function keepNotes(): void {
  if (typeof localStorage !== 'undefined') return
  stubStorage()
  onTestFinished(() => void vi.unstubAllGlobals())
}
