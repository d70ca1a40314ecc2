import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { WeightUnit } from '#contract/quantity.ts'
import { HISTORY_PATH, sessionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { summarize } from '#domain/session/summary.ts'
import { type Day, sessionDay } from '#domain/time/session-day.ts'
import { agoText } from '#shared/format/dates.ts'
import { useFormats } from '#shared/format/quantities.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { HeaderLink } from '#ui/header-link.tsx'
import { List } from '#ui/list.tsx'
import styles from './dashboard.module.css'

const SHOWN = 5

type LatestSessionsProps = { readonly sessions: readonly Session[]; readonly unit: WeightUnit; readonly today: Day }

export function LatestSessions({ sessions, unit, today }: LatestSessionsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Card as="section" className={styles.listCard} aria-labelledby="latest-sessions">
      <div className={styles.heading}>
        <h2 id="latest-sessions">{t('latest.title')}</h2>
        <HeaderLink to={HISTORY_PATH}>{t('latest.all')}</HeaderLink>
      </div>
      <List>
        {sessions.slice(0, SHOWN).map((session) => (
          <SessionRow key={session.id} session={session} unit={unit} today={today} />
        ))}
      </List>
    </Card>
  )
}

type SessionRowProps = Omit<LatestSessionsProps, 'sessions'> & { readonly session: Session }

function SessionRow({ session, unit, today }: SessionRowProps) {
  const formats = useFormats()
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  const { sets, volume } = summarize(session)
  const facts = [t('shared:sets', { count: sets }), ...(volume > 0 ? [formats.volume(volume, unit)] : [])]
  return (
    <li>
      <Link to={sessionPath(session)} className={styles.line}>
        <span className={styles.words}>
          <span className={styles.lineName}>
            {session.name}
            {session.status === 'abandoned' && <Badge>{t('latest.abandoned')}</Badge>}
          </span>
          <span className="quiet">
            {agoText(sessionDay(session), today, i18n.language)} · <span className="numerals">{facts.join(' · ')}</span>
          </span>
        </span>
        <ChevronRight className={styles.chevron} aria-hidden />
      </Link>
    </li>
  )
}
