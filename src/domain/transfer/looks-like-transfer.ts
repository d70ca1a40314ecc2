/** The first 200 characters are enough. */
export function looksLikeTransfer(beginning: string): boolean {
  return /^\uFEFF?\s*\{\s*"format"\s*:\s*"barra-hand-over"/.test(beginning)
}
