import { useTranslation } from 'react-i18next'
import type { OutboxEntry } from '#contract/outbox.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './outbox.module.css'

type EntryListProps = {
  readonly title: string
  readonly entries: readonly OutboxEntry[]
  readonly onRetry: (key: string) => Promise<void>
}

/** Entries in one state; nothing at all where there are none. */
export function EntryList({ title, entries, onRetry }: EntryListProps) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} onRetry={onRetry} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ entry, onRetry }: { readonly entry: OutboxEntry; readonly onRetry: EntryListProps['onRetry'] }) {
  const { t, i18n } = useTranslation(['outbox', 'shared'])
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short' })
  const name = entry.document['name']
  return (
    <Card as="li" className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.name}>
          {t(`collection.${entry.collection}`)}
          {typeof name === 'string' && ` · ${name}`}
        </p>
        <p className={styles.since}>{t('since', { when: when.format(entry.queuedAtMs) })}</p>
        {entry.issues.length > 0 && (
          <ul className={styles.issues} aria-label={t('why')}>
            {entry.issues.map((issue) => (
              <li key={`${issue.path} ${issue.message}`}>{issue.path === '' ? issue.message : t('issueAt', issue)}</li>
            ))}
          </ul>
        )}
      </div>
      <Button size="small" onClick={() => void onRetry(entry.key)}>
        {t('shared:retry')}
      </Button>
    </Card>
  )
}
