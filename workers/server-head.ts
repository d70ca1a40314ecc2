/** `<epoch>.<seq>.<mark>` as the server writes it. */
function parts(head: string): { readonly epoch: string; readonly seq: number } {
  const [epoch = '', seq = '0'] = head.split('.')
  return { epoch, seq: Number(seq) }
}

/** Of two states of one server the later; where they are of different lives, the one just told. */
export function newerHead(known: string | undefined, told: string): string {
  if (known === undefined) return told
  const [before, after] = [parts(known), parts(told)]
  return before.epoch === after.epoch && before.seq > after.seq ? known : told
}

/** Whether the server told of another life of its data than the one this device has followed. */
export function isAnotherLife(known: string | undefined, told: string | undefined): boolean {
  return known !== undefined && told !== undefined && parts(known).epoch !== parts(told).epoch
}
