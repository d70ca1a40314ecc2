import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstantText } from '#shared/format/instant-text.ts'
import type { SnapshotNote } from '#storage/safety/safety-database.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { List } from '#ui/list.tsx'
import styles from '../data.module.css'
import type { DataNotes } from '../use-data-notes.ts'

export function SnapshotsCard({ notes }: { readonly notes: DataNotes }) {
  const { t } = useTranslation(['data', 'shared'])
  const [asked, setAsked] = useState<SnapshotNote>()
  const { known, busy, act } = notes
  const whenText = useInstantText({ dateStyle: 'medium', timeStyle: 'short' })
  const when = ({ takenAt }: SnapshotNote) => whenText(takenAt)
  return (
    <Card as="section" className="card" aria-labelledby="data-snapshots">
      <h2 id="data-snapshots">{t('snapshots.title')}</h2>
      <p>{t('snapshots.lead')}</p>
      {known?.snapshots.length === 0 && <p className="quiet">{t('snapshots.empty')}</p>}
      {known && known.snapshots.length > 0 && (
        <List className={styles.list}>
          {known.snapshots.map((note) => (
            <li key={note.id} className={styles.row}>
              <div className={styles.words}>
                <span className={styles.name}>{t(`snapshots.${note.reason}`, { detail: note.detail })}</span>
                <span className="quiet">
                  {when(note)} · {t('snapshots.size', { count: note.documents })}
                </span>
              </div>
              <Button
                size="small"
                busy={busy === note.id}
                aria-label={t('snapshots.backNamed', { when: when(note) })}
                onClick={() => setAsked(note)}
              >
                {t('snapshots.back')}
              </Button>
            </li>
          ))}
        </List>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('snapshots.askTitle')}
        message={asked ? t('snapshots.askText', { when: when(asked) }) : ''}
        confirmLabel={t('snapshots.back')}
        cancelLabel={t('shared:cancel')}
        danger
        onCancel={() => setAsked(undefined)}
        onConfirm={() => {
          setAsked(undefined)
          if (asked) void act(asked.id, (data) => data.restoreSnapshot(asked.id), t('snapshots.done'))
        }}
      />
    </Card>
  )
}
