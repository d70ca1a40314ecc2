import { type BodyMuscle, MUSCLE_OUTLINES, SILHOUETTE } from './body-outlines.ts'
import { type Outline, smoothPath, wholePath } from './smooth-path.ts'

/** The body from the front, and beside it from behind. */
export const VIEW_BOX = '0 0 332 401'
const FRONT_MIDDLE = 82
const BACK_MIDDLE = 250

/** Both silhouettes. */
export const BODY_PATH = wholePath(SILHOUETTE, FRONT_MIDDLE) + wholePath(SILHOUETTE, BACK_MIDDLE)

/** Each muscle as one path: left and right, from the front and from behind. */
export const MUSCLE_PATHS = Object.fromEntries(
  Object.entries(MUSCLE_OUTLINES).map(([muscle, { front, back }]) => [
    muscle,
    bothSides(front, FRONT_MIDDLE) + bothSides(back, BACK_MIDDLE),
  ]),
  // One for each of all muscles.
) as Readonly<Record<BodyMuscle, string>>

/** How a reader goes over the body: from the neck down, and at the same height from the front to the back. */
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
  'calves',
]

/** Too narrow for a finger: they take a little from their neighbours. */
export const NARROW: readonly BodyMuscle[] = [
  'front-delts',
  'rear-delts',
  'biceps',
  'triceps',
  'abductors',
  'adductors',
  'neck',
]

function bothSides(outlines: readonly Outline[], middle: number): string {
  return [false, true]
    .flatMap((mirrored) => outlines.map((outline) => smoothPath(outline, { middle, mirrored })))
    .join('')
}
