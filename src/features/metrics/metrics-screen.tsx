import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { MeasurementKind } from '#contract/measurement.ts'
import { MEASUREMENT_KINDS } from '#contract/vocabulary.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Detail } from './detail/detail.tsx'
import styles from './metrics.module.css'
import { Overview } from './overview/overview.tsx'
import { type Body, useBody } from './use-body.ts'
import { useMetricActions } from './use-metric-actions.ts'

export default function MetricsScreen() {
  const { t } = useTranslation('metrics')
  const [params] = useSearchParams()
  const body = useBody()
  const kind = MEASUREMENT_KINDS.find((known) => known === params.get('kind'))
  if (body) return <Shown body={body} kind={kind} />
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <Skeleton shape="card" count={3} className={styles.skeletons ?? ''} />
    </>
  )
}

function Shown({ body, kind }: { readonly body: Body; readonly kind: MeasurementKind | undefined }) {
  const actions = useMetricActions(body)
  return kind ? <Detail kind={kind} body={body} actions={actions} /> : <Overview body={body} actions={actions} />
}
