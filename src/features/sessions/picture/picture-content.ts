import type { Intensities } from '#ui/body-diagram/drawn-body.tsx'

export type PictureFigure = { readonly label: string; readonly value: string }

/** `before` is null if meaningless. */
export type PictureRecord = {
  readonly exercise: string
  readonly value: string
  readonly kind: string
  readonly before: string | null
}

export type PictureExercise = { readonly name: string; readonly best: string }

/** A picture may show fewer lines; `more` says how many are omitted. */
export type PictureList<Line> = {
  readonly title: string
  readonly lines: readonly Line[]
  readonly more: (count: number) => string
}

export type PictureContent = {
  readonly appName: string
  readonly name: string
  readonly when: string
  readonly figures: readonly PictureFigure[]
  readonly muscles: { readonly title: string; readonly intensities: Intensities; readonly text: string } | null
  readonly records: PictureList<PictureRecord>
  readonly exercises: PictureList<PictureExercise>
}

/** How many lines of each list a picture has room for. */
export type ShownLines = { readonly records: number; readonly exercises: number }

/** For screen readers: the lines, with full names. */
export function describePicture(content: PictureContent, shown: ShownLines): string {
  const { name, when, figures, muscles, records, exercises } = content
  const parts = [
    `${name}, ${when}`,
    figures.map(({ label, value }) => `${label} ${value}`).join(', '),
    listed(
      records,
      shown.records,
      ({ exercise, kind, value, before }) => `${exercise}, ${kind} ${value}${before === null ? '' : ` (${before})`}`,
    ),
    listed(exercises, shown.exercises, (line) => `${line.name} ${line.best}`),
    muscles ? `${muscles.title}: ${muscles.text}` : '',
  ]
  return parts.filter(Boolean).join('. ')
}

function listed<Line>({ title, lines, more }: PictureList<Line>, shown: number, said: (line: Line) => string): string {
  if (lines.length === 0) return ''
  const left = lines.length - shown
  return `${title}: ${[...lines.slice(0, shown).map(said), ...(left > 0 ? [more(left)] : [])].join('; ')}`
}
