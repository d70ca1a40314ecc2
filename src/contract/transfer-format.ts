/** The format marker of a transfer, and the newest version that this app reads. */
export const TRANSFER_FORMAT = 'barra-hand-over'
export const TRANSFER_VERSION = 1
/** More than the largest document with a hundred custom exercises needs: larger files are not read. */
export const MAX_TRANSFER_BYTES = 2 * 1024 * 1024

/** The first 200 characters are enough. */
export function looksLikeTransfer(beginning: string): boolean {
  return /^\uFEFF?\s*\{\s*"format"\s*:\s*"barra-hand-over"/.test(beginning)
}
