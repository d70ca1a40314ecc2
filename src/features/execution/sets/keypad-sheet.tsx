import { ArrowRight, Check, ChevronDown, Delete, X } from 'lucide-react'
import { type CSSProperties, type MouseEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/class-names.ts'
import type { EntryKey } from './keypad-entry.ts'
import styles from './keypad-sheet.module.css'
import type { Steps } from './set-entry.ts'
import { useSetFormatters } from './set-formatters.ts'

const HOLD_MS = 400
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

type KeypadSheetProps = {
  readonly label: string
  readonly title: string
  /** Below the title: the same value in another unit. */
  readonly same?: ReactNode
  /** The rest that is left. */
  readonly clock: ReactNode
  readonly unit: ReactNode
  /** Above the keys: plates, a hint. */
  readonly extra: ReactNode
  readonly onClose: () => void
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** Our own keys for a figure. They stay at the same place for every field; extras of a field are above them. */
export function KeypadSheet({ label, title, same, clock, unit, extra, onClose, onCancel, children }: KeypadSheetProps) {
  const { t } = useTranslation(['execution', 'shared'])
  // The field keeps the focus, so that a hardware keyboard still types into it.
  const keepFocus = (event: MouseEvent) => event.preventDefault()
  return (
    <section className={styles.keypad} aria-label={label} data-keypad onMouseDown={keepFocus}>
      <div className={styles.top}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          {same && <p className={styles.same}>{same}</p>}
        </div>
        <div className={styles.clock}>{clock}</div>
        <div className={styles.unit}>{unit}</div>
        <div className={styles.closing}>
          <button
            type="button"
            className={styles.cancel}
            aria-label={`${t('shared:cancel')}: ${t('key.cancel')}`}
            onClick={onCancel}
          >
            <X aria-hidden className="icon" />
            <span>{t('shared:cancel')}</span>
          </button>
          <button type="button" className={styles.close} aria-label={t('key.close')} onClick={onClose}>
            <ChevronDown aria-hidden className="icon" />
          </button>
        </div>
      </div>
      <div className={styles.extra}>{extra}</div>
      <div className={styles.keys}>{children}</div>
    </section>
  )
}

type DigitsProps = {
  /** The decimal mark of the language; null where the field takes whole numbers. */
  readonly mark: string | null
  readonly onKey: (key: EntryKey) => void
}

export function Digits({ mark, onKey }: DigitsProps) {
  const { t } = useTranslation('execution')
  return (
    <div className={styles.digits}>
      {DIGITS.map((digit) => (
        <Key key={digit} onPress={() => onKey({ type: 'digit', digit })}>
          {digit}
        </Key>
      ))}
      {mark !== null && (
        <Key label={t('key.decimal')} onPress={() => onKey({ type: 'decimal' })}>
          {mark}
        </Key>
      )}
      <Key isWide={mark === null} onPress={() => onKey({ type: 'digit', digit: 0 })}>
        0
      </Key>
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

type ChoicesProps = {
  readonly choices: readonly number[]
  readonly chosen: number | null
  /** Whether the last choice is the hardest, rather than the first. */
  readonly isHardLast: boolean
  readonly onChoose: (value: number | null) => void
}

/** Values to choose from instead of digits, such as RPE. The harder, the hotter. */
export function Choices({ choices, chosen, isHardLast, onChoose }: ChoicesProps) {
  const formatters = useSetFormatters()
  const last = choices.length - 1
  return (
    <div className={classNames(styles.digits, styles.choices)}>
      {choices.map((choice, index) => (
        <Key
          key={choice}
          heat={(isHardLast ? index : last - index) / last}
          pressed={choice === chosen}
          onPress={() => onChoose(choice)}
        >
          {formatters.number(choice)}
        </Key>
      ))}
    </div>
  )
}

/** In place of the step keys. */
export function ClearKey({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation('execution')
  return (
    <Key label={t('key.clear')} quiet isTall onPress={onPress}>
      <Delete aria-hidden className="large-icon" />
    </Key>
  )
}

type ActionKeysProps = {
  /** Whether the last key logs the set; otherwise it only closes the keypad. */
  readonly logs: boolean
  /** Null where no other field follows. */
  readonly onNext: (() => void) | null
  readonly onDone: () => void
  /** The step keys, where the field has some. */
  readonly children: ReactNode
}

export function ActionKeys({ logs, onNext, onDone, children }: ActionKeysProps) {
  const { t } = useTranslation('execution')
  return (
    <div className={styles.actions}>
      {children}
      <Key quiet label={t('key.nextLabel')} onPress={() => onNext?.()} disabled={onNext === null}>
        <ArrowRight aria-hidden className="large-icon" />
      </Key>
      <Key primary label={logs ? t('key.doneLabel') : t('key.ok')} onPress={onDone}>
        <Check aria-hidden className="large-icon" />
      </Key>
    </div>
  )
}

type StepKeysProps = {
  readonly steps: Steps
  readonly text: (step: number) => string
  readonly onStep: (direction: 1 | -1, isSmall: boolean) => void
}

/** A step up or down; a smaller one while the key is held. */
export function StepKeys({ steps, text, onStep }: StepKeysProps) {
  const { t } = useTranslation('execution')
  const words = { step: text(steps.step), small: text(steps.small) }
  return (
    <>
      <Key quiet label={t('key.up', words)} onPress={() => onStep(1, false)} onHold={() => onStep(1, true)}>
        +{words.step}
      </Key>
      <Key quiet label={t('key.down', words)} onPress={() => onStep(-1, false)} onHold={() => onStep(-1, true)}>
        −{words.step}
      </Key>
    </>
  )
}

type KeyProps = {
  /** If the visible label is no word. */
  readonly label?: string
  readonly onPress: () => void
  readonly onHold?: () => void
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly quiet?: boolean
  readonly primary?: boolean
  readonly isWide?: boolean
  readonly isTall?: boolean
  /** From 0 to 1: how much of the color of danger it has. */
  readonly heat?: number
  readonly children: ReactNode
}

function Key(props: KeyProps) {
  const { label, onPress, onHold, pressed, disabled, quiet, primary, isWide, isTall, heat, children } = props
  const hold = useHold(onPress, onHold)
  // React's types do not include custom properties.
  const heated = heat === undefined ? undefined : ({ '--heat': heat.toFixed(2) } as CSSProperties)
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
        isWide && styles.wideKey,
        isTall && styles.tallKey,
        heated && styles.heated,
        pressed === true && styles.pressed,
      )}
      style={heated}
      {...hold}
    >
      {children}
    </button>
  )
}

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
