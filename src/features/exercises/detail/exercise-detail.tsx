import { Copy, Eye, EyeOff, Pencil, Star, Trash2 } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { editExercisePath, newExercisePath } from '#contract/routes.ts'
import type { ResolvedExercise } from '#domain/exercise/exercise-resolve.ts'
import { clockText } from '#domain/time/duration.ts'
import { numberFormat } from '#shared/format/intl.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/menu.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useExerciseActions } from '../use-exercise-actions.ts'
import styles from './exercise-detail.module.css'

// Shared with the running workout: loaded here, its parts stay out of the list that every first screen loads.
const DetailGuide = lazy(() => import('./detail-guide.tsx'))

type DetailProps = {
  readonly exercise: ResolvedExercise
  /** In a pane; a sheet has the name above. */
  readonly hasTitle: boolean
  readonly onGone: () => void
}

export function ExerciseDetail({ exercise, hasTitle, onGone }: DetailProps) {
  const { t, i18n } = useTranslation(['exercises', 'shared'])
  const { star } = useExerciseActions()
  const items = useMenu(exercise, onGone)
  const { name, barWeight, defaultRestSeconds } = exercise
  const number = numberFormat(i18n.language)
  const kind = [
    ...(exercise.hidden ? [t('detail.hidden')] : []),
    t(`shared:equipment.${exercise.equipment}`),
    t(`shared:exerciseKind.${exercise.kind}`),
    ...(exercise.oneSided ? [t('detail.oneSided')] : []),
  ]
  const practice = [
    ...(defaultRestSeconds === null ? [] : [t('detail.rest', { time: clockText(defaultRestSeconds) })]),
    ...(barWeight
      ? [t('detail.bar', { weight: `${number.format(barWeight.value)}\u00a0${t(`shared:unit.${barWeight.unit}`)}` })]
      : []),
  ]
  const about = (
    <div className={styles.facts}>
      {[kind, practice].map((facts) => (
        <p key={facts[0]} title={facts.join(' · ')}>
          {facts.join(' · ')}
        </p>
      ))}
    </div>
  )
  return (
    <div className={styles.detail}>
      <div className={classNames(styles.head, hasTitle && styles.titled)}>
        {hasTitle ? <h2 className={styles.title}>{name}</h2> : about}
        <IconButton
          icon={Star}
          label={t('star', { name })}
          aria-pressed={exercise.starred}
          className={styles.star}
          onClick={() => void star(exercise)}
        />
        <Menu label={t('action.menu', { name })} items={items} />
        {hasTitle && about}
      </div>
      <Suspense fallback={<Skeleton shape="card" count={2} />}>
        <DetailGuide exercise={exercise} />
      </Suspense>
    </div>
  )
}

function useMenu(exercise: ResolvedExercise, onGone: () => void): readonly MenuItem[] {
  const { t } = useTranslation(['exercises', 'shared'])
  const navigate = useNavigate()
  const { hide, trash } = useExerciseActions()
  const own = exercise.source === 'own'
  const { id, hidden } = exercise
  const goTo = (path: string) => () => void navigate(path)
  const remove = () => {
    onGone()
    void trash(exercise)
  }
  return [
    { label: own ? t('shared:edit') : t('action.settings'), icon: Pencil, onSelect: goTo(editExercisePath(id)) },
    { label: t('action.duplicate'), icon: Copy, onSelect: goTo(newExercisePath({ from: id })) },
    {
      label: hidden ? t('action.show') : t('action.hide'),
      icon: hidden ? Eye : EyeOff,
      onSelect: () => void hide(exercise),
    },
    ...(own ? [{ label: t('shared:delete'), icon: Trash2, danger: true, onSelect: remove }] : []),
  ]
}
