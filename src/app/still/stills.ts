import type { LocalKey } from '#contract/device-registry.ts'
import { DASHBOARD_PATH, EXERCISES_PATH, HISTORY_PATH, isExecutionPath, WORKOUTS_PATH } from '#contract/routes.ts'
import { isRecord } from '#domain/is-record.ts'
import { buildId } from '#platform/updates/build-id.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import type { StillTicks } from '#shared/still-ticks.ts'
import { forgetStills, STILL_PREFIX } from './forget-stills.ts'

/**
 * A screen's HTML as it was last shown on this device. It stands in for the screen at the next start, until the app is
 * there: decision 036.
 */
export type Still = Occasion & {
  /** Lists speak of today: the first and last instant of it that they may be shown at, in ms. */
  readonly shownFrom: number
  readonly shownUntil: number
  readonly html: string
  /** The addresses of its stylesheets, in their order, and their text if it was known when the screen was kept. */
  readonly styles: readonly string[]
  readonly css: string | null
  readonly scrollY: number
  readonly ticks: StillTicks | null
}

const keyOf = (pathname: string): LocalKey => `${STILL_PREFIX}${pathname}`

/** Facts that decide what a screen shows. */
export type Occasion = {
  readonly account: string
  /** Another build has other styles. Development has none, and no stills. */
  readonly build: string
  readonly locale: string
  readonly width: number
}

/** In characters: the browser's storage has room for five million, drafts among them. */
const MAX_LENGTH = 200_000
const LISTS: readonly string[] = [DASHBOARD_PATH, WORKOUTS_PATH, HISTORY_PATH, EXERCISES_PATH]

/** The addresses whose screens are kept. */
export function hasStill(pathname: string): boolean {
  return LISTS.includes(pathname) || isRunning(pathname)
}

export function writeStill(pathname: string, still: Still): void {
  // The latest workout's is enough.
  if (isRunning(pathname)) forgetStills(isRunning)
  if (still.html.length + (still.css?.length ?? 0) > MAX_LENGTH || !safeLocalStorage.writeJson(keyOf(pathname), still))
    forgetStill(pathname)
}

/** The still of an address, if it shows what this account would see there now; else null. */
export function readStill(pathname: string, now: Occasion, nowMs: number): Still | null {
  const still = hasStill(pathname) && now.build !== '' ? safeLocalStorage.readJson(keyOf(pathname)) : null
  // Written by `writeStill` of this very build, unless one of these differs.
  const isCurrent =
    isRecord(still) && (Object.keys(now) as (keyof Occasion)[]).every((fact) => still[fact] === now[fact])
  if (!isCurrent) return null
  const { shownFrom, shownUntil } = still as Still
  return nowMs >= shownFrom && nowMs < shownUntil ? (still as Still) : null
}

/** The text of these stylesheets, if the kept still of the address has it: they are named by their content. */
export function keptCss(pathname: string, styles: readonly string[]): string | null {
  const still = safeLocalStorage.readJson(keyOf(pathname))
  if (!isRecord(still) || typeof still['css'] !== 'string') return null
  return JSON.stringify(still['styles']) === JSON.stringify(styles) ? still['css'] : null
}

export function occasionOf(account: string, locale: string): Occasion {
  return { account, build: buildId(), locale, width: innerWidth }
}

function forgetStill(pathname: string): void {
  safeLocalStorage.remove(keyOf(pathname))
}

/** With the id of a workout. */
export function isRunning(pathname: string): boolean {
  return isExecutionPath(pathname) && pathname.split('/').length > 3
}
