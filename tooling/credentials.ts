export const PASSWORD = 'supino-100'

let people = 0

/** A unique address. */
export function newEmail(): string {
  people += 1
  return `lifter-${process.pid}-${people}@example.org`
}
