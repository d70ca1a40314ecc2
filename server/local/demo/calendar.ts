import { DAY_MS } from '#domain/time/instant.ts'
import type { Dice } from './dice.ts'
import { HOTEL, LEGS, type PlannedWorkout, PULL, PUSH, UPPER } from './programme.ts'

const HISTORY_DAYS = 730
/** Ensures that the demo shows a lifter in training, whatever the season. */
const ALWAYS_IN_TRAINING_DAYS = 21

export type TrainingDay = {
  readonly plan: PlannedWorkout
  readonly startedAt: Date
  readonly timeZone: string
  readonly unit: 'kg' | 'lb'
  /** Days since the start of the history. */
  readonly day: number
  /** The lifter's current strength: 1 as usual, less after a break. */
  readonly form: number
  readonly deload: boolean
}

/** As `MM-DD`. */
type Season = { readonly from: string; readonly to: string; readonly hotel?: { readonly hoursToUtc: number } }

const SEASONS: readonly Season[] = [
  { from: '02-09', to: '02-18', hotel: { hoursToUtc: 5 } },
  { from: '04-19', to: '04-26' },
  { from: '07-12', to: '07-26' },
  { from: '09-28', to: '10-06', hotel: { hoursToUtc: 4 } },
  { from: '12-22', to: '12-31' },
  { from: '01-01', to: '01-03' },
]

const HOME = { timeZone: 'America/Sao_Paulo', hoursToUtc: 3 }
/** By weekday, Sunday first. */
const WEEK: readonly (PlannedWorkout | null)[] = [null, PUSH, PULL, null, LEGS, null, UPPER]
const HOTEL_WEEKDAYS = [1, 3, 5]
const SATURDAY = 6
const DELOAD_EVERY_WEEKS = 8
const MISSED = 0.05

/** Of the two years before `today`, the latest one yesterday at the earliest. */
export function trainingDays(today: Date, dice: Dice): readonly TrainingDay[] {
  const midnight = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate())
  const days: TrainingDay[] = []
  for (let day = 0; day < HISTORY_DAYS; day++) {
    const date = new Date(midnight - (HISTORY_DAYS - day) * DAY_MS)
    const season = HISTORY_DAYS - day > ALWAYS_IN_TRAINING_DAYS ? seasonOf(date) : undefined
    const plan = planOf(date, season)
    if (plan === null || dice.chance(MISSED)) continue
    days.push({
      plan,
      day,
      startedAt: startOf(date, season, dice),
      timeZone: season?.hotel ? 'America/New_York' : HOME.timeZone,
      unit: season?.hotel ? 'lb' : 'kg',
      form: formAfterBreak(day, days) * (1 + dice.normal(0.012)),
      deload: isDeload(day) && !season,
    })
  }
  return days
}

export const HOME_TIME_ZONE = HOME.timeZone

function seasonOf(date: Date): Season | undefined {
  const monthDay = date.toISOString().slice(5, 10)
  return SEASONS.find(({ from, to }) => from <= monthDay && monthDay <= to)
}

function planOf(date: Date, season: Season | undefined): PlannedWorkout | null {
  const weekday = date.getUTCDay()
  if (season === undefined) return WEEK[weekday] ?? null
  return season.hotel && HOTEL_WEEKDAYS.includes(weekday) ? HOTEL : null
}

/** After work, on Saturday in the morning, in a hotel before the day begins. */
function startOf(date: Date, season: Season | undefined, dice: Dice): Date {
  const hour = season?.hotel ? 6.7 : date.getUTCDay() === SATURDAY ? 9.8 : 18.4
  const hoursToUtc = season?.hotel?.hoursToUtc ?? HOME.hoursToUtc
  const minutes = Math.round((hour + hoursToUtc) * 60 + dice.normal(18))
  return new Date(date.getTime() + minutes * 60_000 + Math.floor(dice.between(0, 60)) * 1_000)
}

function isDeload(day: number): boolean {
  // Never the newest week: current activity should look like training.
  return Math.floor(day / 7) % DELOAD_EVERY_WEEKS === DELOAD_EVERY_WEEKS / 2 - 1
}

/** A week off costs a little strength, regained within three weeks. */
function formAfterBreak(day: number, earlier: readonly TrainingDay[]): number {
  const returned = earlier.findLast((it, index) => it.day - (earlier[index - 1]?.day ?? it.day) >= 7)
  const last = earlier.at(-1)
  const returnedOn = last && day - last.day >= 7 ? day : returned?.day
  if (returnedOn === undefined) return 1
  return 1 - 0.06 * Math.max(0, 1 - (day - returnedOn) / 21)
}
