import { Play } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { executionPath } from '#contract/routes.ts'
import { startText } from '#shared/format/start-text.ts'
import { useTimeZone } from '#shared/format/today.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import styles from './running.module.css'

type RunningWorkoutsProps = { readonly onGo?: () => void }

/** They may be finished where everything else is locked. */
export function RunningWorkouts({ onGo }: RunningWorkoutsProps) {
  const { t, i18n } = useTranslation('subscription')
  const db = useDatabase()
  const timeZone = useTimeZone()
  const running = useLiveQuery(useMemo(() => runningSessions(db), [db])) ?? []
  return running.map(({ id, name, startedAt }) => (
    <Card key={id} as="section" aria-label={t('running.label')} className={styles.running}>
      <p>
        {t('running.text', {
          name,
          time: startText({ name, startedAt }, i18n.language, { timeZone, nowMs: Date.now(), running }),
        })}
      </p>
      <ButtonLink to={executionPath(id)} icon={Play} size="large" onClick={onGo}>
        {t('running.continue', { name })}
      </ButtonLink>
    </Card>
  ))
}
