import { useEffect, useState } from 'react'
import { type SyncMessage, type SyncTrace, syncChannelName } from '../../../workers/replication.api.ts'

export type { ExchangeRecord, SyncTrace } from '../../../workers/replication.api.ts'

/** Follows the exchanges of the worker that syncs, in whichever tab. Null until it answers. */
export function useSyncTrace(account: string | undefined): SyncTrace | null {
  const [trace, setTrace] = useState<SyncTrace | null>(null)
  useEffect(() => {
    if (account === undefined) return
    const channel = new BroadcastChannel(syncChannelName(account))
    const ask = () => channel.postMessage({ type: 'ask-trace' } satisfies SyncMessage)
    channel.addEventListener('message', ({ data }: MessageEvent<SyncMessage>) => {
      if (data.type === 'trace') setTrace(data.trace)
      // A status may be the first of a new leader.
      if (data.type === 'exchanged' || data.type === 'status') ask()
    })
    ask()
    return () => channel.close()
  }, [account])
  return trace
}
