import { wrap } from 'comlink'
import { useCallback, useEffect } from 'react'
import { startPageWorker } from '#shared/page-life/page-worker.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { holdsUnfinishedImports } from '#storage/safety/unfinished-imports.ts'
import type { DataApi } from '../../../workers/data.api.ts'
import { GUEST_ACCOUNT } from './guest-account.ts'

export type * from '../../../workers/data.api.ts'

type Link = {
  readonly account: string
  readonly worker: Worker
  readonly api: DataApi
  readonly opened: Promise<void>
}

let link: Link | undefined
let screens = 0
let calls = 0

export type AskData = <Answer>(question: (api: DataApi) => Promise<Answer>) => Promise<Answer>

/** Lives while a screen uses it, and until pending calls are done: leaving a screen aborts nothing. */
export function useDataWorker(): AskData {
  const { account } = useDatabase()
  useEffect(() => {
    screens += 1
    linkTo(account)
    return () => {
      screens -= 1
      endWhenIdle()
    }
  }, [account])
  return useCallback((question) => askData(account, question), [account])
}

export async function askData<Answer>(account: string, question: (api: DataApi) => Promise<Answer>): Promise<Answer> {
  calls += 1
  try {
    const { api, opened } = linkTo(account)
    await opened
    return await question(api)
  } finally {
    calls -= 1
    endWhenIdle()
  }
}

/** Finishes or undoes imports interrupted by a kill. Starts no worker without such an import. */
export async function goOnWithData(account: string): Promise<void> {
  // Opening the account is enough.
  if (await holdsUnfinishedImports(account)) await askData(account, () => Promise.resolve())
}

function linkTo(account: string): Link {
  if (link?.account === account) return link
  if (link) end(link)
  const worker = startPageWorker(
    () =>
      new Worker(new URL('../../../workers/data.worker.ts', import.meta.url), {
        type: 'module',
        name: 'data',
      }),
  )
  // Every method returns a promise on both sides; Comlink's type distributes over unions.
  const api = wrap<DataApi>(worker) as unknown as DataApi
  const opened = new Promise<void>((resolve, reject) => {
    // A script that fails to load reports nothing else.
    worker.addEventListener('error', () => reject(new Error('the data worker did not start')))
    api.open(account, account !== GUEST_ACCOUNT).then(resolve, reject)
  })
  const made: Link = { account, worker, api, opened }
  opened.catch((cause: unknown) => {
    console.error('the data worker', cause)
    // The next call starts another one.
    if (link === made) link = undefined
    worker.terminate()
  })
  link = made
  return made
}

function endWhenIdle(): void {
  if (screens > 0 || calls > 0 || !link) return
  const ending = link
  link = undefined
  end(ending)
}

function end({ worker, api }: Link): void {
  void api.close().finally(() => worker.terminate())
}
