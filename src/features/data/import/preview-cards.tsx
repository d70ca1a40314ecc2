import { useTranslation } from 'react-i18next'
import { MAX_STORED_EXERCISES } from '#contract/limits.ts'
import type { ImportComparison } from '#domain/import/compare-import.ts'
import type { ColumnReport } from '#domain/import/header.ts'
import { LEFT_OUT, MANY_REPS, type Oddity, type OddityKind } from '#domain/import/imported.ts'
import { volumeDifference } from '#domain/import/volume.ts'
import type { FoundName, ImportPreview } from '#platform/account/data-worker.ts'
import { useExercises } from '#platform/exercises.ts'
import { dateFormat, listFormat } from '#shared/format/intl.ts'
import { changeText, percentText } from '#shared/format/numbers.ts'
import { Banner } from '#ui/banner.tsx'
import { Card } from '#ui/card.tsx'
import { useCountText } from '../use-count-text.ts'
import type { Answered } from './answered.ts'
import styles from './import.module.css'

type SummaryCardProps = {
  readonly fileName: string
  readonly preview: ImportPreview
  /** The comparison with the account; undefined while loading. */
  readonly comparison: ImportComparison | undefined
}

export function SummaryCard({ fileName, preview, comparison }: SummaryCardProps) {
  const { t, i18n } = useTranslation('data')
  const countWords = useCountText()
  const day = dateFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' })
  const dayText = (text: string) => day.format(new Date(`${text}T00:00:00.000Z`))
  const { format, workouts, firstDay, lastDay } = preview
  const words = countWords(preview)
  const doubled = comparison?.doubled
  return (
    <Card as="section" className="card" aria-labelledby="import-summary">
      <h2 id="import-summary">{t('preview.title')}</h2>
      <p className="quiet">
        {fileName} · {t('preview.from', { app: t(`format.${format}`) })}
      </p>
      <p className={styles.figure}>{words === '' ? t('preview.nothing') : words}</p>
      {firstDay && lastDay && (
        <p>
          {firstDay === lastDay
            ? dayText(firstDay)
            : t('preview.range', { from: dayText(firstDay), to: dayText(lastDay) })}
        </p>
      )}
      {workouts > 0 && (
        <p className="quiet" aria-live="polite">
          {comparison === undefined ? '\u00a0' : t('preview.known', { count: comparison.known })}
        </p>
      )}
      {comparison?.sets && comparison.sets.added > 0 && (
        <p className="quiet">{t('preview.added', { count: comparison.sets.added })}</p>
      )}
      {comparison?.sets && comparison.sets.removed > 0 && (
        <p className="quiet">{t('preview.removed', { count: comparison.sets.removed })}</p>
      )}
      {doubled && (
        <Banner tone="warning" title={t('preview.doubledTitle')}>
          {t('preview.doubled', {
            count: doubled.days,
            of: doubled.of,
            from: dayText(doubled.firstDay),
            to: dayText(doubled.lastDay),
          })}
        </Banner>
      )}
    </Card>
  )
}

type LeftOutCardProps = { readonly columns: ColumnReport; readonly oddities: readonly Oddity[] }

/** The parts of the file that are not imported: columns, rows and cells. First, so that no loss is silent. */
export function LeftOutCard({ columns: { missing, unread }, oddities }: LeftOutCardProps) {
  const { t, i18n } = useTranslation('data')
  const leftOut = oddities.filter(({ kind }) => LEFT_OUT.has(kind))
  if (missing.length + unread.length + leftOut.length === 0) return null
  const list = (words: readonly string[]) => listFormat(i18n.language).format(words)
  return (
    <Card as="section" className="card" aria-labelledby="import-left-out">
      <h2 id="import-left-out">{t('left.title')}</h2>
      <p className="quiet">{t('left.lead')}</p>
      {missing.length > 0 && <p>{t('left.missing', { columns: list(missing) })}</p>}
      {unread.length > 0 && <p>{t('left.unread', { columns: list(unread) })}</p>}
      <OddityList oddities={leftOut} />
    </Card>
  )
}

export function OdditiesCard({ oddities }: { readonly oddities: readonly Oddity[] }) {
  const { t } = useTranslation('data')
  const kept = oddities.filter(({ kind }) => !LEFT_OUT.has(kind))
  if (kept.length === 0) return null
  return (
    <Card as="section" className="card" aria-labelledby="import-odd">
      <h2 id="import-odd">{t('odd.title')}</h2>
      <p className="quiet">{t('odd.lead')}</p>
      <OddityList oddities={kept} />
    </Card>
  )
}

type DifferencesCardProps = {
  readonly names: readonly FoundName[]
  readonly choices: Answered['exercises']
}

export function DifferencesCard({ names, choices }: DifferencesCardProps) {
  const { t, i18n } = useTranslation('data')
  const exercises = useExercises()
  const exerciseOf = (name: string) => {
    const choice = choices[name]
    return (choice?.kind === 'known' && exercises?.byId.get(choice.id)) || null
  }
  const difference = volumeDifference(names.map(({ name, volume }) => ({ name, volume, exercise: exerciseOf(name) })))
  if (!difference) return null
  const list = (words: readonly string[]) => listFormat(i18n.language).format(words)
  const share = percentText(changeText(difference.share * 100, i18n.language), i18n.language)
  return (
    <Card as="section" className="card" aria-labelledby="import-differences">
      <h2 id="import-differences">{t('differences.title')}</h2>
      <p>{t('differences.volume', { share })}</p>
      <ul className={styles.examples}>
        {difference.doubled.length > 0 && <li>{t('differences.doubled', { names: list(difference.doubled) })}</li>}
        {difference.uncounted.length > 0 && (
          <li>{t('differences.uncounted', { names: list(difference.uncounted) })}</li>
        )}
      </ul>
    </Card>
  )
}

/** The numbers that the names of oddities mention. */
const MAX_OF: Readonly<Partial<Record<OddityKind, number>>> = {
  'many-reps': MANY_REPS,
  'joined-blocks': MAX_STORED_EXERCISES,
}

/** Lowered numbers may become records: their examples are visible at once. */
function OddityList({ oddities }: { readonly oddities: readonly Oddity[] }) {
  const { t } = useTranslation('data')
  return (
    <div>
      {oddities.map(({ kind, count, examples }) => (
        <details key={kind} className={styles.details} open={kind === 'out-of-bounds'}>
          <summary>
            {t('odd.counted', { oddity: t(`odd.${kind}`, { most: MAX_OF[kind] ?? '' }), number: count })}
          </summary>
          <ul className={styles.examples}>
            {examples.map(({ line, detail }) => (
              <li key={`${line} ${detail}`}>
                {t('odd.line', { line })}: {detail}
              </li>
            ))}
            {count > examples.length && <li>{t('odd.more', { count: count - examples.length })}</li>}
          </ul>
        </details>
      ))}
    </div>
  )
}
