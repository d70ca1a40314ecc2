function parts(head: string): { readonly epoch: string; readonly seq: number } {
  const [epoch = '', seq = '0'] = head.split('.')
  return { epoch, seq: Number(seq) }
}

/** The later of two states of one server; for different epochs, the one just received. */
export function newerHead(known: string | undefined, told: string): string {
  if (known === undefined) return told
  const [before, after] = [parts(known), parts(told)]
  return before.epoch === after.epoch && before.seq > after.seq ? known : told
}

/** Whether the server reports another epoch than the one this device followed. */
export function isAnotherLife(known: string | undefined, told: string | undefined): boolean {
  return known !== undefined && told !== undefined && parts(known).epoch !== parts(told).epoch
}

/** Whether a state includes another of the same server. */
export function isUpTo(seen: string | undefined, head: string): boolean {
  if (seen === undefined || seen === head) return seen === head
  const [here, there] = [parts(seen), parts(head)]
  return here.epoch === there.epoch && here.seq > there.seq
}

/** The checkpoint of a device that has everything up to a state. */
export function checkpointOf(head: string): string {
  const { epoch, seq } = parts(head)
  return `${epoch}.${seq}`
}
