import { addDays } from '#domain/time/session-day.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { type Formatters, useFormatters, useTrainedName } from '#shared/format/formatters.ts'
import { FiguresPlace } from './figures-place.tsx'
import { MusclesCard } from './muscles-card.tsx'
import { RecordsCard } from './records-card.tsx'

/** Enough for a few exercises with several records each. */
const RECORDS_ASKED = 60

/** Records and muscles: they need the whole history and the library, so they load after the rest. */
export default function FiguresCards() {
  const formatters = useFormatters()
  return formatters ? <Cards formatters={formatters} /> : <FiguresPlace />
}

function Cards({ formatters }: { readonly formatters: Formatters }) {
  const { today, weightUnit: unit } = formatters
  const nameOf = useTrainedName()
  const { answer: records } = useAnalytics({ about: 'latest-records', limit: RECORDS_ASKED, unit, formula: 'epley' })
  const { answer: work } = useAnalytics({ about: 'muscles', from: addDays(today, -6), to: today })
  return (
    <>
      <RecordsCard records={records} words={formatters} nameOf={nameOf} today={today} />
      <MusclesCard work={work} number={formatters.number} />
    </>
  )
}
