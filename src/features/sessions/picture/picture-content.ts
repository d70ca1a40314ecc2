import type { Intensities } from '#ui/body-diagram/drawn-body.tsx'

/** A figure of the whole session, such as `58 min`, with its label. */
export type PictureFigure = { readonly label: string; readonly value: string }

/** A record, its measure, and the previous one; null if meaningless. */
export type PictureRecord = {
  readonly exercise: string
  readonly value: string
  readonly kind: string
  readonly before: string | null
}

export type PictureExercise = { readonly name: string; readonly best: string }

/** Lines under a title, of which a picture may show fewer; `more` is the number of omitted ones. */
export type PictureList<Line> = {
  readonly title: string
  readonly lines: readonly Line[]
  readonly more: (count: number) => string
}

/** The content of a session's picture, in the reader's language and units. */
export type PictureContent = {
  readonly appName: string
  readonly name: string
  readonly when: string
  readonly figures: readonly PictureFigure[]
  /** Null without known muscles. */
  readonly muscles: { readonly title: string; readonly intensities: Intensities; readonly text: string } | null
  readonly records: PictureList<PictureRecord>
  readonly exercises: PictureList<PictureExercise>
}
