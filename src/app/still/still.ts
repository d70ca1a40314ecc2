import { DASHBOARD_PATH, EXERCISES_PATH, HISTORY_PATH, isExecutionPath, WORKOUTS_PATH } from '#contract/routes.ts'
import { isRecord } from '#domain/is-record.ts'
import { currentBuild } from '#platform/updates/updates.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import type { StillTicks } from '#shared/still-ticks.ts'
import { STILL_PREFIX, stillKey } from './still-key.ts'

/**
 * A screen's HTML as it was last shown on this device. It stands in for the screen at the next start, until the app is
 * there: decision 036.
 */
export type Still = Occasion & {
  readonly html: string
  /** The addresses of its stylesheets, in their order. */
  readonly styles: readonly string[]
  readonly scrollY: number
  readonly ticks: StillTicks | null
}

/** Facts that decide what a screen shows. */
export type Occasion = {
  readonly account: string
  /** Another build has other styles. */
  readonly build: string | undefined
  readonly locale: string
  readonly width: number
  /** Its local date where the screen speaks of today, else empty. */
  readonly day: string
}

/** In characters: the browser's storage has room for five million, drafts among them. */
const MAX_LENGTH = 200_000
const LISTS: readonly string[] = [DASHBOARD_PATH, WORKOUTS_PATH, HISTORY_PATH, EXERCISES_PATH]

export function hasStill(pathname: string): boolean {
  return LISTS.includes(pathname) || isRunning(pathname)
}

/** Lists speak of today and yesterday. */
function dayAt(pathname: string, now: Date): string {
  return isRunning(pathname) ? '' : `${now.getFullYear()}-${now.getMonth() + 1}-${now.getDate()}`
}

export function writeStill(pathname: string, still: Still): void {
  // The latest workout's is enough.
  if (isRunning(pathname)) forgetStills((path) => isRunning(path) && path !== pathname)
  if (still.html.length > MAX_LENGTH || !safeLocalStorage.writeJson(stillKey(pathname), still)) forgetStill(pathname)
}

/** The still of an address, if it shows what this account would see there now; else null. */
export function readStill(pathname: string, now: Occasion): Still | null {
  const still = hasStill(pathname) ? safeLocalStorage.readJson(stillKey(pathname)) : null
  // Written by `writeStill` of this very build, unless one of these differs.
  const isCurrent =
    isRecord(still) && (Object.keys(now) as (keyof Occasion)[]).every((fact) => still[fact] === now[fact])
  return isCurrent ? (still as Still) : null
}

export function occasionAt(pathname: string, account: string, locale: string): Occasion {
  return { account, build: currentBuild(), locale, width: innerWidth, day: dayAt(pathname, new Date()) }
}

export function forgetStill(pathname: string): void {
  safeLocalStorage.remove(stillKey(pathname))
}

/** All of them, or those of some addresses. */
export function forgetStills(isMeant: (pathname: string) => boolean = () => true): void {
  for (const key of safeLocalStorage.keys()) {
    if (key.startsWith(STILL_PREFIX) && isMeant(key.slice(STILL_PREFIX.length))) safeLocalStorage.remove(key)
  }
}

/** With the id of a workout. */
function isRunning(pathname: string): boolean {
  return isExecutionPath(pathname) && pathname.split('/').length > 3
}
