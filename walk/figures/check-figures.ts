import type { AnyPage } from '../../tooling/engines/engine-page.ts'
import type { Fault } from '../fault.ts'
import type { Exported } from './exported.ts'
import { checkAnalytics } from './screens/analytics.ts'
import { checkBody } from './screens/body.ts'
import { type Context, contextOf } from './screens/context.ts'
import { checkDashboard } from './screens/dashboard.ts'
import { Examination, figuresIn } from './screens/examination.ts'
import { checkExercise, checkProgress } from './screens/exercise.ts'
import { checkHistory } from './screens/history.ts'
import { checkHistoryCalendar } from './screens/history-calendar.ts'
import { checkRunning } from './screens/running.ts'
import { checkSession, checkSessionPane } from './screens/session.ts'
import { partsAround, readScreen, type ShownPart, textOf, whereOf } from './screens/shown.ts'
import { checkProfile, checkWorkouts } from './screens/small-screens.ts'
import { checkStatistics } from './screens/statistics.ts'
import type { FigureSettings, ShownScreen } from './settings.ts'
import { UNCHECKED } from './unchecked.ts'

/** The name of the fault that nothing is held against a figure. */
export const NO_CHECK = 'a figure without a check'
/** Counts those of them without a reason, either. */
export const NO_REASON = 'no check, and no reason'

export type FigureCounts = {
  readonly shown: number
  readonly checked: number
  /** Figures left out, by their reason. */
  readonly left: ReadonlyMap<string, number>
}

export type CheckedFigures = { readonly faults: readonly Fault[]; readonly counts: FigureCounts }

/**
 * Every figure on the screen against a second computation from the export; one without a check or a reason is a fault.
 * Figures shown are counted against figures checked.
 */
export async function checkFigures(
  page: AnyPage,
  exported: Exported,
  settings: FigureSettings,
): Promise<CheckedFigures> {
  const { examination, withoutCheck } = await examine(page, exported, settings)
  const unexplained = withoutCheck
    .filter(({ reason }) => reason === null)
    .map(({ where, text }) => ({ check: NO_CHECK, where, says: `shows "${text}"` }))
  const left = new Map<string, number>()
  for (const { reason, text } of withoutCheck)
    left.set(reason ?? NO_REASON, (left.get(reason ?? NO_REASON) ?? 0) + figuresIn(text).length)
  return { faults: [...examination.faults, ...unexplained], counts: { ...examination.counts, left } }
}

async function examine(page: AnyPage, exported: Exported, settings: FigureSettings) {
  const examination = new Examination(await readScreen(page))
  CHECKS[settings.screen.kind](contextOf(examination, exported, settings))
  const withoutCheck = examination.unchecked.map((row) => {
    const text = textOf(row)
    const around = partsAround(examination.shown, row)
    const left = { row, text, within: around.map(({ name }) => name), parts: around, isInDialog: around.some(isDialog) }
    const reason = UNCHECKED.find(({ holds }) => holds(left, settings, exported))
    return { where: whereOf(examination.shown, row), text, reason: reason ? `${reason.what}: ${reason.because}` : null }
  })
  return { examination, withoutCheck }
}

function isDialog({ isDialog: is = false }: ShownPart): boolean {
  return is
}

/** A wide screen has a month and a workout beside the list. */
function checkHistoryWithPanes(context: Context): void {
  checkHistory(context)
  checkHistoryCalendar(context)
  checkSessionPane(context)
}

const CHECKS: Readonly<Record<ShownScreen['kind'], (context: Context) => void>> = {
  dashboard: checkDashboard,
  history: checkHistoryWithPanes,
  session: checkSession,
  progress: checkProgress,
  statistics: checkStatistics,
  analytics: checkAnalytics,
  metrics: checkBody,
  exercise: checkExercise,
  workouts: checkWorkouts,
  running: checkRunning,
  profile: checkProfile,
}
