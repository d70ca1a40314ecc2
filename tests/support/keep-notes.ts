import { onTestFinished, vi } from 'vitest'
import { stubStorage } from './stub-storage.ts'

/** Provides a localStorage in a runtime without one. */
export function keepNotes(): void {
  if (typeof localStorage !== 'undefined') return
  stubStorage()
  onTestFinished(() => void vi.unstubAllGlobals())
}
