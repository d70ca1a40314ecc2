import { createHmac, randomBytes } from 'node:crypto'

/**
 * Names that tell what one person or address does from what others do. Nobody reads from them who it was without the
 * secret: a digest without a key could be undone by trying each address.
 */
export type Pseudonyms = {
  /** For the log, of one UTC day: those of two days have nothing in common. */
  readonly ofDay: (kind: 'person' | 'address', who: string, now: Date) => string
  /** For counting requests of one kind. */
  readonly ofCount: (kind: string, who: string) => string
}

/** Enough to tell apart all that a day brings. */
const LOGGED_LETTERS = 16
const SECRET_BYTES = 32

/** The same on every instance with this secret. One of its own lasts as long as the process. */
export function createPseudonyms(secret: Uint8Array = randomBytes(SECRET_BYTES)): Pseudonyms {
  const digest = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text)
  return {
    ofDay: (kind, who, now) => {
      const keyOfDay = digest(secret, `log ${now.toISOString().slice(0, 10)}`).digest()
      return digest(keyOfDay, `${kind} ${who}`).digest('base64url').slice(0, LOGGED_LETTERS)
    },
    ofCount: (kind, who) => digest(secret, `count ${kind} ${who}`).digest('base64url'),
  }
}
