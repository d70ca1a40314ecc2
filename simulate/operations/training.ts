import type { ActionName } from '../realm/actions.ts'
import { type Move, ordinary } from './move.ts'

const act = (name: ActionName, weight: number): Move =>
  ordinary(weight, (world, { at, to, value }, device) => world.act(device, { name, at, to, value }))

/** Changes of one set, or of two of one session, that two devices make at the same time. */
const TWO_HANDS = [
  ['logSet', 'editSet'],
  ['logSet', 'logSet'],
  ['editSet', 'changeSetKind'],
  ['changeSetKind', 'editSet'],
  ['editSet', 'editSet'],
  ['editSet', 'removeSet'],
  ['uncompleteSet', 'editSet'],
] as const

/** What a person does in the app with their training. */
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
  binSession: act('binSession', 1.5),
  restoreSession: act('restoreSession', 1.5),
  purgeSession: act('purgeSession', 0.4),
  undoLast: act('undoLast', 1),
  /** Two devices change the same set, and neither knows of the other. */
  changeTwice: ordinary(3, async (world, { at, to, value }, device) => {
    const { devices } = world.personOf(device)
    const other = devices[(devices.indexOf(device) + 1) % devices.length]
    if (!other || other === device) return
    const pair = [device, other]
    const [mine, theirs] = TWO_HANDS[to % TWO_HANDS.length] ?? TWO_HANDS[0]
    for (const one of pair) one.network.unplug()
    await world.act(device, { name: mine, at, to, value })
    await world.act(other, { name: theirs, at, to, value: value + 4 })
    // Sometimes the first has been heard by the server before the other comes back.
    for (const one of value % 2 === 0 ? pair : pair.toReversed()) {
      one.network.plugIn()
      one.tell('online')
      await world.timeline.wait(at * 100)
    }
  }),
}
