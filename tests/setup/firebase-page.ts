import { deleteApp, getApps } from 'firebase/app'
import { onTestFinished, vi } from 'vitest'
import { commands } from 'vitest/browser'
import type { PublicConfig } from '#contract/public-config.ts'

// The page's side of the tests of Firebase's real client; Google's side is in google-stand-in.ts.

export const FIREBASE = {
  apiKey: 'key',
  authDomain: 'barra-test.firebaseapp.com',
  projectId: 'barra-test',
  appId: '1:1:web:1',
  storageBucket: 'barra-test.appspot.com',
}

export const config: PublicConfig = {
  version: 'test',
  apiBase: '/api',
  firebase: FIREBASE,
  authEmulatorUrl: null,
  localObjectStore: false,
}

/** Replaces Google by the stand-in for a test, and cleans up its clock, stubs and apps afterwards. */
export async function meetGoogle(): Promise<void> {
  await commands.standInForGoogle({})
  // A previously open page may still send its first calls past the stand-in.
  while (!(await doesStandInAnswer()));
  onTestFinished(async () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    await Promise.all(getApps().map(deleteApp))
  })
}

async function doesStandInAnswer(): Promise<boolean> {
  try {
    return (await fetch(`https://${FIREBASE.authDomain}/`)).ok
  } catch {
    return false
  }
}

/** For a test whose calls must go out immediately: with a database the client reads it before each of them. */
export function forgoDatabase(): void {
  vi.stubGlobal('indexedDB', undefined)
}

/** Makes everything unresponsive: calls as well as Google's script for windows, which has its own timeout. */
export function answerNothing(): void {
  vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined))
  type Waiting = { readonly timeout: number; readonly ontimeout: () => void }
  vi.stubGlobal('gapi', { load: (_: string, { timeout, ontimeout }: Waiting) => setTimeout(ontimeout, timeout) })
}

/** The code that a call is refused with, a millisecond before the limit and at it. */
export async function refusalsAround(
  limitMs: number,
  call: () => Promise<unknown>,
): Promise<[before: string | undefined, after: string | undefined]> {
  // On a machine without a network the client waits for 5 s only.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let refusal: string | undefined
  call().catch(({ code }: { code: string }) => {
    refusal = code
  })
  await vi.advanceTimersByTimeAsync(limitMs - 1)
  const before = refusal
  await vi.advanceTimersByTimeAsync(1)
  return [before, refusal]
}
