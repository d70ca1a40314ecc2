import { wrap } from 'comlink'
import { useCallback, useEffect } from 'react'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { DataApi } from '../../../workers/data.face.ts'
import { GUEST_ACCOUNT } from './guest-account.ts'

export type * from '../../../workers/data.face.ts'

type Link = {
  readonly account: string
  readonly worker: Worker
  readonly api: DataApi
  readonly opened: Promise<void>
}

let link: Link | undefined
let screens = 0
let calls = 0

/** Asks something of the account's data worker. Rejects where it cannot start. */
export type AskData = <Answer>(question: (api: DataApi) => Promise<Answer>) => Promise<Answer>

/**
 * The worker that reads and writes much at once. It is there while a screen wants it, and until it has answered what was
 * asked: leaving a screen ends nothing that was begun.
 */
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

/** The same for one question, where no screen is. */
export async function askData<Answer>(account: string, question: (api: DataApi) => Promise<Answer>): Promise<Answer> {
  calls += 1
  safeLocalStorage.write(underWayKey(account), '1')
  try {
    const { api, opened } = linkTo(account)
    await opened
    return await question(api)
  } finally {
    calls -= 1
    if (calls === 0) safeLocalStorage.remove(underWayKey(account))
    endWhenIdle()
  }
}

/** Finishes, or takes back, what the app was killed in the middle of. Costs nothing where there is no such thing. */
export async function goOnWithData(account: string): Promise<void> {
  // To open the account is all that it takes.
  if (safeLocalStorage.read(underWayKey(account)) !== null) await askData(account, () => Promise.resolve())
}

const underWayKey = (account: string) => `barra.data-under-way.${account}`

function linkTo(account: string): Link {
  if (link?.account === account) return link
  if (link) end(link)
  const worker = new Worker(new URL('../../../workers/data.worker.ts', import.meta.url), {
    type: 'module',
    name: 'data',
  })
  // Every method answers with a promise on both sides; Comlink's type for it takes unions of answers apart.
  const api = wrap<DataApi>(worker) as unknown as DataApi
  const opened = new Promise<void>((resolve, reject) => {
    // What cannot even be loaded says nothing else.
    worker.addEventListener('error', () => reject(new Error('the data worker did not start')))
    api.open(account, account !== GUEST_ACCOUNT).then(resolve, reject)
  })
  const made: Link = { account, worker, api, opened }
  opened.catch((cause: unknown) => {
    console.error('the data worker', cause)
    // The next question starts another one.
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
