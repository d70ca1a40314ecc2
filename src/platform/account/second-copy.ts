import type { Remote } from 'comlink'
import { startPageWorker } from '#shared/page-life/page-worker.ts'
import type { CopyPlace } from '#storage/reserve/second-copies.ts'
import type { SecondCopyApi } from '../../../workers/second-copy.api.ts'
import { withTimeLimit } from '../device/time-limit.ts'

// Copies of data that the database refuses to write, in a store with durable writes. Not available in every browser.

const ANSWER_MS = 10_000

class NoAnswer extends Error {}

type SecondCopyWorker = { readonly api: Remote<SecondCopyApi>; readonly thread: Worker }

let launched: Promise<SecondCopyWorker> | undefined

/** Returns whether there is room. */
export function prepareSecondCopy(): Promise<boolean> {
  return succeeds((api) => api.prepare())
}

/** Resolves to whether the copy is on disk. Never rejects. */
export function keepSecondCopy(place: CopyPlace, copy: unknown): Promise<boolean> {
  return succeeds((api) => api.keep(place, copy))
}

export function readSecondCopy(place: CopyPlace): Promise<unknown> {
  return ask((api) => api.read(place)).catch(() => undefined)
}

/** A copy that cannot be removed is merged once more, which changes nothing. */
export async function forgetSecondCopy(place: CopyPlace): Promise<void> {
  await succeeds((api) => api.forget(place))
}

export async function forgetSecondCopies(account: string): Promise<void> {
  await succeeds((api) => api.forgetAccount(account))
}

/** A store that does not answer may hold copies; a browser without one holds none. Never rejects. */
export function holdsSecondCopies(account: string): Promise<boolean> {
  return ask((api) => api.holds(account)).catch((error: unknown) => error instanceof NoAnswer)
}

function succeeds(question: (api: Remote<SecondCopyApi>) => Promise<void>): Promise<boolean> {
  return ask(question).then(
    () => true,
    () => false,
  )
}

async function ask<Answer>(question: (api: Remote<SecondCopyApi>) => Promise<Answer>): Promise<Answer> {
  launched ??= launch()
  const launching = launched
  // If its script or its calls did not load, or it hangs, the next call starts another.
  const forget = () => {
    if (launched === launching) launched = undefined
  }
  const { api, thread } = await launching.catch((cause: unknown) => {
    forget()
    throw cause
  })
  return withTimeLimit(question(api), ANSWER_MS, () => {
    forget()
    thread.terminate()
    return new NoAnswer('the reserve does not answer')
  })
}

async function launch(): Promise<SecondCopyWorker> {
  const thread = startPageWorker(
    () =>
      new Worker(new URL('../../../workers/second-copy.worker.ts', import.meta.url), {
        type: 'module',
        name: 'second-copy',
      }),
  )
  // The screen that prepares the reserve does not wait for it.
  const { wrap } = await import('comlink')
  return { api: wrap<SecondCopyApi>(thread), thread }
}
