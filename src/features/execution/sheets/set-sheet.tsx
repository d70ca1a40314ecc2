import { ArrowDown, ArrowUp, Check, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionExercise, SessionSet } from '#contract/session.ts'
import { SET_KINDS } from '#contract/vocabulary.ts'
import type { SetKind } from '#contract/workout.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import styles from './sheets.module.css'

type SetSheetProps = {
  readonly exercise: SessionExercise
  readonly set: SessionSet
  /** The set's number among its like. */
  readonly number: number
  readonly onKind: (kind: SetKind) => void
  readonly onMove: (index: number) => void
  readonly onRemove: () => void
}

export function SetSheet({ exercise, set, number, onKind, onMove, onRemove }: SetSheetProps) {
  const { t } = useTranslation(['execution', 'shared'])
  const index = exercise.sets.findIndex(({ id }) => id === set.id)
  return (
    <div className={styles.stack}>
      <div className={styles.kinds} role="radiogroup" aria-label={t('kind')}>
        {SET_KINDS.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: each acts at once and closes the sheet, as a button does
          <button
            key={kind}
            type="button"
            role="radio"
            aria-checked={kind === set.kind}
            aria-labelledby={`kind-${kind}`}
            aria-describedby={hasAbout(kind) ? `about-${kind}` : undefined}
            className={classNames(styles.kind, kind === set.kind && styles.chosen)}
            onClick={() => onKind(kind)}
          >
            <span aria-hidden className={styles.mark} data-kind={kind}>
              {kind === 'working' ? number : t(`shared:setMark.${kind}`)}
            </span>
            <span className={styles.kindWords}>
              <span id={`kind-${kind}`}>{t(`shared:setKind.${kind}`)}</span>
              {hasAbout(kind) && <small id={`about-${kind}`}>{t(`about.${kind}`)}</small>}
            </span>
            {kind === set.kind && <Check aria-hidden className={styles.icon} />}
          </button>
        ))}
      </div>
      <div className={styles.pair}>
        <Button icon={ArrowUp} disabled={index <= 0} onClick={() => onMove(index - 1)}>
          {t('moveUp')}
        </Button>
        <Button icon={ArrowDown} disabled={index >= exercise.sets.length - 1} onClick={() => onMove(index + 1)}>
          {t('moveDown')}
        </Button>
      </div>
      <Button variant="danger" icon={Trash2} onClick={onRemove}>
        {t('removeSet')}
      </Button>
    </div>
  )
}

type ExplainedKind = Exclude<SetKind, 'warm-up' | 'working'>

function hasAbout(kind: SetKind): kind is ExplainedKind {
  return kind !== 'warm-up' && kind !== 'working'
}
