import { type CSSProperties, useState } from 'react'
import { focusByKey } from '../chart/focus-by-key.ts'
import { classNames } from '../class-names.ts'
import styles from './body-diagram.module.css'
import type { BodyMuscle } from './body-outlines.ts'
import { BODY_PATH, HEAD_TO_TOE, lightOf, MUSCLE_PATHS, NARROW, VIEW_BOX } from './body-paths.ts'

/** From 0 to 1; missing muscles are not highlighted. */
export type Intensities = ReadonlyMap<BodyMuscle, number>

/** Makes each muscle a toggle; left and right, front and back are one. */
export type Choice = {
  readonly chosen: readonly BodyMuscle[]
  /** With its value if any. */
  readonly nameOf: (muscle: BodyMuscle) => string
  readonly onToggle: (muscle: BodyMuscle) => void
}

export type BodyDiagramProps = {
  /** The muscles with their amounts; for a choice, the selected one. */
  readonly label: string
  readonly intensities?: Intensities | undefined
  readonly choice?: Choice | undefined
}

export default function DrawnBody({ label, intensities, choice }: BodyDiagramProps) {
  if (choice) return <Chooser label={label} intensities={intensities} choice={choice} />
  return (
    <svg role="img" aria-label={label} viewBox={VIEW_BOX} className={styles.drawing}>
      <path d={BODY_PATH} className={styles.body} />
      {HEAD_TO_TOE.map((muscle) => (
        <path key={muscle} d={MUSCLE_PATHS[muscle]} {...litBy(intensities, muscle)} />
      ))}
    </svg>
  )
}

type ChooserProps = Omit<BodyDiagramProps, 'choice'> & { readonly choice: Choice }

/** A toolbar is a single tab stop; arrow keys move within it. */
function Chooser({ label, intensities, choice: { chosen, nameOf, onToggle } }: ChooserProps) {
  const [reached, setReached] = useState<BodyMuscle>()
  const [ringed, setRinged] = useState<BodyMuscle>()
  const entry = reached ?? chosen[0] ?? HEAD_TO_TOE[0]
  return (
    <svg role="toolbar" aria-label={label} viewBox={VIEW_BOX} className={styles.drawing} onKeyDown={focusByKey}>
      <path d={BODY_PATH} className={styles.body} />
      {REACHES.map((width) => (
        <Reach key={width} width={width} muscles={HEAD_TO_TOE} onTap={onToggle} />
      ))}
      {HEAD_TO_TOE.map((muscle) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot have this shape
        <path
          key={muscle}
          role="button"
          tabIndex={muscle === entry ? 0 : -1}
          aria-pressed={chosen.includes(muscle)}
          aria-label={nameOf(muscle)}
          d={MUSCLE_PATHS[muscle]}
          {...litBy(intensities, muscle, styles.choice)}
          onClick={() => onToggle(muscle)}
          onFocus={({ currentTarget }) => {
            setReached(muscle)
            if (currentTarget.matches(':focus-visible')) setRinged(muscle)
          }}
          onBlur={() => setRinged(undefined)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            onToggle(muscle)
          }}
        >
          <title>{nameOf(muscle)}</title>
        </path>
      ))}
      <Reach width={NARROW_REACH} muscles={NARROW} onTap={onToggle} />
      {ringed && <path d={MUSCLE_PATHS[ringed]} className={styles.focus} aria-hidden />}
    </svg>
  )
}

/** A finger needs more room than a muscle: a near miss selects the nearest. Stroke widths, the widest at the bottom. */
const REACHES = [30, 20, 10]
const NARROW_REACH = 9

type ReachProps = {
  readonly width: number
  readonly muscles: readonly BodyMuscle[]
  readonly onTap: (muscle: BodyMuscle) => void
}

/** Enlarged touch areas beside muscles. Keyboards and screen readers use the muscles themselves. */
function Reach({ width, muscles, onTap }: ReachProps) {
  return (
    <g aria-hidden strokeWidth={width} className={styles.reach}>
      {muscles.map((muscle) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <path key={muscle} d={MUSCLE_PATHS[muscle]} onClick={() => onTap(muscle)} />
      ))}
    </g>
  )
}

function litBy(intensities: Intensities | undefined, muscle: BodyMuscle, className?: string) {
  const light = lightOf(intensities?.get(muscle) ?? 0)
  if (light === 0) return { className: classNames(styles.muscle, className) }
  return {
    className: classNames(styles.muscle, styles.lit, className),
    // React's types do not include custom properties.
    style: { '--intensity': light } as CSSProperties,
  }
}
