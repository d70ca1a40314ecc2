import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Folder, Workout } from '#contract/workout.ts'
import { longestNote } from '#domain/document/size-limits.ts'
import { moveToFolder, setWorkoutNote } from '#domain/workout/workout.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { SelectField } from '#ui/select-field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import styles from './builder.module.css'
import type { EditWorkout } from './use-draft.ts'

type DetailsProps = {
  readonly workout: Workout
  readonly folders: readonly Folder[]
  readonly nameError: string | undefined
  readonly edit: EditWorkout
  readonly endTyping: () => void
}

const NO_FOLDER = ''
/** Saving without a name focuses this field. */
export const NAME_FIELD_ID = 'workout-name'

export function Details({ workout, folders, nameError, edit, endTyping }: DetailsProps) {
  const { t } = useTranslation('workouts')
  // Seldom changed later, and above what is: on a narrow screen one line until it is opened.
  const [isOpen] = useState(useWide())
  const isKnown = folders.some((folder) => folder.id === workout.folderId)
  const folderName = folders.find(({ id }) => id === workout.folderId)?.name
  const rename = (name: string) => edit((latest) => ({ ...latest, name }), 'name')
  const chooseFolder = (id: string) => {
    const folder = folders.find((candidate) => candidate.id === id)
    edit((latest) => moveToFolder(latest, folder?.id ?? null))
  }
  const note = (
    <TextArea
      label={t('builder.note')}
      aria-label={t('builder.noteOfWorkout')}
      value={workout.note}
      maxLength={longestNote(workout, workout.note)}
      rows={1}
      className={styles.note}
      onChange={(event) => {
        const text = event.target.value
        edit((latest) => setWorkoutNote(latest, text), 'note')
      }}
      onBlur={endTyping}
    />
  )
  const summary = [folderName, workout.note].filter(Boolean).join(' · ')
  return (
    <Card as="section" className={styles.panel} aria-label={t('builder.details')}>
      <TextField
        id={NAME_FIELD_ID}
        label={t('builder.name')}
        placeholder={t('builder.namePlaceholder')}
        value={workout.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        enterKeyHint="done"
        required
        error={nameError}
        onChange={(event) => rename(event.target.value)}
        onBlur={endTyping}
      />
      {folders.length === 0 ? (
        note
      ) : (
        <details className={styles.rarer} open={isOpen}>
          <summary className={styles.rarerLine}>
            <span className={styles.rarerName}>{t('builder.rarer')}</span>
            <span className={classNames('quiet', styles.rarerText)} title={summary}>
              {summary}
            </span>
            <ChevronDown className={styles.chevron} aria-hidden />
          </summary>
          <div className={styles.rarerFields}>
            <SelectField
              label={t('builder.folder')}
              value={isKnown ? (workout.folderId ?? NO_FOLDER) : NO_FOLDER}
              onChange={chooseFolder}
              options={[
                { value: NO_FOLDER, label: t('folder.none') },
                ...folders.map((folder) => ({ value: folder.id, label: folder.name })),
              ]}
            />
            {note}
          </div>
        </details>
      )}
    </Card>
  )
}
