import type { BodyMuscle } from './body-outlines.ts'

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
