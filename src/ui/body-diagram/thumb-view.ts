import { type BodyMuscle, MUSCLE_OUTLINES, SILHOUETTE } from './body-outlines.ts'
import { straightPath, straightWholePath } from './smooth-path.ts'

/** From 0 to 1, the most worked first among equals. */
export type ThumbMuscles = ReadonlyMap<BodyMuscle, number>

type Side = 'front' | 'back'
type Part = 'whole' | 'upper' | 'lower'

/** The better view of a muscle; missing ones look the same from both sides. */
const BETTER_SIDE: Partial<Record<BodyMuscle, Side>> = {
  chest: 'front',
  'front-delts': 'front',
  'side-delts': 'front',
  biceps: 'front',
  abs: 'front',
  obliques: 'front',
  quads: 'front',
  shins: 'front',
  traps: 'back',
  'rear-delts': 'back',
  'upper-back': 'back',
  lats: 'back',
  'lower-back': 'back',
  triceps: 'back',
  glutes: 'back',
  hamstrings: 'back',
  calves: 'back',
}

const BELOW_THE_HIPS: ReadonlySet<BodyMuscle> = new Set([
  'glutes',
  'quads',
  'hamstrings',
  'adductors',
  'abductors',
  'calves',
  'shins',
])

/** A half of the body with less of the work than this is left out. */
const MIN_SHARE_OF_A_HALF = 0.25

/** Five wide and six high, like the thumb. */
const VIEW_BOXES: Readonly<Record<Part, string>> = {
  whole: '-167 0 334 401',
  upper: '-84 3 168 201.6',
  lower: '-95 172 190 228',
}

export const THUMB_TONES = ['weak', 'medium', 'strong'] as const
export type ThumbTone = (typeof THUMB_TONES)[number]

export type ThumbView = {
  readonly side: Side
  readonly part: Part
  readonly viewBox: string
  readonly body: string
  /** One path for all muscles of a tone; only those visible from the side. */
  readonly tones: readonly { readonly tone: ThumbTone; readonly path: string }[]
}

/** The side that shows the most worked muscle best, and the half of the body that is worked, where it is only one. */
export function thumbView(muscles: ThumbMuscles): ThumbView {
  const worked = [...muscles].filter(([, intensity]) => intensity > 0).toSorted(([, left], [, right]) => right - left)
  const side = worked.map(([muscle]) => BETTER_SIDE[muscle]).find((better) => better !== undefined) ?? 'front'
  const part = partOf(worked)
  const tones = THUMB_TONES.map((tone) => ({
    tone,
    path: worked
      .filter(([, intensity]) => toneOf(intensity) === tone)
      .map(([muscle]) => musclePath(muscle, side))
      .join(''),
  })).filter(({ path }) => path !== '')
  return { side, part, viewBox: VIEW_BOXES[part], body: bodyPath(), tones }
}

function partOf(worked: readonly (readonly [BodyMuscle, number])[]): Part {
  // Squared: muscles that only help hardly matter.
  const sum = (chosen: typeof worked) => chosen.reduce((total, [, intensity]) => total + intensity ** 2, 0)
  const total = sum(worked)
  if (total === 0) return 'whole'
  const lower = sum(worked.filter(([muscle]) => BELOW_THE_HIPS.has(muscle))) / total
  if (lower < MIN_SHARE_OF_A_HALF) return 'upper'
  return 1 - lower < MIN_SHARE_OF_A_HALF ? 'lower' : 'whole'
}

function toneOf(intensity: number): ThumbTone {
  if (intensity > 2 / 3) return 'strong'
  return intensity > 1 / 3 ? 'medium' : 'weak'
}

const paths = new Map<string, string>()

/** Made once: a list has many thumbs of the same few muscles. */
function pathOnce(key: string, make: () => string): string {
  const path = paths.get(key) ?? make()
  paths.set(key, path)
  return path
}

function bodyPath(): string {
  return pathOnce('body', () => straightWholePath(SILHOUETTE))
}

function musclePath(muscle: BodyMuscle, side: Side): string {
  return pathOnce(`${muscle} ${side}`, () => MUSCLE_OUTLINES[muscle][side].map(straightPath).join(''))
}
