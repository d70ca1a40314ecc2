import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BinEntry, type Done, type ImportNote, useDataWorker } from '#platform/account/data-worker.ts'
import { followBin } from '#storage/bin.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useSay } from '../use-say.ts'

/** A row of the bin: a document, or all documents of an undone import. */
export type BinItem =
  | { readonly kind: 'entry'; readonly key: string; readonly binnedAt: string; readonly entry: BinEntry }
  | { readonly kind: 'import'; readonly key: string; readonly binnedAt: string; readonly note: ImportNote }

/** The bin's content, latest first, kept up to date; undefined while loading, null on failure. */
export function useBinItems() {
  const { t } = useTranslation('data')
  const ask = useDataWorker()
  const db = useDatabase()
  const say = useSay()
  const [items, setItems] = useState<readonly BinItem[] | null>()
  const [busy, setBusy] = useState<string | null>(null)

  const read = useCallback(async () => {
    try {
      setItems(await ask(async (data) => itemsOf(await data.bin(), await data.imports())))
    } catch {
      setItems(null)
    }
  }, [ask])
  useEffect(() => void read(), [read])
  useEffect(() => followBin(db, () => void read()), [db, read])

  const act = async (key: string, work: () => Promise<Done>, said: string) => {
    setBusy(key)
    await say(work, said)
    await read()
    setBusy(null)
  }
  return {
    items,
    busy,
    restore: (item: BinItem, said: string) =>
      act(
        item.key,
        () =>
          ask((data) =>
            item.kind === 'import' ? data.restoreImport(item.note.id) : data.restoreEntries([item.entry]),
          ),
        said,
      ),
    remove: (entry: BinEntry) => act(entry.id, () => ask((data) => data.deleteEntries([entry])), t('bin.isGone')),
    empty: () => act('all', () => ask((data) => data.emptyBin()), t('bin.isGone')),
  }
}

function itemsOf(entries: readonly BinEntry[], imports: readonly ImportNote[]): readonly BinItem[] {
  const undone = imports.filter(({ state }) => state === 'undone')
  const items: readonly BinItem[] = [
    ...entries.map((entry): BinItem => ({ kind: 'entry', key: entry.id, binnedAt: entry.binnedAt, entry })),
    ...undone.map((note): BinItem => ({ kind: 'import', key: note.id, binnedAt: note.undoneAt, note })),
  ]
  return items.toSorted((left, right) => (left.binnedAt < right.binnedAt ? 1 : -1))
}
