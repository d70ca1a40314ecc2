import { setTimeout as pause } from 'node:timers/promises'
import { stepInHistory } from '../../tooling/engines/history-step.ts'
import type { Sight } from '../sight.ts'
import type { Stage } from '../stage.ts'

/** The page may keep the step for itself: nothing tells when it is over. */
const STEP_MS = 150

/** Whether the entry before this one is the app's, too. */
export function canGoBack({ entry }: Sight): boolean {
  return entry !== null && entry.index > 0
}

/** Presses the browser's Back or Forward, unless there is no app in this direction. */
export async function takeHistoryStep(stage: Stage, direction: 'back' | 'forward'): Promise<boolean> {
  const sight = await stage.look()
  if (direction === 'back' && !canGoBack(sight)) return false
  if (!(await stepInHistory(stage.page, stage.engine, direction))) return false
  await pause(STEP_MS)
  return true
}
