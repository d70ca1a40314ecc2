import { afterAll, vi } from 'vitest'

// Vitest takes stubs back before each test. The files of one process are loaded in between, and a module that reads the
// document as it is loaded must not find what the last test of another file stood in for it.
afterAll(() => void vi.unstubAllGlobals())
