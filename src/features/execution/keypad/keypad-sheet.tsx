import { ArrowRight, Check, ChevronDown, Delete, X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { Steps } from '../sets/set-entry.ts'
import type { EntryKey } from './entry.ts'
import styles from './keypad-sheet.module.css'

/** Long enough that no tap is one. */
const HOLD_MS = 400
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export type KeypadSheetProps = {
  /** Names the keypad: the field and the set. */
  readonly label: string
  /** The field, in words that are seen. */
  readonly title: string
  readonly mark: string
  readonly hasDecimals: boolean
  readonly steps: Steps
  readonly stepText: (step: number) => string
  /** What an empty field steps from. */
  readonly stepFrom: number | null
  /** Values to choose from instead of digits, such as RPE. */
  readonly choices: readonly number[] | null
  readonly chosen: number | null
  readonly choiceText: (choice: number) => string
  /** Whether another field follows. */
  readonly hasNext: boolean
  /** Whether the last key logs the set; otherwise it only closes the keypad. */
  readonly logs: boolean
  /** Stands above the keys: plates, a hint. */
  readonly extra: ReactNode
  /** Stands beside the title: the unit, the rest that is left. */
  readonly aside: ReactNode
  readonly onKey: (key: EntryKey) => void
  readonly onChoose: (value: number | null) => void
  readonly onNext: () => void
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onCancel: () => void
}

/** Our own keys for a figure. They stand at the same place for every field; what a field adds stands above them. */
export function KeypadSheet(props: KeypadSheetProps) {
  const { label, title, extra, aside, choices, onClose, onCancel } = props
  const { t } = useTranslation('execution')
  // The field keeps the focus, so that a hardware keyboard types on while a finger presses keys.
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  return (
    <section className={styles.keypad} aria-label={label} data-keypad onMouseDown={keepFocus}>
      <div className={styles.top}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
        <IconButton label={t('key.cancel')} icon={X} onClick={onCancel} />
        <IconButton label={t('key.close')} icon={ChevronDown} onClick={onClose} />
      </div>
      {extra && <div className={styles.extra}>{extra}</div>}
      <div className={styles.keys}>
        {choices ? <Choices {...props} choices={choices} /> : <Digits {...props} />}
        <ActionKeys {...props} />
      </div>
    </section>
  )
}

function Digits({ mark, hasDecimals, onKey }: KeypadSheetProps) {
  const { t } = useTranslation('execution')
  return (
    <div className={styles.digits}>
      {DIGITS.map((digit) => (
        <Key key={digit} onPress={() => onKey({ type: 'digit', digit })}>
          {digit}
        </Key>
      ))}
      {hasDecimals ? (
        <Key label={t('key.decimal')} onPress={() => onKey({ type: 'decimal' })}>
          {mark}
        </Key>
      ) : (
        <span />
      )}
      <Key onPress={() => onKey({ type: 'digit', digit: 0 })}>0</Key>
      <Key
        label={t('key.backspace')}
        onPress={() => onKey({ type: 'backspace' })}
        onHold={() => onKey({ type: 'clear' })}
        quiet
      >
        <Delete aria-hidden className="large-icon" />
      </Key>
    </div>
  )
}

type ChoicesProps = KeypadSheetProps & { readonly choices: readonly number[] }

function Choices({ choices, chosen, choiceText, onChoose }: ChoicesProps) {
  const { t } = useTranslation('execution')
  return (
    <div className={styles.digits}>
      {choices.map((choice) => (
        <Key key={choice} pressed={choice === chosen} onPress={() => onChoose(choice)}>
          {choiceText(choice)}
        </Key>
      ))}
      <span />
      <span />
      <Key label={t('key.clear')} quiet onPress={() => onChoose(null)}>
        <Delete aria-hidden className="large-icon" />
      </Key>
    </div>
  )
}

function ActionKeys(props: KeypadSheetProps) {
  const { choices, steps, stepText, stepFrom, hasNext, logs, onKey, onNext, onDone } = props
  const { t } = useTranslation('execution')
  const step = (by: number) => onKey({ type: 'step', by, from: stepFrom })
  const words = { step: stepText(steps.step), small: stepText(steps.small) }
  return (
    <div className={styles.actions}>
      {choices ? (
        <>
          <span />
          <span />
        </>
      ) : (
        <>
          <Key quiet label={t('key.up', words)} onPress={() => step(steps.step)} onHold={() => step(steps.small)}>
            +{words.step}
          </Key>
          <Key quiet label={t('key.down', words)} onPress={() => step(-steps.step)} onHold={() => step(-steps.small)}>
            −{words.step}
          </Key>
        </>
      )}
      <Key quiet label={t('key.nextLabel')} onPress={onNext} disabled={!hasNext}>
        <ArrowRight aria-hidden className="large-icon" />
      </Key>
      <Key primary label={logs ? t('key.doneLabel') : t('key.ok')} onPress={onDone}>
        <Check aria-hidden className="large-icon" />
      </Key>
    </div>
  )
}

type KeyProps = {
  /** Where what it shows is no word. */
  readonly label?: string
  readonly onPress: () => void
  readonly onHold?: () => void
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly quiet?: boolean
  readonly primary?: boolean
  readonly children: ReactNode
}

function Key({ label, onPress, onHold, pressed, disabled, quiet, primary, children }: KeyProps) {
  const hold = useHold(onPress, onHold)
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      className={classNames(
        styles.key,
        quiet && styles.quiet,
        primary && styles.primary,
        pressed === true && styles.pressed,
      )}
      {...hold}
    >
      {children}
    </button>
  )
}

/** Tells a tap from a press that is held. A hold is no tap as well. */
function useHold(onTap: () => void, onHold: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown: () => {
      wasHeld.current = false
      if (!onHold) return
      timer.current = setTimeout(() => {
        wasHeld.current = true
        onHold()
      }, HOLD_MS)
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => {
      if (wasHeld.current) wasHeld.current = false
      else onTap()
    },
  }
}
