import { readdirSync, readFileSync } from 'node:fs'

export type Process = { readonly id: number; readonly parent: number; readonly command: string }

/** A process and all that it has started, the eldest first. */
export function processTree(isRoot: (process: Process) => boolean): readonly Process[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? [])
  const found = all.filter(isRoot)
  for (const known of found)
    for (const process of all) if (process.parent === known.id && !found.includes(process)) found.push(process)
  return found
}

/** `kill -9` of all of them: the last one ends the others. */
export function killAll(processes: readonly Process[]): void {
  for (const { id } of processes.toReversed()) signal(id, 'SIGKILL')
}

export type Suspension = {
  readonly stop: () => void
  readonly goOn: () => void
}

/** Suspends those whose command is of this kind, as a phone does, until they go on. */
export function suspensionOf(processes: readonly Process[], kind: RegExp): Suspension {
  const suspended = processes.filter(({ command }) => kind.test(command))
  const send = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const { id } of suspended) signal(id, name)
  }
  return { stop: () => send('SIGSTOP'), goOn: () => send('SIGCONT') }
}

function signal(processId: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(processId, name)
  } catch {
    // It went with another one.
  }
}

function readProcess(id: number): Process | undefined {
  try {
    const status = readFileSync(`/proc/${id}/stat`, 'utf8')
    const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')
    // The name before it, in parentheses, may hold anything.
    return { id, parent: Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]), command }
  } catch {
    return undefined
  }
}
