import { type CpuInfo, cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 1_000
/** Above this share of its processors, a machine is too busy for its figures to be trusted. */
const TOO_BUSY = 0.1

export function isTooBusy(share: number): boolean {
  return share > TOO_BUSY
}

/** The share of this machine's processors that was in use during a second in which the bench does nothing. */
export async function busyShare(): Promise<number> {
  const before = cpus()
  await wait(LOOK_MS)
  return shareInUse(before, cpus())
}

export function shareInUse(
  before: readonly Pick<CpuInfo, 'times'>[],
  after: readonly Pick<CpuInfo, 'times'>[],
): number {
  const all = total(after, allOf) - total(before, allOf)
  const idle = total(after, ({ idle }) => idle) - total(before, ({ idle }) => idle)
  return all === 0 ? 0 : 1 - idle / all
}

function total(processors: readonly Pick<CpuInfo, 'times'>[], of: (times: CpuInfo['times']) => number): number {
  return processors.reduce((sum, { times }) => sum + of(times), 0)
}

function allOf({ user, nice, sys, idle, irq }: CpuInfo['times']): number {
  return user + nice + sys + idle + irq
}
