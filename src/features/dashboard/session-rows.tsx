import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { WeightUnit } from '#contract/quantity.ts'
import { sessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { summarize } from '#domain/session/summary.ts'
import { type Day, sessionDay } from '#domain/time/session-day.ts'
import { agoText } from '#shared/format/dates.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { Badge } from '#ui/badge.tsx'
import { List } from '#ui/list.tsx'
import styles from './dashboard.module.css'

export type SessionRowsProps = {
  readonly sessions: readonly Session[]
  readonly unit: WeightUnit
  readonly today: Day
  /** Before its words, where there is room. */
  readonly thumbOf?: (session: Session) => ReactNode
}

export function SessionRows({ sessions, thumbOf, ...row }: SessionRowsProps) {
  return (
    <List>
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} thumb={thumbOf?.(session)} {...row} />
      ))}
    </List>
  )
}

type SessionRowProps = Pick<SessionRowsProps, 'unit' | 'today'> & {
  readonly session: Session
  readonly thumb: ReactNode
}

function SessionRow({ session, unit, today, thumb }: SessionRowProps) {
  const formats = useFormats()
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  const { sets, volume } = summarize(session)
  const facts = [t('shared:sets', { count: sets }), ...(volume > 0 ? [formats.volume(volume, unit)] : [])]
  return (
    <li>
      <Link to={sessionPath(session)} className={styles.line}>
        {thumb}
        <span className={styles.words}>
          <span className={styles.lineName}>
            {session.name}
            {session.status === 'abandoned' && <Badge>{t('latest.abandoned')}</Badge>}
          </span>
          <span className="quiet capitalized">
            {agoText(sessionDay(session), today, i18n.language)} · <span className="numerals">{facts.join(' · ')}</span>
          </span>
        </span>
        <ChevronRight className={styles.chevron} aria-hidden />
      </Link>
    </li>
  )
}
