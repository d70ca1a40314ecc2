import type { Stamp } from '#contract/document.ts'
import { nextStamp } from '#domain/merge/hybrid-clock.ts'
import { stampChanges } from '#domain/merge/stamp-changes.ts'
import { pullAll, pushRows } from '../../tooling/api.ts'
import { PASSWORD } from '../../tooling/credentials.ts'
import { signIn } from '../../tooling/identity.ts'
import { leaveWorkoutRunning } from '../../tooling/running-workout.ts'
import type { Stage } from '../stage.ts'
import { CHANGED_ELSEWHERE, ELSEWHERE, type StepOf } from '../story.ts'
import type { Family } from './family.ts'

const OTHER_DEVICE = 'e15e0001'
const HOUR_MS = 3_600_000
/** Within a workout, and long after one. */
const RUNNING_HOURS = [1, 30]

type Kept = { readonly id: string; readonly updatedAt: Stamp; readonly binnedAt: string; readonly name?: string }

/** Another device of the same person changes or deletes something, which comes here by the sync while it is in use. */
export const elsewhere: Family<'elsewhere' | 'left running'> = {
  offers: ({ isOnline, random }) =>
    isOnline
      ? [
          ...ELSEWHERE.map(
            (act) =>
              ({
                step: { kind: 'elsewhere', act, collection: random.pick(CHANGED_ELSEWHERE), at: random.int(0, 20) },
                weight: 1,
                habit: `${act} elsewhere`,
              }) as const,
          ),
          { step: { kind: 'left running', hours: random.pick(RUNNING_HOURS) }, weight: 0.5, habit: 'left running' },
        ]
      : [],
  perform: {
    elsewhere: (step, stage) => (stage.isOnline ? change(step, stage) : Promise.resolve(false)),
    'left running': (step, stage) => (stage.isOnline ? leaveRunning(step, stage) : Promise.resolve(false)),
  },
}

async function leaveRunning({ hours }: StepOf<'left running'>, { server, seat, nowMs }: Stage): Promise<boolean> {
  const startedAt = new Date(nowMs - hours * HOUR_MS).toISOString()
  const updatedAt = nextStamp(nowMs, undefined, OTHER_DEVICE)
  await leaveWorkoutRunning(server, await signIn(server, seat.person.email, PASSWORD), { startedAt, updatedAt })
  return true
}

/** Returns whether there was something to change. */
async function change({ act, collection, at }: StepOf<'elsewhere'>, { server, seat, nowMs }: Stage): Promise<boolean> {
  const { idToken } = await signIn(server, seat.person.email, PASSWORD)
  // Documents of these collections have these fields.
  const all = (await pullAll(server, { idToken }, collection)) as unknown as readonly (Kept & { _deleted: boolean })[]
  // An exercise of the library has its name from there.
  const canTake = ({ name }: Kept) => act === 'delete' || Boolean(name)
  const kept = all.filter((one) => one.binnedAt === '' && !one._deleted && canTake(one))
  const before = kept[at % Math.max(1, kept.length)]
  if (!before) return false
  const after = stampChanges(before, changed(act, before), nextStamp(nowMs, before.updatedAt, OTHER_DEVICE))
  await pushRows(server, { idToken }, collection, [{ assumedMasterState: before, newDocumentState: after }])
  return true
}

function changed<Document extends Kept>(act: StepOf<'elsewhere'>['act'], before: Document): Document {
  switch (act) {
    case 'delete':
      return { ...before, binnedAt: new Date().toISOString() }
    case 'rename':
      return { ...before, name: `${before.name ?? ''} B`.slice(0, 60) }
  }
}
