import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { WORKOUTS_PATH } from '#contract/routes.ts'
import { type Formatters, useFormatters } from '#shared/format/insight-formatters.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './insights-frame.module.css'

type Part = 'analytics' | 'progress' | 'statistics'

type InsightsScreenProps = { readonly part: Part; readonly children: (formatters: Formatters) => ReactNode }

/** A screen of insights below its title, once the preferences that figures are written by are known. */
export function InsightsScreen({ part, children }: InsightsScreenProps) {
  const { t } = useTranslation('insights')
  const formatters = useFormatters()
  return (
    <>
      <PageHeader title={t(`${part}.title`)} subtitle={t(`${part}.subtitle`)} />
      {formatters ? children(formatters) : <InsightsLoading />}
    </>
  )
}

export function InsightsLoading({ hasFailed = false }: { readonly hasFailed?: boolean }) {
  const { t } = useTranslation('parts')
  if (hasFailed) return <FailedState title={t('figures.failed.title')} text={t('figures.failed.text')} />
  return (
    <div className={styles.loading}>
      <Skeleton shape="card" count={3} />
    </div>
  )
}

export function InsightsEmpty({ part }: { readonly part: Part }) {
  const { t } = useTranslation('insights')
  return (
    <EmptyState
      drawing="stair"
      title={t(`${part}.empty.title`)}
      text={t(`${part}.empty.text`)}
      action={
        <ButtonLink to={WORKOUTS_PATH} variant="primary">
          {t(`${part}.empty.action`)}
        </ButtonLink>
      }
    />
  )
}
