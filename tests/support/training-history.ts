import * as fc from 'fast-check'

/** A training history as a person would tell it, from which every app's file can be made. */
export type History = readonly {
  /** A time on the wall, `YYYY-MM-DDTHH:mm`; no two workouts share one. */
  readonly startedAt: string
  readonly minutes: number
  readonly title: string
  readonly exercises: readonly {
    readonly name: string
    readonly sets: readonly { readonly kind: 'working' | 'warm-up'; readonly kg: number; readonly reps: number }[]
  }[]
}[]

const NAMES = ['Squat (Barbell)', 'Bench Press (Barbell)', 'Pull Up (Weighted)', 'Deadlift (Barbell)', "Farmer's Walk"]

const someSet = fc.record({
  kind: fc.constantFrom('working' as const, 'warm-up' as const),
  kg: fc.integer({ min: 1, max: 800 }).map((quarters) => quarters / 4),
  reps: fc.integer({ min: 1, max: 60 }),
})

/** Any history: its days lie anywhere in two years, the first workout of a day at six in the morning at the earliest. */
export const anyHistory: fc.Arbitrary<History> = fc
  .uniqueArray(
    fc.record({
      day: fc.integer({ min: 0, max: 700 }),
      minute: fc.integer({ min: 360, max: 1_200 }),
      minutes: fc.integer({ min: 1, max: 180 }),
      title: fc.constantFrom('Push', 'Pull; heavy', 'Legs, light', 'Treino "A"', 'Übung', '脚'),
      exercises: fc
        .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 })
        .chain((names) =>
          fc.tuple(
            ...names.map((name) =>
              fc.record({ name: fc.constant(name), sets: fc.array(someSet, { minLength: 1, maxLength: 6 }) }),
            ),
          ),
        ),
    }),
    { minLength: 1, maxLength: 8, selector: ({ day }) => day },
  )
  .map((workouts) =>
    workouts
      .toSorted((left, right) => left.day - right.day)
      .map(({ day, minute, ...workout }) => ({
        ...workout,
        startedAt: new Date(Date.UTC(2024, 0, 1 + day, 0, minute)).toISOString().slice(0, 16),
      })),
  )

type Cell = string | number
type Shape = {
  readonly header: readonly string[]
  readonly rows: (history: History, say: Saying) => readonly (readonly Cell[])[]
}
/** How a file writes loads, dates and numbers. */
type Saying = { readonly load: (kg: number) => Cell; readonly date: (wall: string) => string }

/** How a language or a spreadsheet writes a moment. */
export const DATES: Readonly<Record<string, (wall: string) => string>> = {
  iso: (wall) => `${wall.replace('T', ' ')}:00`,
  american: (wall) => `${Number(wall.slice(5, 7))}/${Number(wall.slice(8, 10))}/${wall.slice(0, 4)} ${wall.slice(11)}`,
  brazilian: (wall) => `${wall.slice(8, 10)}/${wall.slice(5, 7)}/${wall.slice(0, 4)} ${wall.slice(11)}`,
  german: (wall) => `${wall.slice(8, 10)}.${wall.slice(5, 7)}.${wall.slice(0, 4)} ${wall.slice(11)}`,
}

function named(language: string): (wall: string) => string {
  const month = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (wall) => {
    const name = month.formatToParts(new Date(`${wall}Z`)).find(({ type }) => type === 'month')?.value ?? ''
    return `${Number(wall.slice(8, 10))} ${name} ${wall.slice(0, 4)}, ${wall.slice(11)}`
  }
}

const plainLoad = (kg: number) => kg
const pounds = (kg: number) => Math.round((kg / 0.45359237) * 1e8) / 1e8

function strong(header: string, row: (parts: StrongParts) => readonly Cell[]): Shape {
  return {
    header: header.split(/[,;]/),
    rows: (history, { load, date }) =>
      history.flatMap(({ startedAt, minutes, title, exercises }, workout) =>
        exercises.flatMap(({ name, sets }) => {
          let number = 0
          return sets.map(({ kind, kg, reps }) => {
            if (kind === 'working') number += 1
            const order = kind === 'working' ? number : 'W'
            return row({
              workout: workout + 1,
              date: date(startedAt),
              title,
              minutes,
              name,
              order,
              load: load(kg),
              reps,
            })
          })
        }),
      ),
  }
}
type StrongParts = {
  readonly workout: number
  readonly date: string
  readonly title: string
  readonly minutes: number
  readonly name: string
  readonly order: Cell
  readonly load: Cell
  readonly reps: number
}

const hour = (minutes: number) => (minutes >= 60 ? `${Math.floor(minutes / 60)}h ${minutes % 60}m` : `${minutes}m`)
const classic = ({ date, title, minutes, name, order, load, reps }: StrongParts): readonly Cell[] => [
  date,
  title,
  hour(minutes),
  name,
  order,
  load,
  reps,
  0,
  0,
  '',
  '',
  '',
]

function hevy(unit: 'kg' | 'lbs'): Shape {
  return {
    header:
      `title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_${unit},reps,distance_${unit === 'kg' ? 'km' : 'miles'},duration_seconds,rpe`.split(
        ',',
      ),
    rows: (history, { load, date }) =>
      history.flatMap(({ startedAt, minutes, title, exercises }) => {
        const end = new Date(Date.parse(`${startedAt}Z`) + minutes * 60_000).toISOString().slice(0, 16)
        return exercises.flatMap(({ name, sets }) =>
          sets.map(({ kind, kg, reps }, index) => [
            title,
            date(startedAt),
            date(end),
            '',
            name,
            '',
            '',
            index,
            kind === 'working' ? 'normal' : 'warmup',
            load(kg),
            reps,
            '',
            '',
            '',
          ]),
        )
      }),
  }
}

/** Every shape of file that is known, with how it says loads and dates; loads without a unit are in kg. */
export const SHAPES: Readonly<Record<string, Shape & Saying>> = {
  'Strong, 2016': {
    ...strong(
      'Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes',
      ({ date, title, name, order, load, reps }) => [date, title, name, order, load, reps, 0, 0, ''],
    ),
    load: plainLoad,
    date: DATES['iso'] ?? String,
  },
  'Strong, English': {
    ...strong(
      'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
      classic,
    ),
    load: plainLoad,
    date: DATES['iso'] ?? String,
  },
  'Strong, German': {
    ...strong(
      'Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,Sekunden,Notizen,Workout-Notizen,RPE',
      classic,
    ),
    load: plainLoad,
    date: DATES['iso'] ?? String,
  },
  'Strong, numbered': {
    ...strong(
      'Workout #;Date;Workout Name;Duration (sec);Exercise Name;Set Order;Weight (kg);Reps;RPE;Distance (meters);Seconds;Notes;Workout Notes',
      ({ workout, date, title, minutes, name, order, load, reps }) => [
        workout,
        date,
        title,
        minutes * 60,
        name,
        order === 'W' ? 'WARM_UP' : order,
        load,
        reps,
        '',
        '',
        '',
        '',
        '',
      ],
    ),
    load: plainLoad,
    date: DATES['iso'] ?? String,
  },
  'Strong, units by row': {
    ...strong(
      'Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration',
      ({ date, title, minutes, name, order, load, reps }) => [
        date,
        title,
        name,
        order,
        load,
        'lbs',
        reps,
        '',
        '',
        '',
        0,
        '',
        '',
        hour(minutes),
      ],
    ),
    load: pounds,
    date: DATES['iso'] ?? String,
  },
  'Hevy, English': { ...hevy('kg'), load: plainLoad, date: named('en') },
  'Hevy, Brazilian': { ...hevy('kg'), load: plainLoad, date: named('pt') },
  'Hevy, Turkish': { ...hevy('kg'), load: plainLoad, date: named('tr') },
  'Hevy, pounds': { ...hevy('lbs'), load: pounds, date: named('en') },
}

export type Writing = { readonly delimiter: ',' | ';' | '\t'; readonly decimal: '.' | ','; readonly lineEnd: string }

/** The file of a history in a shape. `date` writes dates otherwise, as a spreadsheet does that saved the file. */
export function fileOf(
  history: History,
  shape: Shape & Saying,
  { delimiter, decimal, lineEnd }: Writing,
  date = shape.date,
): string {
  const quoted = (cell: Cell) => {
    const text = typeof cell === 'number' ? String(cell).replace('.', decimal) : cell
    return /[",;\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  }
  const rows = [shape.header, ...shape.rows(history, { load: shape.load, date })]
  return rows.map((cells) => cells.map(quoted).join(delimiter) + lineEnd).join('')
}
