import { type BodyMuscle, MUSCLE_OUTLINES, SILHOUETTE } from './body-outlines.ts'
import { type Outline, smoothPath, wholePath } from './smooth-path.ts'

export const VIEW_BOX = '0 0 332 401'
const FRONT_MIDDLE = 82
const BACK_MIDDLE = 250
/** The faintest light that differs from none. */
const FAINTEST_LIGHT = 0.16

export const BODY_PATH = wholePath(SILHOUETTE, FRONT_MIDDLE) + wholePath(SILHOUETTE, BACK_MIDDLE)

/** Each muscle as one path: left and right, front and back. */
export const MUSCLE_PATHS = Object.fromEntries(
  Object.entries(MUSCLE_OUTLINES).map(([muscle, { front, back }]) => [
    muscle,
    bothSides(front, FRONT_MIDDLE) + bothSides(back, BACK_MIDDLE),
  ]),
  // One for each of all muscles.
) as Readonly<Record<BodyMuscle, string>>

/** The reading order of the body: from the neck down, and at equal height from front to back. */
export const HEAD_TO_TOE: readonly BodyMuscle[] = [
  'neck',
  'traps',
  'front-delts',
  'side-delts',
  'rear-delts',
  'chest',
  'upper-back',
  'lats',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'lower-back',
  'abductors',
  'glutes',
  'adductors',
  'quads',
  'hamstrings',
  'shins',
  'calves',
]

/** Too narrow for a finger: their touch areas extend into their neighbors. */
export const NARROW: readonly BodyMuscle[] = [
  'front-delts',
  'rear-delts',
  'biceps',
  'triceps',
  'abductors',
  'adductors',
  'neck',
  'shins',
]

function bothSides(outlines: readonly Outline[], middle: number): string {
  return [false, true]
    .flatMap((mirrored) => outlines.map((outline) => smoothPath(outline, { middle, mirrored })))
    .join('')
}

/** A muscle's share of the accent color, 0 to 1: 0 for one without work. */
export function lightOf(intensity: number): number {
  return intensity <= 0 ? 0 : FAINTEST_LIGHT + Math.min(1, intensity) * (1 - FAINTEST_LIGHT)
}
