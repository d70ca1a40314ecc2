import { useCallback, useEffect, useState } from 'react'
import { type DataApi, type Failure, type ImportNote, useDataWorker } from '#platform/account/data-worker.ts'
import type { SnapshotNote } from '#storage/safety/safety-database.ts'
import { useSay } from './use-say.ts'

/** The imports and snapshots of this device; undefined while they load, null where they cannot be had. */
export type DataNotes = {
  readonly known:
    | { readonly imports: readonly ImportNote[]; readonly snapshots: readonly SnapshotNote[] }
    | null
    | undefined
  /** What is being done, as it was named; null while nothing is. */
  readonly busy: string | null
  /** Does something with them, says how it went, and looks again. */
  readonly act: Act
}

type Act = <Answer extends { readonly kind: 'done' }>(
  name: string,
  work: (data: DataApi) => Promise<Answer | Failure>,
  said: string | ((answer: Answer) => string),
) => Promise<void>

/** Reads what this device knows of imports and snapshots. */
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
