import type { BodyMuscle } from './body-outlines.ts'

/** How strongly muscles are lit, from 0 to 1; those that are not in it are not lit. */
export type Intensities = ReadonlyMap<BodyMuscle, number>

/** Makes each muscle a switch; left and right, front and back of it are one. */
export type Choice = {
  readonly chosen: readonly BodyMuscle[]
  /** What a muscle is called, with its figure where there is one. */
  readonly nameOf: (muscle: BodyMuscle) => string
  readonly onToggle: (muscle: BodyMuscle) => void
}

/** What the drawing of a body shows. */
export type BodyDiagramProps = {
  /** What the picture says to who does not see it: which muscles, and how much of each. Of a choice, what is chosen. */
  readonly label: string
  readonly intensities?: Intensities | undefined
  readonly choice?: Choice | undefined
}
