import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SessionSet } from '#contract/session.ts'
import type { SetFigure, SetUnits } from '#domain/session/set-values.ts'
import { changeSetKind, removeSet, uncompleteSet } from '#domain/session/sets.ts'
import { KindSelect } from '#shared/set-table/kind-select.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import styles from './editor.module.css'
import { FigureField } from './figure-field.tsx'
import { markDone } from './past-edits.ts'
import type { EditSession } from './use-session-edits.ts'

type SetRowProps = {
  readonly set: SessionSet
  /** Its number within its group. */
  readonly number: number
  readonly figures: readonly SetFigure[]
  readonly units: SetUnits
  readonly edit: EditSession
}

/** One set of a past session: kind, values, completion. */
export function SetRow({ set, number, figures, units, edit }: SetRowProps) {
  const { t, i18n } = useTranslation(['sessions', 'shared'])
  const name = t(`shared:setName.${set.kind}`, { number })
  const isDone = set.completedAt !== null
  const toggleDone = () => edit((session) => (isDone ? uncompleteSet(session, set.id) : markDone(session, set.id)))
  return (
    <tr>
      <td>
        <KindSelect
          label={t('editor.kindOfSet', { set: name })}
          kind={set.kind}
          number={number}
          onChange={(kind) => void edit((session) => changeSetKind(session, set.id, kind))}
        />
      </td>
      {figures.map((figure) => (
        <td key={figure}>
          <FigureField
            set={set}
            figure={figure}
            units={units}
            locale={i18n.language}
            label={t('editor.figureOfSet', { figure: t(`figure.${figure}`), set: name })}
            edit={edit}
          />
        </td>
      ))}
      <td className={styles.narrow}>
        <IconButton
          className={isDone ? styles.done : styles.open}
          label={t('editor.doneOfSet', { set: name })}
          icon={Check}
          aria-pressed={isDone}
          onClick={() => void toggleDone()}
        />
      </td>
      <td>
        <IconButton
          label={t('editor.removeSet', { set: name })}
          icon={X}
          onClick={() => void edit((session) => removeSet(session, set.id))}
        />
      </td>
    </tr>
  )
}
