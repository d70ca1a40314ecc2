import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseId } from '#contract/id.ts'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import { EQUIPMENT, EXERCISE_KINDS, MUSCLES } from '#contract/vocabulary.ts'
import { type QuickFields, quickExercise } from '#domain/exercise/exercise-change.ts'
import type { Exercises } from '#platform/exercises.ts'
import { insertDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { newId } from '#storage/new-id.ts'

/** `onCreated` gets the id as soon as it is among `exercises`. */
export function useNewExercise(exercises: Exercises | undefined, onCreated: (id: ExerciseId) => void) {
  const db = useDatabase()
  const [isAsked, setAsked] = useState(false)
  const [state, setState] = useState<'idle' | 'writing' | 'failed'>('idle')
  const [writtenId, setWrittenId] = useState<ExerciseId>()
  const texts = useTexts()

  const tell = useRef(onCreated)
  useEffect(() => {
    tell.current = onCreated
  })
  useEffect(() => {
    if (!writtenId || !exercises?.byId.has(writtenId)) return
    setWrittenId(undefined)
    setState('idle')
    setAsked(false)
    tell.current(writtenId)
  }, [exercises, writtenId])

  const save = (fields: QuickFields) => {
    setState('writing')
    insertDocument(db, 'exercises', quickExercise(newId<ExerciseId>(), fields)).then(
      ({ id }) => setWrittenId(id),
      () => setState('failed'),
    )
  }
  return {
    isAsked,
    ask: useCallback(() => setAsked(true), []),
    form: {
      ...texts,
      nameMaxLength: MAX_NAME_LENGTH,
      busy: state === 'writing',
      hasFailed: state === 'failed',
      onSave: save,
      onCancel: () => setAsked(false),
    },
  }
}

function useTexts() {
  const { t } = useTranslation(['parts', 'shared'])
  return useMemo(
    () =>
      ({
        kinds: EXERCISE_KINDS.map((value) => ({ value, label: t(`shared:exerciseKind.${value}`) })),
        equipment: EQUIPMENT.map((value) => ({ value, label: t(`shared:equipment.${value}`) })),
        muscles: MUSCLES.map((value) => ({ value, label: t(`shared:muscle.${value}`) })),
        usual: { kind: 'weight-reps', equipment: 'machine' },
        labels: {
          name: t('parts:newExercise.name'),
          kind: t('parts:newExercise.kind'),
          equipment: t('parts:newExercise.equipment'),
          muscle: t('parts:newExercise.muscle'),
          choose: t('parts:newExercise.choose'),
          nameMissing: t('parts:newExercise.nameMissing'),
          muscleMissing: t('parts:newExercise.muscleMissing'),
          failed: t('parts:newExercise.failed'),
          save: t('parts:newExercise.save'),
          back: t('shared:back'),
        },
      }) as const,
    [t],
  )
}
