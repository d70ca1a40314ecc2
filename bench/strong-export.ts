const EXERCISES = [
  'Bench Press (Barbell)',
  'Squat (Barbell)',
  'Deadlift (Barbell)',
  'Overhead Press (Barbell)',
  'Lat Pulldown (Cable)',
  'Bicep Curl (Dumbbell)',
  'Triceps Pushdown (Cable - Straight Bar)',
  'Leg Press',
  'Sandbag Carry Uphill',
  'My own odd machine',
] as const
const SETS_OF_EXERCISE = 4
const EXERCISES_OF_DAY = 5
const DAY_MS = 86_400_000

/** So many rows as Strong exports them: a workout every other day, a rest behind every set, a quote here and there. */
export function strongExport(rows: number): string {
  const lines = [
    'Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE',
  ]
  for (let day = 0; lines.length <= rows; day++) {
    const begins = new Date(Date.parse('2012-01-01T18:02:11.000Z') + day * 2 * DAY_MS)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')
    for (let place = 0; place < EXERCISES_OF_DAY; place++) {
      const exercise = EXERCISES[(day + place) % EXERCISES.length]
      for (let set = 1; set <= SETS_OF_EXERCISE; set++) {
        const row = `${begins},"Day ${(day % 4) + 1}",1h 12m,"${exercise}",`
        const weight = 40 + ((day * 7 + place * 3) % 60) * 2.5
        lines.push(
          `${row}${set},${weight},${5 + (set % 4)},0,0,${set === 1 ? '"felt ""good"""' : ''},,${7 + (set % 3)}`,
        )
        lines.push(`${row}Rest Timer,0,0.0,0,180.0,,,`)
      }
    }
  }
  return `${lines.slice(0, rows + 1).join('\n')}\n`
}
