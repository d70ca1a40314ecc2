import { createServer, type Server as Listener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from '../server/local/demo/dice.ts'
import type { Server } from '../tooling/server.ts'
import { carry } from './carry.ts'
import type { LineFault, LineState, Way } from './line-state.ts'

/** One device's way to the server and to the identity provider, which is another origin: both break together. */
export type Line = {
  /** Where the device finds the app. */
  readonly url: string
  readonly state: LineState
  /** How many requests have come, and how many of them met each fault. */
  readonly requests: number
  readonly met: ReadonlyMap<LineFault, number>
  /** From now on the line is like this. What is open breaks off, or goes on under the new state. */
  change(state: LineState, open: 'breaks' | 'stays'): void
  dispose(): Promise<void>
}

/** Of the requests on a line that cuts or doubles, so many are cut or doubled: some get through, as in life. */
const STRUCK = 0.6
const ALL_OR_NOTHING = new Set<LineState['kind']>(['clear', 'refuse', 'hang', 'unavailable', 'portal', 'slow', 'delay'])

/** Opens a line in front of a server: two ports of its own that stay the same for its life. */
export async function openLine(server: Pick<Server, 'port' | 'emulatorPort'>, dice: Dice): Promise<Line> {
  const closing = new AbortController()
  const met = new Map<LineFault, number>()
  let state: LineState = { kind: 'clear' }
  let changed = Promise.withResolvers<void>()
  let requests = 0

  const way: Way = {
    dice,
    closing: closing.signal,
    meet: () => {
      requests += 1
      if (!ALL_OR_NOTHING.has(state.kind) && !dice.chance(STRUCK)) return { kind: 'clear' }
      note(state)
      return state
    },
    take: async (wanted, direction) => {
      while (state.kind === 'hang') await changed.promise
      if (state.kind !== 'slow') return wanted
      const perSecond = direction === 'up' ? state.upPerSecond : state.downPerSecond
      const taken = Math.min(wanted, Math.max(1, Math.floor(perSecond / 4)))
      await wait((taken / perSecond) * 1_000)
      return taken
    },
  }
  const note = ({ kind }: LineState) => {
    if (kind !== 'clear') met.set(kind, (met.get(kind) ?? 0) + 1)
  }

  const listen = async (port: number, rewrite: (text: string) => string): Promise<Listener> => {
    const listener = createServer((incoming, outgoing) => {
      carry({ incoming, outgoing, port, rewrite, way }).catch(() => outgoing.destroy())
    })
    listener.on('connection', (socket) => {
      if (state.kind !== 'refuse') return
      note(state)
      socket.resetAndDestroy()
    })
    await new Promise<void>((listening) => listener.listen(0, 'localhost', listening))
    return listener
  }
  const identity = await listen(server.emulatorPort, (text) => text)
  // The page is told where the identity provider is: for this device it is at the end of this line.
  const emulatorAt = (port: number) => `localhost:${port}`
  const page = await listen(server.port, (text) =>
    text.replaceAll(emulatorAt(server.emulatorPort), emulatorAt(portOf(identity))),
  )
  const breakOpen = () => {
    page.closeAllConnections()
    identity.closeAllConnections()
  }
  return {
    url: `http://localhost:${portOf(page)}`,
    get state() {
      return state
    },
    get requests() {
      return requests
    },
    met,
    change: (next, open) => {
      state = next
      changed.resolve()
      changed = Promise.withResolvers()
      if (open === 'breaks' || next.kind === 'refuse') breakOpen()
    },
    dispose: async () => {
      closing.abort()
      state = { kind: 'refuse' }
      changed.resolve()
      breakOpen()
      await Promise.all([page, identity].map((listener) => new Promise((closed) => listener.close(closed))))
    },
  }
}

function portOf(listener: Listener): number {
  // Where it listens was asked for as a port.
  return (listener.address() as AddressInfo).port
}
