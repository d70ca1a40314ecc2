import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Measurement, MeasurementKind } from '#contract/measurement.ts'
import { type GoalTarget, withGoal } from '#domain/measurement/goal.ts'
import { changeReading, type ReadingChange, readingsOf, type TypedReading } from '#domain/measurement/reading.ts'
import { logMeasurements, trashMeasurements } from '#storage/collections/measurements.ts'
import { editPreferences } from '#storage/collections/preferences.ts'
import { editDocument, revertEdit } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { newId, now } from '#storage/new-id.ts'
import { isReason } from '#storage/storage-error.ts'
import { restoreTrashed } from '#storage/trash.ts'
import { useToasts } from '#ui/toasts.tsx'
import type { Body } from './use-body.ts'

/** Actions on measurements and goals. Each returns whether it was saved; failures are reported. */
export function useMetricActions({ name, shown, timeZone }: Body) {
  const { t } = useTranslation(['metrics', 'shared'])
  const db = useDatabase()
  const toasts = useToasts()
  return useMemo(() => {
    const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work()
        return true
      } catch (cause) {
        toasts.show({ message: t(isReason(cause, 'full') ? 'failed.full' : 'failed.notSaved'), tone: 'error' })
        return false
      }
    }
    const offerUndo = (message: string, undo: () => Promise<unknown>) =>
      toasts.show({ message, action: { label: t('shared:undo'), onAction: () => void attempt(undo) } })

    return {
      log: (entry: TypedReading) =>
        attempt(async () => {
          const present = { now: now(), timeZone }
          const readings = readingsOf(entry, present, newId)
          await logMeasurements(db, readings)
          const [first] = readings
          const message =
            readings.length === 1 && first
              ? t('done.logged', { name: name(first.kind), value: shown(first.kind, first) })
              : t('done.loggedMany', { count: readings.length })
          offerUndo(message, () => trashMeasurements(db, idsOf(readings)))
        }),

      change: (reading: Measurement, change: ReadingChange) =>
        attempt(async () => {
          const edit = await editDocument(db, 'measurements', reading.id, (it) => changeReading(it, change, now()))
          if (edit.after === edit.before) return
          const value = shown(reading.kind, edit.after)
          offerUndo(t('done.changed', { value }), () => revertEdit(db, 'measurements', edit))
        }),

      trash: (reading: Measurement) =>
        attempt(async () => {
          await trashMeasurements(db, [reading.id])
          const message = t('done.trashed', { name: name(reading.kind), value: shown(reading.kind, reading) })
          offerUndo(message, () => restoreTrashed(db, 'measurements', [reading.id]))
        }),

      setGoal: (kind: MeasurementKind, target: GoalTarget | null, before: GoalTarget | null) =>
        attempt(async () => {
          const put = (goal: GoalTarget | null) =>
            editPreferences(db, (it) => ({ ...it, measurementGoals: withGoal(it.measurementGoals, kind, goal) }))
          await put(target)
          if (target === null && before !== null) offerUndo(t('goal.removed'), () => put(before))
        }),
    }
  }, [db, toasts, t, name, shown, timeZone])
}

export type MetricActions = ReturnType<typeof useMetricActions>

function idsOf(readings: readonly Measurement[]) {
  return readings.map(({ id }) => id)
}
