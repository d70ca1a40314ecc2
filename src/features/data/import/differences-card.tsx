import { useTranslation } from 'react-i18next'
import { volumeDifference } from '#domain/import/volume.ts'
import type { FoundName } from '#platform/account/data-worker.ts'
import { useExercises } from '#platform/exercises.ts'
import { listFormat, numberFormat } from '#shared/format/intl.ts'
import { Card } from '#ui/card.tsx'
import type { Answered } from './answered.ts'
import styles from './import.module.css'

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
  const percent = numberFormat(i18n.language, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return (
    <Card as="section" className="card" aria-labelledby="import-differences">
      <h2 id="import-differences">{t('differences.title')}</h2>
      <p>{t('differences.volume', { share: percent.format(difference.share) })}</p>
      <ul className={styles.examples}>
        {difference.doubled.length > 0 && <li>{t('differences.doubled', { names: list(difference.doubled) })}</li>}
        {difference.uncounted.length > 0 && (
          <li>{t('differences.uncounted', { names: list(difference.uncounted) })}</li>
        )}
      </ul>
    </Card>
  )
}
