import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '#contract/preferences.ts'
import type { ImportAnswers } from '#domain/import/answers.ts'
import type { ImportComparison } from '#domain/import/compare-import.ts'
import type { ColumnChoices } from '#domain/import/header.ts'
import type { ImportFormat } from '#domain/import/imported.ts'
import type { ProfileCopy } from '#domain/profile/profile-copy.ts'
import { useDataWorker } from '#platform/account/data-worker.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useCountText } from '../use-count-text.ts'
import { useHasPulled } from '../use-has-pulled.ts'
import { type Answered, answersOf, firstAnswers, withChanges } from './answered.ts'
import { FigurelessCard, FiguresCard } from './figures-card.tsx'
import styles from './import.module.css'
import type { ShownPreview } from './import-state.ts'
import { NamesCard } from './names-card.tsx'
import { DifferencesCard, LeftOutCard, OdditiesCard, SummaryCard } from './preview-cards.tsx'
import { ProfileCard, useProfileCopy } from './profile-card.tsx'
import { QuestionsCard } from './questions-card.tsx'

type PreviewFormProps = {
  readonly shown: ShownPreview
  readonly onColumns: (columns: ColumnChoices) => void
  readonly onConfirm: (answers: ImportAnswers, profile: ProfileCopy) => void
  readonly onCancel: () => void
}

export function PreviewForm(props: PreviewFormProps) {
  const preferences = usePreferences()
  return preferences ? <Preview {...props} preferences={preferences} /> : <Skeleton shape="card" count={2} />
}

function Preview({
  shown,
  onColumns,
  onConfirm,
  onCancel,
  preferences,
}: PreviewFormProps & { readonly preferences: Preferences }) {
  const { t } = useTranslation(['data', 'shared'])
  const countWords = useCountText()
  const { preview, fileName, columns, isReading, isWriting } = shown
  const { figures, figureless } = preview
  // Only what the person changed is kept: the rest follows the preview, which changes with the chosen columns.
  const [changes, setChanges] = useState<Partial<Answered>>({})
  const [acceptsFigureless, setAcceptsFigureless] = useState(false)
  const answered = withChanges(firstAnswers(preview, preferences), changes)
  const answers = answersOf(answered)
  const isOwn = OWN_FORMATS.has(preview.format)
  const hasColumns = figures.missing.every(({ column }) => columns[column] !== undefined)
  const isComplete = hasColumns && (!figureless || acceptsFigureless)
  const profile = useProfileCopy(preview.profile)
  const hasPulled = useHasPulled()
  const comparison = useComparison(answers, preview.workouts > 0)
  const change = (changed: Partial<Answered>) => setChanges((before) => ({ ...before, ...changed }))
  const what = countWords({
    workouts: preview.workouts,
    sets: 0,
    measurements: preview.measurements,
    others: preview.others,
  })
  return (
    <form
      className={styles.column}
      onSubmit={(event) => {
        event.preventDefault()
        if (answers && isComplete && !isReading && !isWriting) onConfirm(answers, profile.chosen)
      }}
    >
      <SummaryCard fileName={fileName} preview={preview} comparison={comparison} />
      {figures.missing.length > 0 && (
        <FiguresCard figures={figures} choices={columns} isDisabled={isWriting} onChange={onColumns} />
      )}
      {figureless && hasColumns && (
        <FigurelessCard
          figureless={figureless}
          isAccepted={acceptsFigureless}
          isDisabled={isWriting}
          onChange={setAcceptsFigureless}
        />
      )}
      <LeftOutCard columns={preview.columns} oddities={preview.oddities} />
      {(!isOwn || preview.questions.dayOrder) && (
        <QuestionsCard
          questions={preview.questions}
          usualSeconds={preview.usualSeconds}
          asksZone={!isOwn}
          answered={answered}
          onChange={change}
        />
      )}
      {preview.format === 'barra-json' && <ProfileCard copy={profile} isDisabled={isWriting} />}
      {preview.names.length > 0 && (
        <NamesCard names={preview.names} choices={answered.exercises} onChange={(exercises) => change({ exercises })} />
      )}
      <DifferencesCard names={preview.names} choices={answered.exercises} />
      <OdditiesCard oddities={preview.oddities} />
      {!hasPulled && (
        <Banner tone="info" title={t('import.earlyTitle')}>
          {t('import.earlyText')}
        </Banner>
      )}
      {isWriting && <p className="quiet">{t('import.writingText')}</p>}
      <div className={classNames('page-foot', 'lasting', styles.foot)}>
        <Button size="large" onClick={onCancel} disabled={isWriting}>
          {t('shared:cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isWriting || isReading}
          disabled={!answers || !isComplete || what === ''}
        >
          {isWriting ? t('import.writing') : t('import.start', { what })}
        </Button>
      </div>
    </form>
  )
}

/** Our own files name their time zones. */
const OWN_FORMATS: ReadonlySet<ImportFormat> = new Set(['barra-json', 'barra-sets', 'barra-measurements'])

/** Compares the file with the account; undefined while loading. Depends on dates, zone and units only. */
function useComparison(answers: ImportAnswers | null, isAsked: boolean): ImportComparison | undefined {
  const ask = useDataWorker()
  const [comparison, setComparison] = useState<ImportComparison>()
  const dayOrder = answers?.dayOrder
  const weightUnit = answers?.weightUnit
  const timeZone = answers?.timeZone
  const isReady = answers !== null && isAsked
  // biome-ignore lint/correctness/useExhaustiveDependencies: no other answer changes which sessions these are
  useEffect(() => {
    let isLatest = true
    if (!answers || !isReady) return
    ask((worker) => worker.compare(answers)).then(
      (found) => {
        if (isLatest) setComparison(found)
      },
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [ask, dayOrder, weightUnit, timeZone, isReady])
  return comparison
}
