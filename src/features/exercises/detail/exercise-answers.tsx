import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import { completedPath, exerciseProgressPath } from '#contract/routes.ts'
import type { ExerciseProgress, RecordKind } from '#domain/analytics/questions.ts'
import { recordText } from '#domain/analytics/record-text.ts'
import { useAnalytics } from '#platform/analytics/analytics.ts'
import { ExerciseRecords } from '#shared/exercise-records.tsx'
import type { Formatters } from '#shared/format/insight-formatters.ts'
import { measureFormat, measureKey, ProgressChart } from '#shared/progress-chart.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { HeaderLink } from '#ui/header-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from './exercise-detail.module.css'

const WEEKS = 52
/** About the width of the pane. */
const MAX_POINTS = 400
/** The most telling one of a kind of exercise is its best set. */
const BEST: readonly RecordKind[] = ['best-set', 'heaviest', 'least-assistance', 'most-reps', 'longest', 'farthest']

type AnswersProps = {
  readonly exerciseId: ExerciseId
  readonly formatters: Formatters
  /** Below the answers, and not before them: it would be pushed down. */
  readonly children: ReactNode
}

/** Answers how strong somebody is at an exercise: figures, a chart of one year, and records. */
export function ExerciseAnswers({ exerciseId, formatters, children }: AnswersProps) {
  const { t } = useTranslation(['exercises', 'parts'])
  const { answer, isStale, hasFailed } = useAnalytics({
    about: 'progress',
    exerciseId,
    today: formatters.today,
    weekStart: formatters.weekStart,
    weeks: WEEKS,
    unit: formatters.weightUnit,
    formula: 'epley',
    maxPoints: MAX_POINTS,
  })
  if (answer === undefined && !hasFailed) return <Skeleton shape="card" count={2} />
  return (
    <>
      {answer === undefined && (
        <FailedState title={t('parts:figures.failed.title')} text={t('parts:figures.failed.text')} />
      )}
      {answer === null && <p className={styles.never}>{t('detail.never')}</p>}
      {answer && <Answers answer={answer} formatters={formatters} isStale={isStale} />}
      {children}
    </>
  )
}

function Answers({ answer, formatters, isStale }: PartProps & { readonly isStale: boolean }) {
  const { t } = useTranslation('exercises')
  return (
    <>
      <Figures answer={answer} formatters={formatters} />
      <section className={styles.part}>
        <ProgressChart
          size="small"
          line={answer.lines[0]}
          names={{
            best: t('chart.best'),
            session: t('chart.session'),
            light: t('chart.light'),
            record: t('chart.record'),
          }}
          title={t('detail.year')}
          empty={t('detail.notThisYear')}
          formatters={formatters}
          isStale={isStale}
        />
        <HeaderLink to={exerciseProgressPath(answer.exercise.exerciseId)}>{t('detail.progress')}</HeaderLink>
      </section>
      <ExerciseRecords records={answer.records.standing} formatters={formatters} linkOf={completedPath} />
    </>
  )
}

type PartProps = { readonly answer: ExerciseProgress; readonly formatters: Formatters }

function Figures({ answer: { lines, records, exercise }, formatters }: PartProps) {
  const { t } = useTranslation(['exercises', 'parts'])
  const [line] = lines
  const now = line.best.values.at(-1)
  const best = BEST.flatMap((kind) => records.standing.find((record) => record.kind === kind) ?? [])[0]
  const figures = [
    {
      name: t(`detail.now.${measureKey(line)}`),
      text: now === undefined ? '–' : measureFormat(line.measure, formatters).format(now),
    },
    ...(best ? [{ name: t(`parts:record.${best.kind}`), text: recordText(best, formatters) }] : []),
    { name: t('detail.times'), text: formatters.number(exercise.sessions) },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, text }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
