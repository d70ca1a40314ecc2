import { useEffect, useState } from 'react'
import type { KeptChoice } from '#contract/outbox.ts'
import { type SyncMessage, syncChannelName } from '../../../workers/replication.api.ts'
import { openedWorker } from './sync.ts'

export type MergeChoices = {
  readonly choices: readonly KeptChoice[]
  readonly forget: (numbers: readonly number[]) => void
}

const NONE: readonly KeptChoice[] = []

/** Follows the choices that merging on this device made in a session. */
export function useMergeChoices(account: string, sessionId: string): MergeChoices {
  const [choices, setChoices] = useState(NONE)
  useEffect(() => {
    let current = true
    const ask = async () => {
      const answer = (await (await openedWorker())?.choices(sessionId)) ?? NONE
      // Most sessions never have one, and are not drawn again for it.
      if (current) setChoices((before) => (before.length + answer.length === 0 ? before : answer))
    }
    const channel = new BroadcastChannel(syncChannelName(account))
    // A status follows each step of the exchange, and a step may have merged.
    channel.addEventListener('message', ({ data }: MessageEvent<SyncMessage>) => {
      if (data.type === 'status') void ask()
    })
    void ask()
    return () => {
      current = false
      channel.close()
    }
  }, [account, sessionId])
  const forget = (numbers: readonly number[]) => {
    setChoices((before) => before.filter(({ number }) => !numbers.includes(number)))
    void openedWorker().then((worker) => worker?.forgetChoices(numbers))
  }
  return { choices, forget }
}
