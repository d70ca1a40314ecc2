import type { Session } from '#contract/session.ts'
import { derivedId } from '#domain/document/identifier.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import { aSession, aSessionExercise, aSet } from '../../tests/builders.ts'
import { storedDocuments } from '../stored.ts'
import { fault, ordinary } from './move.ts'

const HISTORY_DAYS = 60

/** Actions on accounts and devices, and transfers between them. */
export const ACCOUNTS = {
  signOut: fault(1, async (world, { to }, device) => {
    const { uid } = world.people.of(device)
    if (device.account !== uid || device.isFrozen) return
    await world.people.open(device)
    if (!device.isRunning) return
    const asking = device.ask((page) => page.isAllSent())
    const isAllSent = await Promise.race([asking, world.timeline.wait(20_000)])
    await world.people.close(device)
    await device.openPlainTab()
    const removing = isAllSent === true ? device.ask((page) => page.removeAccount(uid)).catch(() => false) : false
    const isRemoved = await Promise.race([removing, world.timeline.wait(20_000)])
    device.kill()
    device.account = to % 2 === 0 ? GUEST_ACCOUNT : `visitor-of-${device.name}`
    device.token = world.people.goodToken(device)
    world.record.say(`${device.name} signs out; its data ${isRemoved === true ? 'is removed' : 'stays'}`)
  }),
  signIn: ordinary(2, async (world, _, device) => {
    if (device.account === world.people.of(device).uid || device.isFrozen) return
    world.record.say(`${device.name} signs in`)
    await world.people.signIn(device)
  }),
  // Their other devices hear of it when they reach the server, or never.
  deleteAccount: fault(4, async (world, _, device) => {
    const person = world.people.of(device)
    if (world.people.all.length < 2 || world.people.left.includes(person)) return
    world.record.say(`${person.uid} deletes the account`)
    await world.server.closeAccount(person.uid)
    world.people.leave(person)
  }),
  newPhone: fault(1, (world, { to }, device) => {
    const person = world.people.of(device)
    if (person.devices.length > 4) return
    world.record.say(`${person.uid} has a new device${to % 2 === 0 ? ` instead of ${device.name}` : ''}`)
    world.people.add(person)
    if (to % 2 === 0) world.loseDevice(device)
  }),
  transfer: fault(1.5, async (world, _, device) => {
    if (!device.isRunning || device.isFrozen) return
    const handing = device.ask((page) => page.transfer()).catch(() => null)
    const transfer = await Promise.race([handing, world.timeline.wait(20_000)])
    if (!transfer) return
    world.record.say(`${device.name} hands over its newest session`)
    world.transfers.push(transfer)
  }),
  receive: fault(2, async (world, { at }, device) => {
    const transfer = world.transfers[at % Math.max(1, world.transfers.length)]
    if (transfer) await world.do(device, 'receive', (page, intend) => page.receive(transfer, intend))
  }),
  keepFile: fault(1, (world, _, device) => {
    const { uid } = world.people.of(device)
    const sessions = storedDocuments(device.disk, uid).flatMap(({ collection, document: { _deleted, ...session } }) =>
      collection === 'sessions' && !_deleted ? [session as unknown as Session] : [],
    )
    world.record.say(`${device.name} keeps a file of ${sessions.length} sessions`)
    world.files.push(sessions)
  }),
  importOwnFile: fault(1.5, async (world, { at }, device) => {
    const file = world.files[at % Math.max(1, world.files.length)]
    if (!file) return
    world.record.say(`${device.name} imports a file of its own`)
    await world.do(device, 'importOwnFile', (page, intend) => page.importSessions(file, 'barra-json', intend))
  }),
  importOtherFile: fault(1.5, async (world, { at }, device) => {
    world.record.say(`${device.name} imports a file of another app`)
    const file = fileOfAnotherApp(at % 2)
    await world.do(device, 'importOtherFile', (page, intend) => page.importSessions(file, 'strong', intend))
  }),
  // So many that a push of them stays packed.
  importYears: fault(1, async (world, { at }, device) => {
    world.record.say(`${device.name} imports years of another app`)
    const file = fileOfAnotherApp(at % 2, 2024, HISTORY_DAYS)
    await world.do(device, 'importYears', (page, intend) => page.importSessions(file, 'strong', intend))
  }),
  undoImport: fault(2, async (world, _, device) => {
    if (!device.isRunning || device.isFrozen) return
    world.record.say(`${device.name} takes its latest import back`)
    const undoing = device
      .ask((page) => page.undoImport())
      .catch((error: unknown) => world.record.say(`  refused: ${String(error)}`))
    await Promise.race([undoing, world.timeline.wait(20_000)])
  }),
}

/** Deterministic sessions, as from another app's file: their ids derive from their content. */
function fileOfAnotherApp(number: number, year = 2025, days = 2): readonly Session[] {
  return Array.from({ length: days }, (_, day) => {
    // Months apart, so that no two files hold the same days.
    const startedAt = new Date(Date.UTC(year, number * 3, day + 1, 18)).toISOString()
    const id = (word: string) => derivedId(Date.parse(startedAt), word, String(number))
    const sets = [1, 2].map((index) =>
      aSet({
        id: id(`set ${index}`) as never,
        reps: 5 + index,
        completedAt: new Date(Date.parse(startedAt) + index * 120_000).toISOString(),
      }),
    )
    const exercises = [aSessionExercise({ id: id('exercise') as never, sets })]
    return aSession({ id: id('session') as never, startedAt, endedAt: startedAt, status: 'completed', exercises })
  })
}
