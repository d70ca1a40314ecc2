import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum age of a signed event: five minutes, as in the provider's library. */
export const SIGNATURE_TOLERANCE_SECONDS = 300

export type SignatureFault = 'missing' | 'malformed' | 'forged' | 'stale'

/** The `Stripe-Signature` of a body: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(body: Buffer, secret: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${digest(body, secret, String(atSeconds)).toString('hex')}`
}

/** Null if it is valid. */
export function signatureFault(
  body: Buffer,
  header: string | undefined,
  secrets: readonly string[],
  nowSeconds: number,
): SignatureFault | null {
  if (header === undefined || header === '') return 'missing'
  const pairs = header.split(',').map((pair) => pair.trim().split('=', 2))
  const time = pairs.find(([key]) => key === 't')?.[1] ?? ''
  const signatures = pairs.flatMap(([key, value]) => (key === 'v1' && value !== undefined ? [value] : []))
  if (!/^\d{1,12}$/.test(time) || signatures.length === 0) return 'malformed'

  const isGenuine = secrets.some((secret) => {
    const expected = digest(body, secret, time)
    return signatures.some((signature) => isSame(Buffer.from(signature, 'hex'), expected))
  })
  if (!isGenuine) return 'forged'
  return Math.abs(nowSeconds - Number(time)) > SIGNATURE_TOLERANCE_SECONDS ? 'stale' : null
}

function digest(body: Buffer, secret: string, time: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest()
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}
