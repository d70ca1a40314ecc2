import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

type Message =
  | { readonly kind: 'ready'; readonly port: number }
  | { readonly kind: 'tokens'; readonly tokens: readonly string[] }
  | { readonly kind: 'memory'; readonly bytes: number }
  | { readonly kind: 'cpu'; readonly ms: number }

/** Of an instance. */
export type Asked = { readonly kind: 'tokens'; readonly uids: readonly string[] } | { readonly kind: 'cpu' }

export type Instance = {
  readonly port: number
  /** Resident bytes, about every second. */
  readonly memory: readonly { readonly at: number; readonly bytes: number }[]
  /** Of these people, in the same order. */
  tokensOf(uids: readonly string[]): Promise<readonly string[]>
  /** Processor time of the whole process so far. */
  cpuMs(): Promise<number>
  kill(): void
  /** On SIGTERM, as an operator does it. The exit code. */
  end(): Promise<number | null>
}

/** The next build is this one and a migration that only adds. */
export type Build = 'this' | 'next'

type Options = {
  readonly databaseUrl: string
  /** It writes a profile into the folder when it ends. */
  readonly profileFolder?: string | undefined
  readonly build?: Build
}

/** A server process. */
export async function startInstance({ databaseUrl, profileFolder, build = 'this' }: Options): Promise<Instance> {
  const child = fork(join(import.meta.dirname, 'instance.ts'), [databaseUrl, build], {
    execArgv: profileFolder === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`],
  })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const memory: { at: number; bytes: number }[] = []
  child.on('message', (message: Message) => {
    if (message.kind === 'memory') memory.push({ at: performance.now(), bytes: message.bytes })
  })
  const { port } = await next(child, 'ready')
  return {
    port,
    memory,
    tokensOf: async (uids) => (await ask(child, { kind: 'tokens', uids })).tokens,
    cpuMs: async () => (await ask(child, { kind: 'cpu' })).ms,
    kill: () => void (profileFolder === undefined ? child.kill('SIGKILL') : child.disconnect()),
    end: () => {
      child.kill('SIGTERM')
      return exit
    },
  }
}

function ask<Kind extends Asked['kind']>(child: ChildProcess, asked: Asked & { readonly kind: Kind }) {
  const answer = next(child, asked.kind)
  child.send(asked)
  return answer
}

function next<Kind extends Message['kind']>(
  child: ChildProcess,
  kind: Kind,
): Promise<Extract<Message, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a server ended with ${code}`)))
    const listen = (message: Message) => {
      if (message.kind !== kind) return
      child.off('message', listen)
      // Its kind was just compared.
      resolve(message as Extract<Message, { kind: Kind }>)
    }
    child.on('message', listen)
  })
}
