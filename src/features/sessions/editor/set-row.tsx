import { Check, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionExercise, SessionSet } from '#contract/session.ts'
import { completePastSet, correctPastSet } from '#domain/past-session/past-session.ts'
import type { SetFigure, SetUnits } from '#domain/session/set-values.ts'
import { changeSetKind, removeSet, uncompleteSet } from '#domain/session/sets.ts'
import { KindSelect } from '#shared/set-table/kind-select.tsx'
import { NumberInput } from '#shared/set-table/number-input.tsx'
import { focusAfterRemoval } from '#ui/focus-after-removal.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { MergedSet } from '../merged-sets.tsx'
import styles from './editor.module.css'
import { figureText, readFigure } from './figures.ts'
import type { EditSession } from './use-session-edits.ts'

type SetRowProps = {
  readonly kind: SessionExercise['kind']
  readonly set: SessionSet
  readonly number: number
  readonly figures: readonly SetFigure[]
  readonly units: SetUnits
  readonly edit: EditSession
}

export function SetRow({ kind, set, number, figures, units, edit }: SetRowProps) {
  const { t, i18n } = useTranslation(['sessions', 'shared'])
  const name = t(`shared:setName.${set.kind}`, { number })
  const isDone = set.completedAt !== null
  const toggleDone = () =>
    edit((session) => (isDone ? uncompleteSet(session, set.id) : completePastSet(session, set.id)))
  return (
    <>
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
            className={styles.remove}
            label={t('editor.removeSet', { set: name })}
            icon={X}
            onClick={({ currentTarget }) => {
              focusAfterRemoval(currentTarget.closest('tr'), afterRow(currentTarget))
              void edit((session) => removeSet(session, set.id))
            }}
          />
        </td>
      </tr>
      <MergedSet
        kind={kind}
        setId={set.id}
        within={(note) => (
          <tr>
            <td className={styles.merged} colSpan={figures.length + 3}>
              {note}
            </td>
          </tr>
        )}
      />
    </>
  )
}

/** The next set's row, else the button that adds a set. */
function afterRow(button: HTMLElement): () => Element | null | undefined {
  const [row, card] = [button.closest('tr'), button.closest('article')]
  const rows = [...(card?.querySelectorAll('tr') ?? [])].filter(
    (other) => other === row || other.querySelector('select'),
  )
  const next = row ? rows[rows.indexOf(row) + 1] : undefined
  return () => (next?.isConnected ? next : card?.querySelector('[data-adds-set]'))
}

/** Leaving the field saves it; the phone's keyboard closes, and the focus stays in the row. */
function goToDone(event: KeyboardEvent<HTMLInputElement>): void {
  // Firefox would press what has the focus next.
  event.preventDefault()
  event.currentTarget.closest('tr')?.querySelector<HTMLElement>('[aria-pressed]')?.focus()
}

type FigureFieldProps = {
  readonly set: SessionSet
  readonly figure: SetFigure
  readonly units: SetUnits
  readonly locale: string
  readonly label: string
  readonly edit: EditSession
}

/** Saved when left; invalid input is marked, stays in the field and changes nothing. */
function FigureField({ set, figure, units, locale, label, edit }: FigureFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null ? null : readFigure(typed, figure, units)

  const leave = async () => {
    if (!read?.ok) return
    const isWritten = await edit((session) => correctPastSet(session, set.id, read.values))
    if (isWritten) setTyped((now) => (now === typed ? null : now))
  }
  const leaveByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') goToDone(event)
    if (event.key === 'Escape') setTyped(null)
  }
  return (
    <NumberInput
      label={label}
      isWhole={figure === 'reps'}
      isInvalid={read !== null && !read.ok}
      enterKeyHint="done"
      value={typed ?? figureText(set, figure, locale)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => void leave()}
      onKeyDown={leaveByKey}
    />
  )
}
