import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionSet } from '#contract/session.ts'
import { SET_KINDS } from '#contract/vocabulary.ts'
import type { SetFigure, SetUnits } from '#domain/session/set-values.ts'
import { changeSetKind, removeSet, uncompleteSet } from '#domain/session/sets.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { NativeSelect } from '#ui/native-select.tsx'
import styles from './editor.module.css'
import { FigureField } from './figure-field.tsx'
import { markDone } from './past-edits.ts'
import type { EditSession } from './use-session-edits.ts'

type SetRowProps = {
  readonly set: SessionSet
  /** Its place among all sets of the exercise, from 1. */
  readonly number: number
  /** Its place among those that count as work. */
  readonly workingNumber: number
  readonly figures: readonly SetFigure[]
  readonly units: SetUnits
  readonly edit: EditSession
}

/** One set of a past session: its kind, its figures, whether it was done. */
export function SetRow({ set, number, workingNumber, figures, units, edit }: SetRowProps) {
  const { t, i18n } = useTranslation('sessions')
  const isDone = set.completedAt !== null
  const toggleDone = () => edit((session) => (isDone ? uncompleteSet(session, set.id) : markDone(session, set.id)))
  return (
    <tr>
      <td>
        <KindSelect set={set} number={number} workingNumber={workingNumber} edit={edit} />
      </td>
      {figures.map((figure) => (
        <td key={figure}>
          <FigureField
            set={set}
            figure={figure}
            units={units}
            locale={i18n.language}
            label={t('editor.figureOfSet', { figure: t(`figure.${figure}`), number })}
            edit={edit}
          />
        </td>
      ))}
      <td>
        <IconButton
          className={isDone ? styles.done : styles.open}
          label={t('editor.doneOfSet', { number })}
          icon={Check}
          aria-pressed={isDone}
          onClick={() => void toggleDone()}
        />
      </td>
      <td>
        <IconButton
          label={t('editor.removeSet', { number })}
          icon={X}
          onClick={() => void edit((session) => removeSet(session, set.id))}
        />
      </td>
    </tr>
  )
}

/** A number for a working set, a letter for the others; under it lies the platform's own picker. */
function KindSelect({
  set,
  number,
  workingNumber,
  edit,
}: Pick<SetRowProps, 'set' | 'number' | 'workingNumber' | 'edit'>) {
  const { t } = useTranslation(['sessions', 'shared'])
  return (
    <span className={styles.kind} data-kind={set.kind}>
      <span aria-hidden>{set.kind === 'working' ? workingNumber : t(`mark.${set.kind}`)}</span>
      <NativeSelect
        aria-label={t('editor.kindOfSet', { number })}
        value={set.kind}
        onChange={(kind) => void edit((session) => changeSetKind(session, set.id, kind))}
        options={SET_KINDS.map((kind) => ({ value: kind, label: t(`shared:setKind.${kind}`) }))}
      />
    </span>
  )
}
