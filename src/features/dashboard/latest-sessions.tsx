import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { WeightUnit } from '#contract/quantity.ts'
import type { Session } from '#contract/session.ts'
import { summarize } from '#domain/session/summary.ts'
import { convertWeight } from '#domain/units.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { agoText } from './ago-text.ts'
import styles from './dashboard.module.css'

const SHOWN = 5

type LatestSessionsProps = { readonly sessions: readonly Session[]; readonly unit: WeightUnit }

/** The last few sessions that are over, newest first, and the way to all of them. */
export function LatestSessions({ sessions, unit }: LatestSessionsProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Card as="section" className={styles.listCard} aria-labelledby="latest-sessions">
      <div className={styles.heading}>
        <h2 id="latest-sessions">{t('latest.title')}</h2>
        <Link to="/workout/all/sessions" className={styles.inlineLink}>
          {t('latest.all')}
        </Link>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list">
        {sessions.slice(0, SHOWN).map((session) => (
          <SessionRow key={session.id} session={session} unit={unit} />
        ))}
      </ul>
    </Card>
  )
}

function SessionRow({ session, unit }: { readonly session: Session; readonly unit: WeightUnit }) {
  const { t, i18n } = useTranslation(['dashboard', 'shared'])
  const { sets, volume } = summarize(session)
  const load = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 0 })
  const lifted = load.format(convertWeight({ value: volume, unit: 'kg' }, unit))
  const facts = [
    t('shared:sets', { count: sets }),
    ...(volume > 0 ? [`${lifted}\u00a0${t(`shared:unit.${unit}`)}`] : []),
  ]
  return (
    <li>
      <Link to={`/workout/${session.id}/${session.status}`} className={styles.line}>
        <span className={styles.words}>
          <span className={styles.lineName}>
            {session.name}
            {session.status === 'abandoned' && <Badge>{t('latest.abandoned')}</Badge>}
          </span>
          <span className={styles.lineFacts}>
            {agoText(session.startedAt, new Date(), i18n.language)} ·{' '}
            <span className="numerals">{facts.join(' · ')}</span>
          </span>
        </span>
        <ChevronRight className={styles.chevron} aria-hidden />
      </Link>
    </li>
  )
}
