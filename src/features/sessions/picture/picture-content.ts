import type { Intensities } from '#ui/body-diagram/body-diagram-props.ts'

/** A figure of the whole session, such as `58 min` and what it is. */
export type PictureFigure = { readonly label: string; readonly value: string }

/** What was beaten, in which measure, and what stood before; null where that would say nothing. */
export type PictureRecord = {
  readonly exercise: string
  readonly value: string
  readonly kind: string
  readonly before: string | null
}

/** An exercise and its best set. */
export type PictureExercise = { readonly name: string; readonly best: string }

/** Lines under a title, of which a picture may show fewer than there are; `more` says how many are left out. */
export type PictureList<Line> = {
  readonly title: string
  readonly lines: readonly Line[]
  readonly more: (count: number) => string
}

/** All that a picture of a session says, in the words and units of its reader. */
export type PictureContent = {
  readonly appName: string
  readonly name: string
  readonly when: string
  readonly figures: readonly PictureFigure[]
  /** Null where no muscle is known to have worked. */
  readonly muscles: { readonly title: string; readonly intensities: Intensities; readonly text: string } | null
  readonly records: PictureList<PictureRecord>
  readonly exercises: PictureList<PictureExercise>
}
