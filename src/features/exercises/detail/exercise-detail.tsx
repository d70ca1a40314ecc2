import { Copy, Eye, EyeOff, Pencil, Star, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Muscle } from '#contract/exercise.ts'
import { clockText } from '#domain/duration.ts'
import type { ResolvedExercise } from '#domain/exercise-resolve.ts'
import { BodyDiagram } from '#ui/body-diagram/body-diagram.tsx'
import { Chip } from '#ui/chip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { useExerciseActions } from '../use-exercise-actions.ts'
import styles from './exercise-detail.module.css'
import { LastTimes } from './last-times-list.tsx'

type DetailProps = {
  readonly exercise: ResolvedExercise
  /** It was deleted from here. */
  readonly onGone: () => void
}

/** What an exercise is, how it is done and what was done of it. Its name stands above, in the sheet or the pane. */
export function ExerciseDetail({ exercise, onGone }: DetailProps) {
  const { t, i18n } = useTranslation(['exercises', 'shared'])
  const { star } = useExerciseActions()
  const items = useMenu(exercise, onGone)
  const { name, note, howTo, barWeight, defaultRestSeconds } = exercise
  const number = new Intl.NumberFormat(i18n.language)
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        <ul className={styles.facts}>
          {exercise.hidden && <Fact>{t('detail.hidden')}</Fact>}
          <Fact>{t(`shared:equipment.${exercise.equipment}`)}</Fact>
          <Fact>{t(`shared:exerciseKind.${exercise.kind}`)}</Fact>
          {exercise.oneSided && <Fact>{t('detail.oneSided')}</Fact>}
          {defaultRestSeconds !== null && <Fact>{t('detail.rest', { time: clockText(defaultRestSeconds) })}</Fact>}
          {barWeight && (
            <Fact>
              {t('detail.bar', { weight: `${number.format(barWeight.value)} ${t(`shared:unit.${barWeight.unit}`)}` })}
            </Fact>
          )}
        </ul>
        <IconButton
          icon={Star}
          label={t('star', { name })}
          aria-pressed={exercise.starred}
          className={styles.star}
          onClick={() => void star(exercise)}
        />
        <Menu label={t('action.menu', { name })} items={items} />
      </div>
      {note !== '' && (
        <section>
          <h3 className={styles.heading}>{t('detail.note')}</h3>
          <p className={styles.note}>{note}</p>
        </section>
      )}
      <WorkedMuscles exercise={exercise} />
      {howTo.length > 0 && (
        <section>
          <h3 className={styles.heading}>{t('detail.howTo')}</h3>
          <ol className={styles.steps}>
            {howTo.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h3 className={styles.heading}>{t('detail.lastTimes')}</h3>
        <LastTimes exerciseId={exercise.id} />
      </section>
    </div>
  )
}

function useMenu(exercise: ResolvedExercise, onGone: () => void): readonly MenuItem[] {
  const { t } = useTranslation(['exercises', 'shared'])
  const navigate = useNavigate()
  const { hide, bin } = useExerciseActions()
  const own = exercise.source === 'own'
  const { id, hidden } = exercise
  const goTo = (path: string) => () => void navigate(path)
  const remove = () => {
    onGone()
    void bin(exercise)
  }
  return [
    { label: own ? t('shared:edit') : t('action.settings'), icon: Pencil, onSelect: goTo(`/exercises/${id}/edit`) },
    { label: t('action.duplicate'), icon: Copy, onSelect: goTo(`/exercises/new?from=${id}`) },
    {
      label: hidden ? t('action.show') : t('action.hide'),
      icon: hidden ? Eye : EyeOff,
      onSelect: () => void hide(exercise),
    },
    ...(own ? [{ label: t('shared:delete'), icon: Trash2, danger: true, onSelect: remove }] : []),
  ]
}

function Fact({ children }: { readonly children: string }) {
  return (
    <li>
      <Chip>{children}</Chip>
    </li>
  )
}

/** How a muscle that only helps is drawn beside those that are meant. */
const SECONDARY_INTENSITY = 0.35

/** The muscles it works, drawn and in words. */
function WorkedMuscles({ exercise: { primaryMuscles, secondaryMuscles } }: Pick<DetailProps, 'exercise'>) {
  const { t } = useTranslation(['exercises', 'shared'])
  if (primaryMuscles.length + secondaryMuscles.length === 0) return null
  const parts = [
    { title: t('detail.main'), muscles: primaryMuscles, intensity: 1 },
    { title: t('detail.also'), muscles: secondaryMuscles, intensity: SECONDARY_INTENSITY },
  ].filter(({ muscles }) => muscles.length > 0)
  const text = parts.map(
    ({ title, muscles }) => `${title}: ${muscles.map((it) => t(`shared:muscle.${it}`)).join(', ')}`,
  )
  return (
    <div className={styles.worked}>
      <BodyDiagram
        label={text.join('. ')}
        intensities={new Map(parts.flatMap(({ muscles, intensity }) => muscles.map((it) => [it, intensity])))}
      />
      <div className={styles.workedWords}>
        {parts.map(({ title, muscles, intensity }) => (
          <Muscles key={title} title={title} muscles={muscles} strong={intensity === 1} />
        ))}
      </div>
    </div>
  )
}

type MusclesProps = { readonly title: string; readonly muscles: readonly Muscle[]; readonly strong: boolean }

function Muscles({ title, muscles, strong }: MusclesProps) {
  const { t } = useTranslation('shared')
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul className={styles.facts}>
        {muscles.map((muscle) => (
          <li key={muscle}>
            <Chip selected={strong}>{t(`muscle.${muscle}`)}</Chip>
          </li>
        ))}
      </ul>
    </section>
  )
}
