import { SAMPLE_PATH } from '#contract/routes.ts'
import type { Engine } from '../tooling/engines/engine.ts'
import { openEngineDevice } from '../tooling/engines/engine-device.ts'
import { EngineLifter } from '../tooling/engines/engine-lifter.ts'
import type { AnyLocator, AnyPage } from '../tooling/engines/engine-page.ts'
import { aNewPerson, aPerson, aPersonWithoutRoutines, type Person } from '../tooling/person.ts'
import { hasPhoneFont, phoneFont } from '../tooling/phone-font.ts'
import { screens } from '../tooling/screens.ts'
import { type Server, startServer } from '../tooling/server.ts'
import { train } from '../tooling/trained.ts'
import { wordsIn } from '../tooling/words.ts'
import { pageScript } from './page-script.ts'
import { HOME_ZONE, type Seat, Stage } from './stage.ts'
import { NOWHERE, type Story } from './story.ts'
import { Words } from './words.ts'

/** Shared by all walks of a run. */
export type World = {
  readonly server: Server
  readonly words: Words
  readonly script: string
  /** The addresses of screens that need no id. */
  readonly paths: readonly string[]
}

export async function startWorld(): Promise<World> {
  // A computer's own font is wider than any phone's.
  if (hasPhoneFont()) Object.assign(process.env, phoneFont())
  const [server, words, script, all] = await Promise.all([startServer(), Words.read(), pageScript(), screens()])
  const paths = all.filter(({ path, access }) => access === 'login' && !path.includes(':')).map(({ path }) => path)
  return { server, words, script, paths: [...paths, SAMPLE_PATH, NOWHERE] }
}

/** Wider ones have a mouse. */
const TABLET_PX = 1024

type Opening = Pick<Story, 'size'> & { readonly engine: Engine }

/** A person with months of training, signed in on a browser of their own that others may use as well. */
export async function openStage(world: World, opening: Opening): Promise<Stage> {
  const { server } = world
  const people = await Promise.all([aPerson(server), aNewPerson(server), aPersonWithoutRoutines(server)])
  await train(server, people[0], Date.now(), 'en-US')
  const openSeat = (person: Person, aheadMs: number) => openSeatFor(world, opening, { person, aheadMs })
  const stage = new Stage({ engine: opening.engine, server, people, openSeat })
  await stage.openSeat()
  return stage
}

type Sitting = { readonly person: Person; readonly aheadMs: number }

async function openSeatFor({ server, script }: World, { engine, size }: Opening, sitting: Sitting): Promise<Seat> {
  const { person, aheadMs } = sitting
  const device = await openEngineDevice(engine, { size, isTouched: size.width <= TABLET_PX, script })
  try {
    if (aheadMs > 0) {
      await device.close()
      await device.reopen({ aheadMs })
    }
    const { page } = device
    const lifter = new EngineLifter<AnyLocator, AnyPage>(page, server, await wordsIn('en-US'))
    await lifter.logIn(person.email)
    await lifter.isInstalled()
    await lifter.isSynced()
    return { device, person, timeZone: HOME_ZONE, page, tabs: [page], sets: [], gone: new Set() }
  } catch (cause) {
    await device.dispose()
    throw cause
  }
}
