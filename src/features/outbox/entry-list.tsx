import { useTranslation } from 'react-i18next'
import type { Issue } from '#contract/answer.ts'
import { type OutboxEntry, waitingSince } from '#contract/outbox.ts'
import { issuePlace } from '#domain/document/issue-place.ts'
import { issueReason } from '#domain/document/issue-reason.ts'
import { useInstantText } from '#shared/format/instant-text.ts'
import { numberFormat } from '#shared/format/intl.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { isNamed } from './named-fields.ts'
import styles from './outbox.module.css'

type EntryListProps = {
  readonly title: string
  readonly entries: readonly OutboxEntry[]
  readonly onRetry: (key: string) => Promise<void>
}

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
  const { t } = useTranslation(['outbox', 'shared'])
  const whenText = useInstantText({ dateStyle: 'medium', timeStyle: 'short' })
  const say = useIssueText()
  const name = entry.document['name']
  return (
    <Card as="li" className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.name}>
          {t(`collection.${entry.collection}`)}
          {typeof name === 'string' && ` · ${name}`}
        </p>
        <p className="quiet">{t('since', { when: whenText(waitingSince(entry)) })}</p>
        {entry.issues.length > 0 && (
          <ul className={styles.issues} aria-label={t('why')}>
            {entry.issues.map((issue) => (
              <li key={`${issue.path} ${issue.message}`}>{say(entry, issue)}</li>
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

function useIssueText(): (entry: OutboxEntry, issue: Issue) => string {
  const { t, i18n } = useTranslation('outbox')
  return ({ document }, { path, message: refusal }) => {
    const reason = issueReason(refusal)
    const message =
      'limit' in reason
        ? t(`reason.${reason.rule}`, { limit: numberFormat(i18n.language).format(reason.limit) })
        : t(`reason.${reason.rule}`)
    const place = issuePlace(document, path)
    const where = place
      ? [place.exercise, place.set && t('issueSet', { number: place.set }), fieldName(place.field)]
      : [fieldName(path)]
    const words = where.filter(Boolean).join(', ')
    return words === '' ? t('reason.whole') : t('issueAt', { path: words, message })
  }

  function fieldName(field: string): string {
    const [first = ''] = field.split('.')
    return isNamed(first) ? t(`field.${first}`) : field
  }
}
