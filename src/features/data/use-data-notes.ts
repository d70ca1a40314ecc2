import { useCallback, useEffect, useState } from 'react'
import { type DataApi, type Failure, type ImportNote, useDataWorker } from '#platform/account/data-worker.ts'
import type { SnapshotNote } from '#storage/safety/safety-database.ts'
import { useSay } from './use-say.ts'

/** This device's imports and snapshots; undefined while loading, null on failure. */
export type DataNotes = {
  readonly known:
    | { readonly imports: readonly ImportNote[]; readonly snapshots: readonly SnapshotNote[] }
    | null
    | undefined
  readonly busy: string | null
  /** Runs an action, reports its result, and reloads. */
  readonly act: Act
}

type Act = <Answer extends { readonly kind: 'done' }>(
  name: string,
  work: (data: DataApi) => Promise<Answer | Failure>,
  said: string | ((answer: Answer) => string),
) => Promise<void>

export function useDataNotes(): DataNotes {
  const ask = useDataWorker()
  const say = useSay()
  const [known, setKnown] = useState<DataNotes['known']>()
  const [busy, setBusy] = useState<string | null>(null)

  const read = useCallback(async () => {
    try {
      setKnown(await ask(async (data) => ({ imports: await data.imports(), snapshots: await data.snapshots() })))
    } catch {
      setKnown(null)
    }
  }, [ask])
  useEffect(() => void read(), [read])

  const act: Act = async (name, work, said) => {
    setBusy(name)
    await say(() => ask(work), said)
    await read()
    setBusy(null)
  }
  return { known, busy, act }
}
