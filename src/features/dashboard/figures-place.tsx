import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { STATISTICS_PATH } from '#contract/routes.ts'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './dashboard.module.css'

/** How many lines each card has, and room for as many where there are fewer: nothing below may jump. */
export const RECORD_LINES = 4
export const MUSCLE_LINES = 6

/** Absent while it is being reckoned. */
type FrameProps = { readonly children?: ReactNode }

/** The card of the latest records. */
export function RecordsFrame({ children }: FrameProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Card as="section" className={styles.listCard} aria-labelledby="latest-records" aria-busy={!children}>
      <div className={styles.heading}>
        <h2 id="latest-records">{t('records.title')}</h2>
        <Link to={STATISTICS_PATH} className={styles.inlineLink}>
          {t('records.all')}
        </Link>
      </div>
      <div className={styles.recordLines}>
        {children ?? <Skeleton shape="row" count={RECORD_LINES} className={styles.lineSkeletons} />}
      </div>
    </Card>
  )
}

/** The card of the muscles that were trained. */
export function MusclesFrame({ children }: FrameProps) {
  const { t } = useTranslation('dashboard')
  return (
    <Card as="section" className={styles.listCard} aria-labelledby="muscles" aria-busy={!children}>
      <div className={styles.heading}>
        <h2 id="muscles">{t('muscles.title')}</h2>
        <p className="quiet">{t('muscles.days')}</p>
      </div>
      <div className={styles.muscleLines}>
        {children ?? <Skeleton shape="text" count={MUSCLE_LINES} className={styles.muscleSkeletons} />}
      </div>
    </Card>
  )
}

/** Both while nothing is known, in the room that they will take. */
export function FiguresPlace() {
  return (
    <>
      <RecordsFrame />
      <MusclesFrame />
    </>
  )
}
