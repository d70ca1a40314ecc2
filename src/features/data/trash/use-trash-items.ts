import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Done, type ImportNote, type TrashEntry, useDataWorker } from '#platform/account/data-worker.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { followTrash } from '#storage/trash.ts'
import { useSay } from '../use-say.ts'

export type TrashItem =
  | { readonly kind: 'entry'; readonly key: string; readonly binnedAt: string; readonly entry: TrashEntry }
  | { readonly kind: 'import'; readonly key: string; readonly binnedAt: string; readonly note: ImportNote }

/** The trash's content, latest first, kept up to date; undefined while loading, null on failure. */
export function useTrashItems() {
  const { t } = useTranslation('data')
  const ask = useDataWorker()
  const db = useDatabase()
  const say = useSay()
  const [items, setItems] = useState<readonly TrashItem[] | null>()
  const [busy, setBusy] = useState<string | null>(null)

  const read = useCallback(async () => {
    try {
      setItems(await ask(async (data) => itemsOf(await data.trash(), await data.imports())))
    } catch {
      setItems(null)
    }
  }, [ask])
  useEffect(() => void read(), [read])
  useEffect(() => followTrash(db, () => void read()), [db, read])

  const act = async (key: string, work: () => Promise<Done>, said: string) => {
    setBusy(key)
    await say(work, said)
    await read()
    setBusy(null)
  }
  return {
    items,
    busy,
    restore: (item: TrashItem, said: string) =>
      act(
        item.key,
        () =>
          ask((data) =>
            item.kind === 'import' ? data.restoreImport(item.note.id) : data.restoreEntries([item.entry]),
          ),
        said,
      ),
    remove: (entry: TrashEntry) => act(entry.id, () => ask((data) => data.deleteEntries([entry])), t('trash.isGone')),
    empty: () => act('all', () => ask((data) => data.emptyTrash()), t('trash.isGone')),
  }
}

function itemsOf(entries: readonly TrashEntry[], imports: readonly ImportNote[]): readonly TrashItem[] {
  const undone = imports.filter(({ state }) => state === 'undone')
  const items: readonly TrashItem[] = [
    ...entries.map((entry): TrashItem => ({ kind: 'entry', key: entry.id, binnedAt: entry.binnedAt, entry })),
    ...undone.map((note): TrashItem => ({ kind: 'import', key: note.id, binnedAt: note.undoneAt, note })),
  ]
  return items.toSorted((left, right) => (left.binnedAt < right.binnedAt ? 1 : -1))
}
