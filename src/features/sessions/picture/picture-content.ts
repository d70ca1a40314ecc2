import type { PlateColor } from '#domain/gym/plate-color.ts'
import type { Intensities } from '#ui/body-diagram/drawn-body.tsx'

/** `unit` is smaller, beside the value. */
export type PictureHero = { readonly value: string; readonly unit: string; readonly label: string }

/** `before` is null if meaningless. */
export type PictureRecord = {
  readonly exercise: string
  readonly value: string
  readonly kind: string
  readonly before: string | null
}

export type PictureExercise = { readonly name: string; readonly best: string }

/** The heaviest set on a bar; `share` is the height of a plate among the largest. */
export type PictureBar = {
  readonly text: string
  readonly plates: readonly { readonly color: PlateColor; readonly share: number }[]
}

export type PictureContent = {
  readonly appName: string
  readonly name: string
  readonly when: string
  readonly hero: PictureHero
  readonly figures: readonly string[]
  readonly bar: PictureBar | null
  readonly muscles: { readonly title: string; readonly intensities: Intensities; readonly text: string } | null
  readonly recordsTitle: string
  /** Those of exercises whose record is shown are left out. */
  readonly exercisesTitle: string
  readonly records: readonly PictureRecord[]
  readonly exercises: readonly PictureExercise[]
}

/** How many lines of each list a picture has room for. */
export type ShownLines = { readonly records: number; readonly exercises: number }

/** For screen readers: what the picture shows, with full names. */
export function describePicture(content: PictureContent, shown: ShownLines): string {
  const { name, when, hero, figures, bar, muscles, records, exercises } = content
  const parts = [
    `${name}, ${when}`,
    [[hero.value, hero.unit, hero.label].filter(Boolean).join(' '), ...figures].join(', '),
    bar?.text ?? '',
    listed(
      content.recordsTitle,
      records
        .slice(0, shown.records)
        .map(
          ({ exercise, kind, value, before }) =>
            `${exercise}, ${kind} ${value}${before === null ? '' : ` (${before})`}`,
        ),
    ),
    listed(
      content.exercisesTitle,
      exercises.slice(0, shown.exercises).map((line) => `${line.name} ${line.best}`),
    ),
    muscles ? `${muscles.title}: ${muscles.text}` : '',
  ]
  return parts.filter(Boolean).join('. ')
}

function listed(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}: ${lines.join('; ')}`
}
