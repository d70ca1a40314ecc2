const EXERCISES = ['Bench Press (Barbell)', 'Squat (Barbell)', 'Lat Pulldown (Cable)', 'Sandbag Carry Uphill'] as const
const WEEKDAYS = [0, 2, 4]
const WEEK_MS = 7 * 86_400_000
const DAY_MS = 86_400_000

/** Three years of weeks. */
export const STRONG_WEEKS = 156

/** A generated Strong export of three years: three workouts a week, with some oddities. */
export function strongFile(weeks = STRONG_WEEKS, firstMonday = '2022-01-03'): string {
  const rows = [
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  ]
  for (let week = 0; week < weeks; week++) {
    WEEKDAYS.forEach((day, place) => {
      const date = new Date(Date.parse(`${firstMonday}T00:00:00.000Z`) + week * WEEK_MS + day * DAY_MS)
      const begins = `${date.toISOString().slice(0, 10)} 18:0${place}:00`
      // A forgotten timer.
      const duration = week === 1 && place === 0 ? '22h 13m' : '1h 12m'
      for (const [index, exercise] of EXERCISES.entries()) {
        for (let set = 1; set <= 3; set++) {
          const weight = 40 + index * 10 + Math.floor(week / 8) * 2.5
          rows.push(`${begins},"Day ${place + 1}",${duration},"${exercise}",${set},${weight},8,0,0,,,`)
          rows.push(`${begins},"Day ${place + 1}",${duration},"${exercise}",Rest Timer,0,0,0,120,,,`)
        }
      }
    })
  }
  return `${rows.join('\n')}\n`
}

/** How many workouts and sets it holds. */
export const STRONG_WORKOUTS = STRONG_WEEKS * WEEKDAYS.length
export const STRONG_SETS = STRONG_WORKOUTS * EXERCISES.length * 3
