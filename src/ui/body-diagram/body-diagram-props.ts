import type { BodyMuscle } from './body-outlines.ts'

/** Highlight of muscles, from 0 to 1; missing ones are not highlighted. */
export type Intensities = ReadonlyMap<BodyMuscle, number>

/** Makes each muscle a toggle; left and right, front and back are one. */
export type Choice = {
  readonly chosen: readonly BodyMuscle[]
  /** A muscle's name, with its value if any. */
  readonly nameOf: (muscle: BodyMuscle) => string
  readonly onToggle: (muscle: BodyMuscle) => void
}

/** The content of a body drawing. */
export type BodyDiagramProps = {
  /** The accessible text of the picture: the muscles with their amounts. For a choice, the selected one. */
  readonly label: string
  readonly intensities?: Intensities | undefined
  readonly choice?: Choice | undefined
}
