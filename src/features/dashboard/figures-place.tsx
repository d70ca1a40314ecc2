import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { STATISTICS_PATH } from '#contract/routes.ts'
import { Card } from '#ui/card.tsx'
import { HeaderLink } from '#ui/header-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './dashboard.module.css'

/** The lines of each card. Muscles reserve them; records are last, so that nothing below a few of them moves. */
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
        <HeaderLink to={STATISTICS_PATH}>{t('records.all')}</HeaderLink>
      </div>
      {children ?? <Skeleton shape="row" count={RECORD_LINES} className={styles.lineSkeletons} />}
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
      <div className={styles.muscles}>
        {children ?? <Skeleton shape="text" count={MUSCLE_LINES} className={styles.muscleSkeletons} />}
      </div>
    </Card>
  )
}

export function FiguresPlace() {
  return (
    <>
      <MusclesFrame />
      <RecordsFrame />
    </>
  )
}
