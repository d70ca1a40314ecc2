/** The faintest distinguishable from nothing. */
const FAINTEST = 0.16

/** A muscle's share of the accent color, 0 to 1: 0 for one without work. */
export function lightOf(intensity: number): number {
  return intensity <= 0 ? 0 : FAINTEST + Math.min(1, intensity) * (1 - FAINTEST)
}
