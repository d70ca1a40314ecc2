import type { Random } from '../../tooling/random.ts'
import type { Timeline } from './timeline.ts'

const realClone = globalThis.structuredClone

/**
 * Replaces this process's time and randomness by virtual ones, for code outside of a realm: the server and IndexedDB.
 * Import it before them. `enterWorld` selects the story.
 */

type World = { readonly timeline: Timeline; readonly random: Random; readonly serverSkewMs: () => number }

let world: World | null = null

export function enterWorld(next: World): void {
  world = next
}

export function leaveWorld(): void {
  world = null
}

function current(): World {
  if (!world) throw new Error('no story is running')
  return world
}

const RealDate = globalThis.Date

/** A `Date` with a custom now. */
export function dateOf(nowMs: () => number): DateConstructor {
  return class extends RealDate {
    constructor(...given: unknown[]) {
      // The constructor accepts whatever Date does.
      super(...((given.length === 0 ? [nowMs()] : given) as [number]))
    }
    static override now(): number {
      return nowMs()
    }
  } as unknown as DateConstructor
}

const real = {
  now: RealDate.now.bind(RealDate),
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setImmediate: globalThis.setImmediate,
  performanceNow: globalThis.performance.now.bind(globalThis.performance),
}
export const realNowMs = (): number => real.now()

type Timer = { readonly cancel: () => void; unref(): Timer; ref(): Timer; hasRef(): boolean }

function timer(delayMs: number | undefined, run: () => void, repeats: boolean): Timer {
  const { timeline } = current()
  const owner = timeline.current
  const everyMs = Math.max(1, delayMs ?? 0)
  let task = timeline.post(owner, everyMs, fire)
  function fire() {
    if (repeats) task = timeline.post(owner, everyMs, fire)
    run()
  }
  const made: Timer = {
    cancel: () => {
      task.cancelled = true
      repeats = false
    },
    unref: () => made,
    ref: () => made,
    hasRef: () => true,
  }
  return made
}

export function installVirtualHost(): void {
  // The embedded database has timers from before time was virtual.
  const cancel = (made: Timer | NodeJS.Timeout | undefined) =>
    made && 'cancel' in made ? made.cancel() : real.clearTimeout(made)
  Object.assign(globalThis, {
    structuredClone: cloneData,
    setTimeout: (run: (...given: unknown[]) => void, delayMs?: number, ...given: unknown[]) =>
      world ? timer(delayMs, () => run(...given), false) : real.setTimeout(run, delayMs, ...given),
    setInterval: (run: (...given: unknown[]) => void, delayMs?: number, ...given: unknown[]) =>
      timer(delayMs, () => run(...given), true),
    clearTimeout: cancel,
    clearInterval: cancel,
    clearImmediate: cancel,
    setImmediate: (run: (...given: unknown[]) => void, ...given: unknown[]) => {
      if (!world) return real.setImmediate(run, ...given)
      const { timeline } = world
      const task = timeline.post(timeline.current, immediateDelay(timeline.current), () => run(...given))
      return { cancel: () => (task.cancelled = true), unref() {}, ref() {}, hasRef: (): boolean => true }
    },
    Date: dateOf(() => (world ? Math.floor(world.timeline.nowMs + world.serverSkewMs()) : real.now())),
  })
  Math.random = () => (world ? world.random.next() : 0.5)
}

/** The duration of a process's next disk step; IndexedDB in Node does each step in an immediate. */
let immediateDelay: (owner: import('./timeline.ts').Life | null) => number = () => 0
export function delayImmediates(delay: typeof immediateDelay): void {
  immediateDelay = delay
}

/** Like `structuredClone`, but several times faster for document data. */
function cloneData<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneData) as Value
  if (Object.getPrototypeOf(value) !== Object.prototype) return realClone(value)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key]
    // Assigned, a field of this name would change the copy instead of becoming a part of it.
    if (key === '__proto__') return realClone(value)
    if (typeof item === 'function' || typeof item === 'symbol')
      throw new DOMException('cannot be cloned', 'DataCloneError')
    copy[key] = cloneData(item)
  }
  return copy as Value
}
