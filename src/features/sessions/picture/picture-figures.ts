import type { Session } from '#contract/session.ts'
import { summarize } from '#domain/session/summary.ts'
import type { PictureHero } from './picture-content.ts'

export type FigureWords = {
  readonly number: (value: number) => string
  readonly duration: (milliseconds: number) => string
  readonly unit: string
  readonly volumeIn: (kilograms: number) => number
  readonly nameOf: (figure: 'volume' | 'reps' | 'duration') => string
  readonly records: (count: number) => string
  readonly sets: (count: number) => string
  readonly reps: (count: number) => string
}

/** What to be proud of first: records, else the volume, else repetitions or time; and the figures beside it. */
export function figuresOf(
  session: Session,
  records: number,
  words: FigureWords,
): { readonly hero: PictureHero; readonly figures: readonly string[] } {
  const { durationMs, volume, reps, sets } = summarize(session)
  const total = words.number(Math.round(words.volumeIn(volume)))
  const figures = {
    duration: words.duration(durationMs),
    volume: volume > 0 ? `${total}\u00a0${words.unit}` : '',
    sets: words.sets(sets),
    reps: reps > 0 ? words.reps(reps) : '',
  }
  const others = (...names: readonly (keyof typeof figures)[]) => names.map((name) => figures[name]).filter(Boolean)
  if (records > 0)
    return {
      hero: { value: words.number(records), unit: words.records(records), label: '' },
      figures: others('volume', 'sets', 'duration'),
    }
  if (volume > 0)
    return {
      hero: { value: total, unit: words.unit, label: words.nameOf('volume') },
      figures: others('sets', 'reps', 'duration'),
    }
  if (reps > 0)
    return {
      hero: { value: words.number(reps), unit: '', label: words.nameOf('reps') },
      figures: others('sets', 'duration'),
    }
  return { hero: { value: figures.duration, unit: '', label: words.nameOf('duration') }, figures: others('sets') }
}
