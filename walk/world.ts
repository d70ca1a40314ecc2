import type { Engine } from '../tooling/engines/engine.ts'
import { openEngineDevice } from '../tooling/engines/engine-device.ts'
import { EngineLifter } from '../tooling/engines/engine-lifter.ts'
import type { AnyLocator, AnyPage } from '../tooling/engines/engine-page.ts'
import { aPerson } from '../tooling/person.ts'
import { hasPhoneFont, phoneFont } from '../tooling/phone-font.ts'
import { screens } from '../tooling/screens.ts'
import { type Server, startServer } from '../tooling/server.ts'
import { train } from '../tooling/trained.ts'
import { wordsIn } from '../tooling/words.ts'
import { pageScript } from './page-script.ts'
import { Stage } from './stage.ts'
import type { Story } from './story.ts'
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
  return { server, words, script, paths }
}

/** Wider ones have a mouse. */
const TABLET_PX = 1024

/** A person with months of training, signed in on a browser of their own that somebody new may use as well. */
export async function openStage({ server, script }: World, { engine, size }: StageOptions): Promise<Stage> {
  const [person, other] = await Promise.all([aPerson(server), aPerson(server)])
  await train(server, person, Date.now(), 'en-US')
  const device = await openEngineDevice(engine, { size, isTouched: size.width <= TABLET_PX, script })
  try {
    const stage = new Stage({ engine, server, device, people: [person, other] })
    const lifter = new EngineLifter<AnyLocator, AnyPage>(stage.page, server, await wordsIn('en-US'))
    await lifter.logIn(person.email)
    await lifter.isInstalled()
    await lifter.isSynced()
    return stage
  } catch (cause) {
    await device.dispose()
    throw cause
  }
}

type StageOptions = Pick<Story, 'size'> & { readonly engine: Engine }
