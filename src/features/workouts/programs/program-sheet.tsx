import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PlannedSet } from '#contract/workout.ts'
import { inOrder } from '#domain/merge/keyed-list.ts'
import { clockText } from '#domain/time/duration.ts'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { Button } from '#ui/button.tsx'
import { List } from '#ui/list.tsx'
import { Sheet } from '#ui/sheet.tsx'
import styles from './programs.module.css'
import type { Program } from './programs.ts'
import { type ProgramContext, type ProgramView, useProgram } from './use-program.ts'

type ProgramSheetProps = {
  readonly open: boolean
  readonly program: Program
  readonly context: ProgramContext
  readonly onAdd: () => void
  readonly onClose: () => void
}

/** A look inside: each workout with its exercises, sets and repetitions. */
export default function ProgramSheet({ open, program, context, onAdd, onClose }: ProgramSheetProps) {
  const { t } = useTranslation(['workouts', 'shared'])
  const { workouts, days } = useProgram(program, context)
  const name = t(program.name)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      closeLabel={t('shared:close')}
      actions={
        <Button variant="primary" size="large" icon={Plus} onClick={onAdd}>
          {t('programs.use', { name })}
        </Button>
      }
    >
      <div className={styles.inside}>
        <p className={styles.facts}>
          {days} · {t('programs.workouts', { count: workouts.length })}
        </p>
        <p>{t(program.text)}</p>
        <p className="quiet">{t('programs.rule', { rule: t(`rule.${program.rule}`) })}</p>
        {workouts.map((view) => (
          <ProgramWorkout key={view.workout.name} view={view} context={context} />
        ))}
      </div>
    </Sheet>
  )
}

type ProgramWorkoutProps = { readonly view: ProgramView['workouts'][number]; readonly context: ProgramContext }

function ProgramWorkout({ view: { workout, minutes, muscles }, context }: ProgramWorkoutProps) {
  const { t } = useTranslation('workouts')
  return (
    <section className={styles.workout}>
      <header className={styles.head}>
        <BodyThumb muscles={muscles} />
        <div className={styles.words}>
          <h3 className={styles.name}>{workout.name}</h3>
          <p className={styles.facts}>{t('list.minutes', { count: minutes })}</p>
        </div>
      </header>
      <List className={styles.exercises}>
        {inOrder(workout.exercises).map(({ id, exerciseId, sets }) => (
          <li key={id} className={styles.exercise}>
            <span>{context.exercises.byId.get(exerciseId)?.name ?? t('builder.unknownExercise')}</span>
            <span className={styles.sets}>
              {sets.length} × {targetText(sets[0])}
            </span>
          </li>
        ))}
      </List>
    </section>
  )
}

/** `6–8`, `5`, `0:45`. */
function targetText(set: PlannedSet | undefined): string {
  const { reps = null, seconds = null } = set?.target ?? {}
  if (seconds !== null) return clockText(seconds)
  if (reps === null) return '–'
  return reps.min === reps.max ? `${reps.max}` : `${reps.min}–${reps.max}`
}
