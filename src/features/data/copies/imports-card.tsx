import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TRASH_DAYS } from '#domain/document/trash.ts'
import { DAY_MS } from '#domain/time/instant.ts'
import type { ImportNote } from '#platform/account/data-worker.ts'
import { useInstantText } from '#shared/format/instant-text.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { List } from '#ui/list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../data.module.css'
import { useCountText } from '../use-count-text.ts'
import type { DataNotes } from '../use-data-notes.ts'
import { useHasPulled } from '../use-has-pulled.ts'
import { useUndoneText } from '../use-say.ts'

export function ImportsCard({ notes }: { readonly notes: DataNotes }) {
  const { t } = useTranslation(['data', 'shared'])
  const [asked, setAsked] = useState<ImportNote>()
  const undoneWords = useUndoneText()
  const hasPulled = useHasPulled()
  const { known, busy, act } = notes
  return (
    <Card as="section" className="card" aria-labelledby="data-imports">
      <h2 id="data-imports">{t('imports.title')}</h2>
      {known === undefined && <Skeleton shape="row" count={2} />}
      {known === null && <p className="quiet">{t('workerFailed')}</p>}
      {known?.imports.length === 0 && <p className="quiet">{t('imports.empty')}</p>}
      {known && known.imports.length > 0 && (
        <List className={styles.list}>
          {known.imports.map((note) => (
            <ImportRow
              key={note.id}
              note={note}
              isBusy={busy === note.id}
              onUndo={() => setAsked(note)}
              onRestore={() => void act(note.id, (data) => data.restoreImport(note.id), t('imports.isBack'))}
            />
          ))}
        </List>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('imports.askTitle')}
        message={t(hasPulled ? 'imports.askText' : 'imports.askTextEarly')}
        confirmLabel={t('imports.undo')}
        cancelLabel={t('shared:cancel')}
        danger
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) void act(asked.id, (data) => data.undoImport(asked.id), undoneWords)
        }}
      />
    </Card>
  )
}

type ImportRowProps = {
  readonly note: ImportNote
  readonly isBusy: boolean
  readonly onUndo: () => void
  readonly onRestore: () => void
}

function ImportRow({ note, isBusy, onUndo, onRestore }: ImportRowProps) {
  const { t } = useTranslation('data')
  const countWords = useCountText()
  const { fileName, importedAt, state, undoneAt, counts } = note
  const dayText = useInstantText({ dateStyle: 'medium' })
  const isUndone = state === 'undone'
  const until = isUndone ? dayText(Date.parse(undoneAt) + TRASH_DAYS * DAY_MS) : ''
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{fileName}</span>
        <span className="quiet">
          {[dayText(importedAt), countWords(counts), isUndone ? t('imports.undone', { until }) : '']
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <Button
        size="small"
        busy={isBusy}
        aria-label={t(isUndone ? 'imports.restoreNamed' : 'imports.undoNamed', { file: fileName })}
        onClick={isUndone ? onRestore : onUndo}
      >
        {t(isUndone ? 'imports.restore' : 'imports.undo')}
      </Button>
    </li>
  )
}
