/** The faintest that is still told from nothing. */
const FAINTEST = 0.16

/** How much of the accent a muscle is drawn with, 0 to 1: nothing for one that does not work. */
export function lightOf(intensity: number): number {
  return intensity <= 0 ? 0 : FAINTEST + Math.min(1, intensity) * (1 - FAINTEST)
}
