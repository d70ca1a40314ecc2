import 'fake-indexeddb/auto'
import { workerData } from 'node:worker_threads'
import { type Endpoint, expose } from 'comlink'
import type { SessionId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { finishSession } from '#domain/session/lifecycle.ts'
import { editDocument, insertDocument } from '#storage/commands.ts'
import { newId, now } from '#storage/new-id.ts'
import { type Device, startDevice } from '../tests/support/device.ts'
import { FaultyWire } from '../tests/support/faulty-wire.ts'
import { signIn } from '../tooling/identity.ts'
import { contentOf, type StoredDocument } from '../tooling/stored.ts'
import type { TokenAnswer } from '../workers/replication.api.ts'
import type { Figures } from './ledger.ts'
import { correct, exerciseOfDevice, freeSession, logNext, setsOf } from './training.ts'

// A device needs a separate thread: RxDB opens a dozen collections in each, and a device has half of them.

export type NodeDeviceOptions = {
  readonly name: string
  readonly url: string
  readonly emulatorPort: number
  readonly email: string
  readonly password: string
}

const TOKEN_LIFE_MS = 3_000_000
/** After so many sets of this device a session has had its share. */
const SETS_EACH = 10

const { port, options } = workerData as { readonly port: Endpoint; readonly options: NodeDeviceOptions }
const exercise = exerciseOfDevice(options.name)
let device: Device | undefined
let lastStatus = 'none'
let known: Promise<TokenAnswer> | undefined

const face = {
  /** Starts it with the data on its disk, initially none. */
  async start(): Promise<void> {
    device = await startDevice({ name: options.name, wire: new FaultyWire(options.url), idToken })
  },
  async stop(): Promise<void> {
    await device?.stop()
    device = undefined
  },
  /**
   * Logs a set, in the newest running session of any device or, `alone`, in its own. Returns the set once on disk; null
   * if the session was ended meanwhile.
   */
  async log(figures: Figures, alone: boolean): Promise<{ readonly setId: string } | null> {
    const id = (await sessionToLogIn(alone)) ?? (await begin())
    const nowIso = now()
    const { after } = await editDocument(opened().database, 'sessions', id, (session) =>
      logNext(session, exercise, { figures, nowIso, newId }),
    )
    const logged = setsOf(after, exercise).find(
      ({ weight, reps }) => weight?.value === figures.weight && reps === figures.reps,
    )
    return logged ? { setId: logged.id } : null
  },
  /** Corrects one of its own logged sets; `at` picks it. Null without any. */
  async correct(figures: Figures, at: number): Promise<{ readonly setId: string } | null> {
    const logged = (await opened().sessions()).flatMap((session) =>
      setsOf(session, exercise)
        .filter(({ completedAt }) => completedAt !== null)
        .map(({ id: setId }) => ({ sessionId: session.id, setId })),
    )
    const chosen = logged[Math.floor(at * logged.length)]
    if (!chosen) return null
    await editDocument(opened().database, 'sessions', chosen.sessionId, (it) => correct(it, chosen.setId, figures))
    return { setId: chosen.setId }
  },
  /** Finishes the sessions that this device began and that still run. */
  async finish(): Promise<void> {
    const running = (await opened().sessions()).filter((it) => it.name === exercise.name && it.status === 'active')
    for (const { id } of running) {
      await editDocument(opened().database, 'sessions', id, (it) => finishSession(it, now(), { unfinished: 'keep' }))
    }
  },
  /** The unmet condition for device and server being in sync; null if there is none. */
  async pending(): Promise<string | null> {
    const waiting = await opened().outbox.all()
    if (waiting.length > 0) return `${waiting.length} in the outbox`
    lastStatus = opened().statuses.at(-1)?.kind ?? 'none'
    return lastStatus === 'synced' ? null : `its status is ${lastStatus}`
  },
  async sessions(): Promise<readonly StoredDocument[]> {
    return contentOf((await opened().sessions()) as unknown as readonly StoredDocument[])
  },
}

export type NodeDeviceFace = typeof face
expose(face, port)

function opened(): Device {
  if (!device) throw new Error(`${options.name} is not started`)
  return device
}

async function sessionToLogIn(alone: boolean): Promise<SessionId | undefined> {
  const hasRoom = (session: Session) => setsOf(session, exercise).length < SETS_EACH
  const running = (await opened().sessions()).filter(({ status }) => status === 'active').filter(hasRoom)
  return (alone ? running.filter(({ name }) => name === exercise.name) : running).at(-1)?.id
}

async function begin(): Promise<SessionId> {
  const id = newId<SessionId>()
  await insertDocument(opened().database, 'sessions', freeSession(id, exercise.name, now()))
  return id
}

/** Requests bypass the line: a token is valid for an hour anyway. */
function idToken(forceRefresh: boolean): Promise<TokenAnswer> {
  if (forceRefresh || !known) known = freshToken()
  return known
}

async function freshToken(): Promise<TokenAnswer> {
  try {
    const { idToken: token } = await signIn(options, options.email, options.password)
    return { kind: 'token', token, expiresAtMs: Date.now() + TOKEN_LIFE_MS }
  } catch {
    known = undefined
    return { kind: 'offline' }
  }
}
