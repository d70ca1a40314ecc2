import { Random } from '../tooling/random.ts'
import type { Draws } from './operations/move.ts'
import { MOVES, type MoveName } from './operations/moves.ts'

/** One thing that happens. */
export type Step = Draws & {
  readonly move: MoveName
  /** How long everybody rests before it. */
  readonly afterMs: number
}

/** Everything that a run follows from. */
export type Story = {
  readonly seed: number
  /** The seed of everything but steps: latencies, disk times, and request faults. */
  readonly chance: number
  /** For each person, how many devices they have. */
  readonly people: readonly number[]
  readonly servers: number
  /** The place of the server's rows: in memory, or, in one story of ten, in an embedded database as it does itself. */
  readonly rows: 'memory' | 'database'
  /** Whether pages show the running workout before their database is open, and sets can be ticked on it. */
  readonly keepsStills: boolean
  readonly steps: readonly Step[]
}

/** Kinds of moves that bring something about together. Left to chance alone, they seldom meet in one story. */
const THEMES: readonly (readonly MoveName[])[] = [
  ['backUpServer', 'restoreServer', 'unplug', 'plugIn', 'settle', 'removeSet'],
  ['refusing', 'changeTwice', 'settle'],
  ['trashSession', 'removeAndKeep', 'purgeSession', 'wrongClock', 'settle'],
  ['failingServer', 'otherServer', 'badLine', 'editSet', 'unplug', 'plugIn'],
  ['kill', 'killWorkers', 'open', 'badLine', 'sendInBackground'],
  ['importOtherFile', 'undoImport', 'keepFile', 'importOwnFile', 'newPhone', 'editSet'],
  ['changeTwice', 'badLine', 'settle'],
  ['signOut', 'signIn', 'newPhone', 'kill'],
  ['freeze', 'thaw', 'secondTab', 'switchTab', 'killTab'],
]

/** Drawn with a source of their own, so that the seeds of other stories go on telling the same ones. */
const LATER_THEMES: readonly (readonly MoveName[])[] = [
  ['unplug', 'plugIn', 'secondTab', 'switchTab', 'killTab', 'freeze', 'thaw'],
  ['slowDisk', 'tabsInTurn', 'secondTab', 'switchTab', 'killTab', 'editSet', 'removeSet'],
  ['importYears', 'undoImport', 'trainOn', 'unplug', 'plugIn', 'badLine', 'kill', 'settle', 'editSet'],
  ['backUpServer', 'trainOn', 'restoreServer', 'unplug', 'plugIn', 'settle'],
]

/** In one story of twelve somebody deletes the account, beside somebody who stays. */
const SOMEBODY_LEAVES = 1 / 12
const LEAVING: MoveName = 'deleteAccount'
/** In one of eight, the threads beside a page may not start. */
const WORKERS_FAIL = 1 / 8
const FAILING: MoveName = 'failWorkers'
/** In one of six, sets are ticked on stills. */
const STILLS_ARE_USED = 1 / 6
const TICKING: MoveName = 'tickBeforeStart'
/** In one of eight, a release raises the schema version. */
const VERSIONS_CHANGE = 1 / 8
const UPGRADING: readonly MoveName[] = ['serverUpgrade', 'updateApp']
const ADDED: readonly MoveName[] = [LEAVING, FAILING, TICKING, ...UPGRADING]
/** Kinds of moves that change the workout beneath a still, or end its page. */
const THEME_OF_STILLS: readonly MoveName[] = [
  'addSet',
  'editSet',
  'removeSet',
  'changeTwice',
  'kill',
  'plugIn',
  'settle',
]

/** A random story of so many steps, with a random selection of faults. */
export function tellStory(seed: number, without: ReadonlySet<string> = new Set()): Story {
  const random = new Random(seed)
  const usual = random.chance(0.75) ? random.pick(THEMES) : []
  const later = new Random(`another theme ${seed}`)
  const another = later.chance(0.25) ? later.pick(LATER_THEMES) : usual
  const leaves = later.chance(SOMEBODY_LEAVES) && !without.has(LEAVING)
  const fails = later.chance(WORKERS_FAIL) && !without.has(FAILING)
  const keepsStills = later.chance(STILLS_ARE_USED) && !without.has(TICKING)
  const theme = keepsStills && later.chance(0.5) ? THEME_OF_STILLS : another
  const upgrades = later.chance(VERSIONS_CHANGE) && !UPGRADING.some((name) => without.has(name))
  const trained = random.chance(0.2)
    ? [random.int(1, 2), 1]
    : [random.weighted({ 1: theme.length > 0 ? 0 : 4, 2: 6, 3: 2, 4: 0.3, 5: 0.2 })].map(Number)
  const people = leaves && trained.length === 1 ? [...trained, 1] : trained
  const names = (Object.keys(MOVES) as MoveName[]).filter((name) => !ADDED.includes(name))
  // A subset of all faults: one fault may hide the effect of another.
  const share = random.pick([0, 0.15, 0.3, 0.6, 1])
  const ofAll: Readonly<Record<string, number>> = Object.fromEntries(
    names.map((name) => {
      const { weight, isFault } = MOVES[name]
      const isOfTheme = theme.includes(name)
      const isLeftOut = (isFault && !isOfTheme && !random.chance(share)) || without.has(name)
      return [name, isLeftOut ? 0 : (isOfTheme ? Math.max(weight, 4) * 6 : weight) * random.magnitude(0.3, 3)]
    }),
  )
  const added = [
    ...(leaves ? [LEAVING] : []),
    ...(fails ? [FAILING] : []),
    ...(keepsStills ? [TICKING] : []),
    ...(upgrades ? UPGRADING : []),
  ]
  const weights: Readonly<Record<string, number>> = {
    ...ofAll,
    ...Object.fromEntries(added.map((name) => [name, MOVES[name].weight])),
  }
  const devices = people.reduce((sum, count) => sum + count, 0)
  const pace = random.pick([1, 1, 1, 4])
  const steps = Array.from({ length: stepsOf(random) }, (): Step => {
    // Its keys are the moves.
    const move = random.weighted(weights) as MoveName
    return {
      move,
      afterMs: Math.round(restBefore(random, pace)),
      device: random.int(0, devices - 1),
      at: random.int(0, 50),
      to: random.int(0, 50),
      value: random.int(0, 500),
    }
  })
  const rows = new Random(`rows ${seed}`).chance(0.1) ? 'database' : 'memory'
  const hasTwoServers = random.chance(0.3) || upgrades
  return { seed, chance: seed, people, servers: hasTwoServers ? 2 : 1, rows, keepsStills, steps }
}

/** Mostly the rest between two sets; sometimes nothing at all, sometimes days. */
function restBefore(random: Random, pace: number): number {
  const kind = random.weighted({ moment: 8, set: 3, hour: 0.3, days: 0.3 })
  switch (kind) {
    case 'moment':
      return random.magnitude(1, 6_000)
    case 'set':
      return random.magnitude(20_000, 240_000) * pace
    case 'hour':
      return random.magnitude(600_000, 14_400_000)
    case 'days':
      return random.magnitude(28_800_000, 3 * 86_400_000)
  }
}

/** Most stories are short, so that many are played: few faults need more than a few events. */
function stepsOf(random: Random): number {
  return random.chance(0.03) ? random.int(50, 100) : Math.round(random.magnitude(8, 50))
}
