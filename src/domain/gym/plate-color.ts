import type { Weight } from '#contract/quantity.ts'
import { convertWeight } from '../units.ts'

/** As in competitions; pounds have the color of the nearest plate in kilograms. */
export type PlateColor = 'red' | 'blue' | 'yellow' | 'green' | 'white' | 'steel'

/** Lower bounds in kg, the heaviest first. */
const COLORS: readonly (readonly [fromKg: number, color: PlateColor])[] = [
  [22.5, 'red'],
  [17.5, 'blue'],
  [12.5, 'yellow'],
  [7.5, 'green'],
  [4, 'white'],
]

export function plateColor(plate: Weight): PlateColor {
  const kg = convertWeight(plate, 'kg')
  return COLORS.find(([fromKg]) => kg >= fromKg)?.[1] ?? 'steel'
}

/** From a large plate on, all are as high. */
const LARGE_KG = 25

/** The height of a plate, relative to that of a large one. */
export function plateShare(plate: Weight): number {
  return 0.42 + 0.58 * Math.min(1, Math.sqrt(convertWeight(plate, 'kg') / LARGE_KG))
}
