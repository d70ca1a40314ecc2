import { DASHBOARD_PATH } from '#contract/routes.ts'
import { Checks, type Said } from './checks/checks.ts'
import { rightWords } from './checks/screen.ts'
import { doneIn } from './checks/training.ts'
import { type Fault, kindOf, pathPattern } from './fault.ts'
import type { Elsewhere, Moment } from './moment.ts'
import type { Sight } from './sight.ts'
import type { Stage } from './stage.ts'
import { perform } from './steps/families.ts'
import type { Step } from './story.ts'
import type { World } from './world.ts'

/** A fault with the number of the step that showed it. */
export type Found = Fault & { readonly at: number }

export type Walked = {
  readonly steps: readonly Step[]
  readonly faults: readonly Found[]
  readonly screens: ReadonlySet<string>
  /** Steps of a given story that could not be taken. */
  readonly missed: number
  /** The message keys that are the names of the controls that were used. */
  readonly used: ReadonlySet<string>
  /** How many figures were held to a second computation, in lines. */
  readonly figures: readonly string[]
}

type Options = {
  /** The next step for what is on the screen; null ends the walk. */
  readonly next: (sight: Sight, stage: Stage) => Step | null
  /** Called for each new kind of fault. Returns whether the walk goes on. */
  readonly onFault: (fault: Found, steps: readonly Step[]) => boolean | Promise<boolean>
}

/** The ledger is compared with the server once in so many steps. */
const AT_REST_EVERY = 10
/** More steps on a page that is not the app's would be a walk of their own. */
const MAX_AWAY = 4

/** Walks until no step is left, and judges what is there after each. */
export async function walk(stage: Stage, world: World, { next, onFault }: Options): Promise<Walked> {
  const steps: Step[] = []
  const faults: Found[] = []
  const known = new Set<string>()
  const screens = new Set<string>()
  const checks = new Checks()
  const ownWords = new Set<string>()
  const used = new Set<string>()
  let missed = 0
  let away = 0
  stage.seat.sets = await stage.ask('sets')
  /** Returns whether the walk goes on. */
  const note = async (said: readonly Said[], where: string) => {
    for (const fault of said.map((one) => ({ ...one, where, at: steps.length }))) {
      if (known.has(kindOf(fault))) continue
      known.add(kindOf(fault))
      faults.push(fault)
      if (!(await onFault(fault, steps))) return false
    }
    return true
  }

  const walked = () => ({ steps, faults, screens, missed, used, figures: checks.figures })
  for (;;) {
    const step = next(await stage.look(), stage)
    if (step === null) break
    steps.push(step)
    const moment = await take(step, { stage, world, ownWords }).catch((cause: unknown) => new StepFailed(cause))
    if (moment === null) {
      missed += 1
      continue
    }
    if (moment instanceof StepFailed) {
      if (!(await note([moment.said], 'nowhere'))) return walked()
      await stage.page.goto(stage.server.url + DASHBOARD_PATH)
      continue
    }
    for (const key of keysUsed(moment)) used.add(key)
    const seen = await faultsSeen(checks, stage, moment)
    if (seen === null) {
      away += 1
      if (away > MAX_AWAY) await stage.page.goto(stage.server.url + DASHBOARD_PATH)
      continue
    }
    away = 0
    screens.add(pathPattern(moment.after.path))
    const said = [...checks.afterStep(moment), ...seen]
    if (steps.length % AT_REST_EVERY === 0) said.push(...(await checks.atRest(stage, moment)))
    if (!(await note(said, moment.after.path))) return walked()
  }
  await note(await checks.atEnd(stage, world.words), DASHBOARD_PATH)
  return walked()
}

/** Null on the page for paying. A page that goes on by itself while it is looked at was not seen. */
async function faultsSeen(checks: Checks, stage: Stage, moment: Moment): Promise<readonly Said[] | null> {
  const { after } = moment
  if (isElsewhere(after.path)) return null
  const seen = await checks.onScreen(stage, moment)
  const now = await stage.look()
  if (isElsewhere(now.path)) return null
  return now.page === after.page && pathPattern(now.path) === pathPattern(after.path) ? seen : []
}

function keysUsed({ step, before, words }: Moment): readonly string[] {
  if (isElsewhere(before.path)) return []
  const target = 'target' in step ? step.target : step.kind === 'key' && step.key === 'Enter' ? before.focus : null
  return target ? words.likeliestKeysOf(target.name, before.language) : []
}

/** The page for paying stands in for that of another company: it is used, and not judged. */
function isElsewhere(path: string): boolean {
  return path.startsWith('/local/')
}

/** The browser or the page did not go on. */
class StepFailed {
  readonly said: Said
  constructor(cause: unknown) {
    const says = String(cause instanceof Error && cause.cause ? `${cause.message}: ${cause.cause}` : cause)
    this.said = { check: 'goes on', says: says.split('\n', 1)[0] ?? '' }
  }
}

/** A list that comes back grows, and is put in its place, for a while. */
const RETURN_TICKS = 10

function isLogin({ kind }: Step): boolean {
  return kind === 'log in' || kind === 'log in as another'
}

function isReturn({ kind }: Step): boolean {
  return kind === 'back' || kind === 'forward'
}

type Taking = {
  readonly stage: Stage
  readonly world: World
  readonly ownWords: Set<string>
}

/** Takes a step; null where it cannot be taken. */
async function take(step: Step, { stage, world, ownWords }: Taking): Promise<Moment | null> {
  // Looking for it scrolls it into view: what lies beneath what it opens is where it is then.
  if ('target' in step && step.target) await stage.ask('find', step.target)
  const before = await stage.look()
  const isTaken = await perform(step, stage)
  if (!isTaken) return null
  if (step.kind === 'type') ownWords.add(step.text)
  const rest = await stage.rest(isReturn(step) ? RETURN_TICKS : 0)
  const moment: Moment = {
    step,
    before,
    rest,
    after: await stage.look(),
    errors: await stage.ask('errors'),
    ...(await storedSets(stage, step)),
    isNewPage: false,
    isOnline: stage.isOnline,
    person: stage.seat.person.email,
    words: world.words,
    ownWords,
  }
  const judged = { ...moment, isNewPage: moment.after.page !== before.page }
  // Reading all that is the person's own takes long, and is needed seldom.
  if (rightWords(judged).length > 0) for (const word of await stage.ask('ownWords')) ownWords.add(word)
  return judged
}

type StoredSets = Pick<Moment, 'setsBefore' | 'setsAfter' | 'elsewhere'>

/** Reads the sets of the browser that is used now, and keeps what the step did to them. */
async function storedSets(stage: Stage, step: Step): Promise<StoredSets> {
  const { seat } = stage
  const setsBefore = seat.sets
  const setsAfter = await stage.ask('sets')
  const elsewhere = elsewhereOf(stage)
  const [was, is] = [doneIn(setsBefore), doneIn(setsAfter)]
  if (isLogin(step)) seat.gone.clear()
  else for (const id of was.keys()) if (!is.has(id)) seat.gone.add(id)
  for (const id of is.keys()) seat.gone.delete(id)
  seat.sets = setsAfter
  return { setsBefore, setsAfter, elsewhere }
}

function elsewhereOf({ seat, seats }: Stage): Elsewhere {
  const others = seats.filter((other) => other !== seat && other.person === seat.person)
  return {
    done: new Set(others.flatMap(({ sets }) => [...doneIn(sets).keys()])),
    gone: new Set(others.flatMap(({ gone }) => [...gone])),
  }
}
