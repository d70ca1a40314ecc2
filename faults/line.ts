import { createServer, type Server as Listener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Dice } from '../server/local/demo/dice.ts'
import type { Server } from '../tooling/server.ts'
import { carry } from './carry.ts'
import type { LineFault, LineState, Way } from './line-state.ts'

/** One device's connection to the server and the identity provider, which is another origin: both break together. */
export type Line = {
  readonly url: string
  readonly state: LineState
  /** The number of requests, and of those with each fault. */
  readonly requests: number
  readonly met: ReadonlyMap<LineFault, number>
  /** Sets the line's state. Open requests break, or continue under the new state. */
  change(state: LineState, open: 'breaks' | 'stays'): void
  dispose(): Promise<void>
}

/** The share of affected requests on a line that cuts or duplicates: some succeed, as in reality. */
const STRUCK = 0.6
const ALL_OR_NOTHING = new Set<LineState['kind']>(['clear', 'refuse', 'hang', 'unavailable', 'portal', 'slow', 'delay'])

/** Opens a line to a server: two ports that stay the same for its life. */
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
  // The page gets the identity provider's address: for this device, at the end of this line.
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
  // It listens on a port, so its address is an object.
  return (listener.address() as AddressInfo).port
}
