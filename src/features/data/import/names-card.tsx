import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseChoice } from '#domain/import/answers.ts'
import type { FoundName } from '#platform/account/data-worker.ts'
import { type Exercises, useExercises } from '#platform/exercises.ts'
import { listFormat } from '#shared/format/intl.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { List } from '#ui/list.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import data from '../data.module.css'
import { ExerciseDialog } from './exercise-dialog.tsx'
import styles from './import.module.css'
import { mergedNames } from './merged-names.ts'

type Choices = Readonly<Record<string, ExerciseChoice>>
type NamesCardProps = {
  readonly names: readonly FoundName[]
  readonly choices: Choices
  readonly onChange: (choices: Choices) => void
}

/** The mapping of names. Unsure ones are visible; the others expand. */
export function NamesCard({ names, choices, onChange }: NamesCardProps) {
  const { t, i18n } = useTranslation('data')
  const exercises = useExercises()
  const [asked, setAsked] = useState<string>()
  const sure = names.filter((found) => found.sure)
  const unsure = names.filter((found) => !found.sure)
  if (!exercises) return <Skeleton shape="card" />
  const and = listFormat(i18n.language, { type: 'conjunction' })
  const merged = mergedNames(names, choices).map(({ id, files }) => ({
    exercise: exercises.byId.get(id)?.name ?? id,
    files,
  }))
  const rows = (found: readonly FoundName[]) => (
    <List className={data.list}>
      {found.map((name) => (
        <NameRow
          key={name.name}
          found={name}
          choice={choices[name.name]}
          exercises={exercises}
          onAsk={setAsked}
          onTake={(choice) => onChange({ ...choices, [name.name]: choice })}
        />
      ))}
    </List>
  )
  return (
    <Card as="section" className="card" aria-labelledby="import-names">
      <h2 id="import-names">{t('names.title')}</h2>
      {merged.length > 0 && (
        <Banner tone="info" title={t('names.mergedTitle')}>
          <ul className={styles.examples}>
            {merged.map(({ exercise, files }) => (
              <li key={exercise}>{t('names.merged', { names: and.format(files), exercise })}</li>
            ))}
          </ul>
        </Banner>
      )}
      {unsure.length > 0 && (
        <>
          <p className="quiet">{t('names.look')}</p>
          {rows(unsure)}
        </>
      )}
      {sure.length > 0 && (
        <details className={styles.details}>
          <summary>{t('names.sure', { count: sure.length })}</summary>
          {rows(sure)}
        </details>
      )}
      <ExerciseDialog
        name={asked}
        exercises={exercises}
        onClose={() => setAsked(undefined)}
        onChoose={(choice) => {
          setAsked(undefined)
          if (asked !== undefined) onChange({ ...choices, [asked]: choice })
        }}
      />
    </Card>
  )
}

type NameRowProps = {
  readonly found: FoundName
  readonly choice: ExerciseChoice | undefined
  readonly exercises: Exercises
  readonly onAsk: (name: string) => void
  readonly onTake: (choice: ExerciseChoice) => void
}

function NameRow({ found, choice, exercises, onAsk, onTake }: NameRowProps) {
  const { t } = useTranslation(['data', 'shared'])
  const { name, sets, match } = found
  const offered = choice?.kind === 'new' && match !== null ? exercises.byId.get(match) : undefined
  const becomes = choice?.kind === 'known' ? exercises.byId.get(choice.id)?.name : undefined
  return (
    <li className={classNames(data.row, styles.found)}>
      <div className={data.words}>
        <span className={data.name}>{name}</span>
        <span className="quiet">{t('shared:sets', { count: sets })}</span>
      </div>
      <button
        type="button"
        className={styles.becomes}
        aria-label={`${name} ${t('names.becomes')} ${becomes ?? t('names.new')}. ${t('names.change', { name })}`}
        onClick={() => onAsk(name)}
      >
        <ArrowRight className={styles.arrow} aria-hidden />
        {becomes ?? t('names.new')}
      </button>
      {offered && (
        <Button size="small" onClick={() => onTake({ kind: 'known', id: offered.id })}>
          {t('names.take', { exercise: offered.name })}
        </Button>
      )}
    </li>
  )
}
