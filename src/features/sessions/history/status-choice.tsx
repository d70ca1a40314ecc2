import { useTranslation } from 'react-i18next'
import type { SessionStatus } from '#contract/session.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { ChoiceList } from '#ui/choice-list.tsx'

/** The most common one first. */
const STATUSES: readonly SessionStatus[] = ['completed', 'abandoned', 'active']

type StatusChoiceProps = {
  readonly chosen: SessionStatus | null
  readonly onChoose: (status: SessionStatus | null) => void
}

/** A filter by session status. */
export function StatusChoice({ chosen, onChoose }: StatusChoiceProps) {
  const { t } = useTranslation('sessions')
  const { answer } = useAnalytics({ about: 'session-choices' })
  return (
    <ChoiceList
      choices={[
        { key: 'any', label: t('find.anyStatus'), chosen: chosen === null, onChoose: () => onChoose(null) },
        ...STATUSES.map((status) => ({
          key: status,
          label: t(`status.${status}`),
          count: answer?.statuses.find((other) => other.status === status)?.sessions ?? 0,
          chosen: chosen === status,
          onChoose: () => onChoose(status),
        })),
      ]}
    />
  )
}
