import type { SetKind } from '#contract/workout.ts'
import { ALL_ROOMS, type Cell, type Room, type Shape, without } from './file-shape.ts'

type StrongParts = {
  readonly workout: number
  readonly date: string
  readonly title: string
  readonly minutes: number
  readonly name: string
  readonly order: Cell
  readonly load: Cell
  readonly reps: Cell
  readonly seconds: number
  readonly note: string
  readonly rpe: Cell
}
/** Set kinds unknown to other apps are not part of a history. */
type Marks = Readonly<Partial<Record<SetKind, string>>>
const MARKS: Marks = { working: '', 'warm-up': 'W', drop: 'D', failure: 'F' }
const LONG_MARKS: Readonly<Record<string, string>> = { W: 'WARM_UP', D: 'DROP_SET', F: 'FAILURE' }

type StrongShape = {
  readonly room: readonly Room[]
  /** The set order mark of a rest row. */
  readonly rest?: string
  readonly row: (parts: StrongParts) => readonly Cell[]
}

export function strong(header: string, { room, rest, row }: StrongShape): Shape {
  return {
    header: header.split(/[,;]/),
    room,
    rows: (history, { load, date }) =>
      history.flatMap(({ startedAt, minutes, title, exercises }, workout) =>
        exercises.flatMap(({ name, note, restSeconds, sets }) => {
          const parts = { workout: workout + 1, date: date(startedAt), title, minutes, name }
          let number = 0
          return sets.flatMap(({ kind, kg, reps, rpe }, place) => {
            if (kind === 'working') number += 1
            const order = kind === 'working' ? number : (MARKS[kind] ?? '')
            const done = row({
              ...parts,
              order,
              load: load(kg),
              reps,
              seconds: 0,
              note: place === 0 ? note : '',
              rpe: rpe ?? '',
            })
            if (restSeconds === null || rest === undefined) return [done]
            return [done, row({ ...parts, order: rest, load: 0, reps: 0, seconds: restSeconds, note: '', rpe: '' })]
          })
        }),
      ),
  }
}

export const hour = (minutes: number) =>
  minutes >= 60 ? `${Math.floor(minutes / 60)}h ${minutes % 60}m` : `${minutes}m`

/** The version that every language has, with the word that a rest is called by. */
export const classic = (header: string, rest: string): Shape =>
  strong(header, {
    room: ALL_ROOMS,
    rest,
    row: ({ date, title, minutes, name, order, load, reps, seconds, note, rpe }) => [
      date,
      title,
      hour(minutes),
      name,
      order,
      load,
      reps,
      0,
      seconds,
      note,
      '',
      rpe,
    ],
  })

export const numbered = (header: string): Shape =>
  strong(header, {
    room: ALL_ROOMS,
    rest: 'Rest Timer',
    row: ({ workout, date, title, minutes, name, order, load, reps, seconds, note, rpe }) => [
      workout,
      date,
      title,
      minutes * 60,
      name,
      LONG_MARKS[order] ?? order,
      load,
      reps,
      rpe,
      '',
      seconds === 0 ? '' : seconds,
      note,
      '',
    ],
  })

const HEVY_KINDS: Marks = {
  working: 'normal',
  'warm-up': 'warmup',
  drop: 'dropset',
  failure: 'failure',
}

export function hevy(unit: 'kg' | 'lbs'): Shape {
  return {
    header:
      `title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_${unit},reps,distance_${unit === 'kg' ? 'km' : 'miles'},duration_seconds,rpe`.split(
        ',',
      ),
    room: without('rests'),
    rows: (history, { load, date }) =>
      history.flatMap(({ startedAt, minutes, title, exercises }) => {
        const end = new Date(Date.parse(`${startedAt}Z`) + minutes * 60_000).toISOString().slice(0, 16)
        return exercises.flatMap(({ name, note, sets }) =>
          sets.map(({ kind, kg, reps, rpe }, index) => [
            title,
            date(startedAt),
            date(end),
            '',
            name,
            '',
            note.replaceAll('\n', '\\n'),
            index,
            HEVY_KINDS[kind] ?? '',
            load(kg),
            reps,
            '',
            '',
            rpe ?? '',
          ]),
        )
      }),
  }
}

/** A row per set, with only the day of the workout. */
export function fitNotes(
  header: string,
  row: (done: { kg: Cell; reps: number; kind: SetKind }) => readonly Cell[],
): Shape {
  const hasKinds = header.endsWith('Kind')
  return {
    header: header.split(','),
    room: hasKinds ? ['kinds'] : [],
    unread: ['Category'],
    isNumbered: false,
    rows: (history, { load, date }) =>
      history.flatMap(({ startedAt, exercises }) =>
        exercises.flatMap(({ name, sets }) =>
          sets.map(({ kg, reps, kind }) => [
            date(startedAt).split(' ')[0] ?? '',
            name,
            'Own',
            ...row({ kg: load(kg), reps, kind }),
          ]),
        ),
      ),
  }
}
export const FIT_NOTES_KINDS: Marks = {
  working: '',
  'warm-up': 'Warm Up',
  drop: 'Drop Set',
  failure: 'Failure',
}
