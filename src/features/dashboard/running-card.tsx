import { Play } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { executionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { currentSet } from '#domain/session/set-order.ts'
import { startText } from '#shared/format/start-text.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Meter } from '#ui/meter.tsx'
import styles from './dashboard.module.css'

type RunningCardProps = {
  readonly session: Session
  readonly started: string
}

type RunningCardsProps = { readonly running: readonly Session[]; readonly timeZone: string }

export function RunningCards({ running, timeZone }: RunningCardsProps) {
  const { i18n } = useTranslation('dashboard')
  return running.map((session) => (
    <RunningCard
      key={session.id}
      session={session}
      started={startText(session, i18n.language, { timeZone, nowMs: Date.now(), running })}
    />
  ))
}

function RunningCard({ session, started }: RunningCardProps) {
  const { t } = useTranslation('dashboard')
  const sets = session.exercises.flatMap((exercise) => exercise.sets)
  const done = sets.filter((set) => set.completedAt !== null).length
  const next = currentSet(session)?.exercise
  return (
    <Card as="article" className={styles.running} aria-labelledby={`running-${session.id}`}>
      <div className={styles.heading}>
        <h2 id={`running-${session.id}`} className={styles.name}>
          {session.name}
        </h2>
        <Badge tone="accent">{session.pausedAt === null ? t('running.runs') : t('running.paused')}</Badge>
      </div>
      <p id={`since-${session.id}`} className="quiet">
        {t('running.since', { time: started, done, count: sets.length })}
      </p>
      {sets.length > 0 && <Meter max={sets.length} value={done} />}
      {next && <p>{t('running.next', { name: next.name })}</p>}
      <ButtonLink
        to={executionPath(session.id)}
        variant="primary"
        size="large"
        icon={Play}
        aria-describedby={`running-${session.id} since-${session.id}`}
      >
        {t('running.continue')}
      </ButtonLink>
    </Card>
  )
}
