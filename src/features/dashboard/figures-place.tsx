import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { STATISTICS_PATH } from '#contract/routes.ts'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './dashboard.module.css'

/** The reserved lines of each card, so that nothing below moves. */
export const RECORD_LINES = 4
export const MUSCLE_LINES = 6

/** Absent while loading. */
type FrameProps = { readonly children?: ReactNode }

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

export function FiguresPlace() {
  return (
    <>
      <RecordsFrame />
      <MusclesFrame />
    </>
  )
}
