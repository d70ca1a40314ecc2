import type { Dice } from '../server/local/demo/dice.ts'
import type { BrowserDevice } from './browser-device.ts'
import { drawState, pause } from './draws.ts'
import type { Line } from './line.ts'
import type { LineFault } from './line-state.ts'
import type { NodeDevice } from './node-device.ts'
import type { Backup, ServerProcess } from './server-process.ts'

/** Server faults, in addition to those of the lines. */
export const SERVER_FAULTS = ['kill', 'stop', 'restore', 'restore-new-epoch'] as const
export type ServerFault = (typeof SERVER_FAULTS)[number]

export type Cast = {
  readonly server: ServerProcess
  readonly lines: readonly Line[]
  readonly browsers: readonly BrowserDevice[]
  readonly nodes: readonly NodeDevice[]
}

export type HistoryOptions = {
  readonly diceOf: (part: string) => Dice
  readonly lineFaults: readonly LineFault[]
  readonly serverFaults: readonly ServerFault[]
  readonly over: AbortSignal
}

/** Figures of a history, for the report. */
export type Counts = Record<ServerFault | 'backups' | 'corrected' | 'node restarts', number> & {
  /** Reasons for restarted steps in a browser. */
  readonly stumbles: string[]
}

/** A browser that fails so many steps in a row is not in a network's trouble: something is wrong with the run. */
const STUMBLES_IN_A_ROW = 8
/** Backups that can be put back; older ones are forgotten. */
const BACKUPS_KEPT = 3

/** Lets everybody train while lines break and the server dies, until the end. */
export async function runHistory(cast: Cast, options: HistoryOptions): Promise<Counts> {
  const { diceOf } = options
  const counts: Counts = {
    kill: 0,
    stop: 0,
    restore: 0,
    'restore-new-epoch': 0,
    backups: 0,
    corrected: 0,
    'node restarts': 0,
    stumbles: [],
  }
  // If one part fails, the others end by themselves: none may start a server that is never stopped.
  const failed = new AbortController()
  const all = { ...options, over: AbortSignal.any([options.over, failed.signal]) }
  const parts = [
    strikeServer(cast.server, diceOf('server'), all, counts),
    ...cast.lines.map((line, index) => strikeLine(line, diceOf(`line ${index}`), all)),
    ...cast.browsers.map((browser) => trainInBrowser(browser, diceOf(browser.name), all, counts)),
    ...cast.nodes.map((node) => trainInNode(node, diceOf(node.name), all, counts)),
  ]
  for (const part of parts) part.catch(() => failed.abort())
  await Promise.allSettled(parts)
  await Promise.all(parts)
  return counts
}

/** Good and bad times of a line, in turn. */
async function strikeLine(line: Line, dice: Dice, { lineFaults, over }: HistoryOptions): Promise<void> {
  while (!over.aborted) {
    line.change({ kind: 'clear' }, dice.chance(0.5) ? 'breaks' : 'stays')
    await pause(dice.between(1, 7), over)
    line.change(drawState(dice, lineFaults), dice.chance(0.5) ? 'breaks' : 'stays')
    await pause(dice.between(2, 12), over)
  }
}

async function strikeServer(
  server: ServerProcess,
  dice: Dice,
  { serverFaults, over }: HistoryOptions,
  counts: Counts,
): Promise<void> {
  const backups: Backup[] = []
  const canRestore = serverFaults.some((fault) => fault.startsWith('restore'))
  while (!over.aborted) {
    await pause(dice.between(2, 12), over)
    if (over.aborted || serverFaults.length === 0) continue
    if (canRestore && (backups.length === 0 || dice.chance(0.25))) {
      backups.unshift(await server.backUp())
      backups.length = Math.min(backups.length, BACKUPS_KEPT)
      counts.backups += 1
      continue
    }
    const fault = serverFaults[Math.floor(dice.next() * serverFaults.length)] ?? 'kill'
    const backup = backups[Math.floor(dice.next() * backups.length)]
    if (fault === 'restore' || fault === 'restore-new-epoch') {
      if (!backup) continue
      await backup.restore({ newEpoch: fault === 'restore-new-epoch' })
    } else {
      await server[fault]()
      await pause(dice.between(0, 4), over)
      await server.start()
    }
    counts[fault] += 1
  }
}

async function trainInBrowser(
  browser: BrowserDevice,
  dice: Dice,
  { over }: HistoryOptions,
  counts: Counts,
): Promise<void> {
  let stumbles = 0
  while (!over.aborted) {
    await pause(dice.between(0.2, 2), over)
    if (over.aborted) return
    try {
      await browserStep(browser, dice)
      stumbles = 0
    } catch (cause) {
      // Another device may have ended the workout during an action: check the screen and continue.
      counts.stumbles.push(`${browser.name} at ${browser.address}: ${firstLineOf(cause)}`)
      stumbles += 1
      if (stumbles >= STUMBLES_IN_A_ROW)
        throw new Error(`${browser.name} does not get on at ${browser.address}`, { cause })
    }
  }
}

function firstLineOf(cause: unknown): string {
  return String(cause).split('\n', 1)[0] ?? ''
}

async function browserStep(browser: BrowserDevice, dice: Dice): Promise<void> {
  const drawn = dice.next()
  if (drawn < 0.12) return browser.logSet('at-tick')
  if (drawn < 0.16) return browser.logSet('after-press')
  if (drawn < 0.19) return browser.restart()
  if (drawn < 0.22) return void (await browser.reload())
  if (drawn < 0.27) return browser.finish()
  return browser.logSet('none')
}

async function trainInNode(
  { name, person, face }: NodeDevice,
  dice: Dice,
  { over }: HistoryOptions,
  counts: Counts,
): Promise<void> {
  while (!over.aborted) {
    await pause(dice.between(0.1, 1.2), over)
    if (over.aborted) return
    const drawn = dice.next()
    if (drawn < 0.04) {
      await face.stop()
      await pause(dice.between(0, 5), over)
      await face.start()
      counts['node restarts'] += 1
    } else if (drawn < 0.1) {
      await face.finish()
    } else if (drawn < 0.2) {
      const figures = person.ledger.newFigures()
      const corrected = await face.correct(figures, dice.next())
      if (corrected) person.ledger.promise(corrected.setId, figures, name)
      counts.corrected += corrected ? 1 : 0
    } else {
      const figures = person.ledger.newFigures()
      const logged = await face.log(figures, dice.chance(0.3))
      if (logged) person.ledger.promise(logged.setId, figures, name)
    }
  }
}
