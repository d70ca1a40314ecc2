import type { PictureContent, PictureList } from './picture-content.ts'
import type { PictureLayout } from './picture-layout.ts'

/** The accessible text of a picture: its lines, with full names. */
export function describePicture(content: PictureContent, shown: Pick<PictureLayout, 'records' | 'exercises'>): string {
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
