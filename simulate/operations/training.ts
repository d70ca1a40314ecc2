import type { Device } from '../device.ts'
import type { ActionName } from '../realm/actions.ts'
import type { World } from '../world.ts'
import { type Move, ordinary } from './move.ts'

const act = (name: ActionName, weight: number): Move =>
  ordinary(weight, (world, { at, to, value }, device) => world.act(device, { name, at, to, value }))

/** The person's next device; undefined if this is their only one. */
export function otherDevice(world: World, device: Device): Device | undefined {
  const { devices } = world.people.of(device)
  const other = devices[(devices.indexOf(device) + 1) % devices.length]
  return other === device ? undefined : other
}

type Pairs = readonly (readonly [ActionName, ActionName])[]

/** Two devices of a person act without knowing of each other. */
const atOnce = (weight: number, pairs: Pairs): Move =>
  ordinary(weight, async (world, { at, to, value }, device) => {
    const other = otherDevice(world, device)
    const names = pairs[to % pairs.length]
    if (!other || !names) return
    const two = [device, other]
    for (const one of two) one.network.unplug()
    await world.act(device, { name: names[0], at, to, value })
    await world.act(other, { name: names[1], at, to, value: value + 4 })
    // Sometimes the first has synced before the other comes back.
    for (const one of value % 2 === 0 ? two : two.toReversed()) {
      one.network.plugIn()
      one.tell('online')
      await world.timeline.wait(at * 100)
    }
  })

/** Of one set, or of two of one session. */
const CHANGES: Pairs = [
  ['logSet', 'editSet'],
  ['logSet', 'logSet'],
  ['editSet', 'changeSetKind'],
  ['editSet', 'editSet'],
  ['editSet', 'removeSet'],
  ['uncompleteSet', 'editSet'],
]

/** Of one session. */
const REMOVALS: Pairs = [
  ['logSet', 'trashSession'],
  ['restoreSession', 'purgeSession'],
  ['purgeSession', 'restoreSession'],
]

/** Of one routine, exercise, reading or folder, or of the settings. */
const DOCUMENTS: Pairs = [
  ['changeDocument', 'changeDocument'],
  ['changeDocument', 'trashDocument'],
  ['restoreDocument', 'changeDocument'],
  ['changePreferences', 'changePreferences'],
]

const SETS_OF_A_WORKOUT = 12

/** A person's actions in the app on their training. */
export const TRAINING = {
  startSession: act('startSession', 3),
  logSet: act('logSet', 40),
  editSet: act('editSet', 8),
  uncompleteSet: act('uncompleteSet', 3),
  addSet: act('addSet', 3),
  removeSet: act('removeSet', 2),
  moveSet: act('moveSet', 2),
  changeSetKind: act('changeSetKind', 1),
  addExercises: act('addExercises', 2),
  removeExercise: act('removeExercise', 1),
  moveExercise: act('moveExercise', 1),
  replaceExercise: act('replaceExercise', 1),
  continueWith: act('continueWith', 1),
  joinSuperset: act('joinSuperset', 0.5),
  leaveSuperset: act('leaveSuperset', 0.5),
  writeNote: act('writeNote', 2),
  renameSession: act('renameSession', 1),
  adjustRest: act('adjustRest', 1),
  skipRest: act('skipRest', 1),
  pauseSession: act('pauseSession', 0.5),
  resumeSession: act('resumeSession', 0.5),
  finishSession: act('finishSession', 2),
  abandonSession: act('abandonSession', 0.5),
  reopenSession: act('reopenSession', 1),
  trashSession: act('trashSession', 1.5),
  restoreSession: act('restoreSession', 1.5),
  purgeSession: act('purgeSession', 0.4),
  undoLast: act('undoLast', 1),
  saveDocument: act('saveDocument', 1),
  changeDocument: act('changeDocument', 1),
  trashDocument: act('trashDocument', 0.5),
  restoreDocument: act('restoreDocument', 0.5),
  changePreferences: act('changePreferences', 0.5),
  /** Commit after commit, as many as a workout has. In half of the cases another device hears of them only afterwards. */
  trainOn: ordinary(0.5, async (world, draws, device) => {
    const away = draws.to % 2 === 0 ? otherDevice(world, device) : undefined
    if (away) {
      await world.people.open(away)
      // It has seen what is there by now.
      await world.timeline.wait(2_000)
      away.network.unplug()
    }
    await world.act(device, { ...draws, name: 'startSession' })
    for (let set = 0; set < SETS_OF_A_WORKOUT; set++) {
      await world.act(device, { ...draws, name: 'logSet', value: draws.value + set })
      await world.timeline.wait(2_000)
    }
    away?.network.plugIn()
    away?.tell('online')
  }),
  changeTwice: atOnce(3, CHANGES),
  removeAndKeep: atOnce(0.5, REMOVALS),
  changeDocumentTwice: atOnce(0.5, DOCUMENTS),
}
