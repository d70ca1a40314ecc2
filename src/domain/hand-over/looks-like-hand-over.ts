/** Whether a text begins as a hand-over does, so that a file is led to the screen that reads it. Its first 200 characters do. */
export function looksLikeHandOver(beginning: string): boolean {
  return /^\uFEFF?\s*\{\s*"format"\s*:\s*"barra-hand-over"/.test(beginning)
}
