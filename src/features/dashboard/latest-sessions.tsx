import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { HISTORY_PATH } from '#contract/routes.ts'
import { useTwoPanes, useWide } from '#platform/device/use-wide.ts'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { Card } from '#ui/card.tsx'
import { HeaderLink } from '#ui/header-link.tsx'
import styles from './dashboard.module.css'
import { SessionRows, type SessionRowsProps } from './session-rows.tsx'

const ThumbedRows = lazy(() => import('./thumbed-rows.tsx'))

const SHOWN = 5
/** Beside the figures, so that both columns end at about the same height. */
const SHOWN_BESIDE = 6

type LatestSessionsProps = Pick<SessionRowsProps, 'sessions' | 'unit' | 'today'>

export function LatestSessions({ sessions, unit, today }: LatestSessionsProps) {
  const { t } = useTranslation('dashboard')
  const wide = useWide()
  const rows = { sessions: sessions.slice(0, useTwoPanes() ? SHOWN_BESIDE : SHOWN), unit, today }
  return (
    <Card as="section" className={styles.listCard} aria-labelledby="latest-sessions">
      <div className={styles.heading}>
        <h2 id="latest-sessions">{t('latest.title')}</h2>
        <HeaderLink to={HISTORY_PATH}>{t('latest.all')}</HeaderLink>
      </div>
      {wide ? (
        <Suspense fallback={<SessionRows {...rows} thumbOf={() => <BodyThumb muscles={undefined} />} />}>
          <ThumbedRows {...rows} />
        </Suspense>
      ) : (
        <SessionRows {...rows} />
      )}
    </Card>
  )
}
