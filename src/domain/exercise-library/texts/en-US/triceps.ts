import type { TRICEPS } from '../../catalogue/triceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const triceps = {
  'triceps-pushdown': {
    name: 'Triceps pushdown',
    aliases: ['tricep pushdown', 'cable pushdown', 'pressdown'],
    howTo: [
      'Elbows at the sides, bar at chest height.',
      'Push down until the arms are straight and return to 90 degrees.',
    ],
  },
  'rope-triceps-pushdown': {
    name: 'Rope triceps pushdown',
    aliases: ['rope pushdown', 'rope pressdown'],
    howTo: ['Elbows at the sides, hands on the rope.', 'Push down and spread the ends at the bottom.'],
  },
  'one-arm-triceps-pushdown': {
    name: 'One-arm triceps pushdown',
    aliases: ['single-arm pushdown', 'single-arm triceps extension'],
    howTo: ['Stand close to the pulley, elbow at the side.', 'Straighten the arm fully and return slowly.'],
  },
  'overhead-cable-triceps-extension': {
    name: 'Overhead cable triceps extension',
    aliases: ['overhead rope extension', 'cable French press'],
    howTo: [
      'Face away from the pulley, hands behind the head.',
      'Straighten the arms overhead without moving the elbows.',
    ],
  },
  'skull-crusher': {
    name: 'Skull crusher',
    aliases: ['lying triceps extension', 'EZ-bar skull crusher', 'skullcrusher'],
    howTo: ['Lie down, bar over the forehead, elbows in.', 'Bend the elbows to lower behind the head and straighten.'],
  },
  'overhead-dumbbell-triceps-extension': {
    name: 'Overhead dumbbell triceps extension',
    aliases: ['French press', 'dumbbell overhead extension'],
    howTo: ['Hold one dumbbell overhead with both hands.', 'Lower behind the head and straighten the arms.'],
  },
  'triceps-kickback': {
    name: 'Triceps kickback',
    aliases: ['dumbbell kickback', 'tricep kickback'],
    howTo: ['Hinge, upper arm along the body.', 'Straighten the elbow back and return to 90 degrees.'],
  },
  'machine-triceps-extension': {
    name: 'Machine triceps extension',
    aliases: ['triceps machine', 'seated triceps press'],
    howTo: ['Elbows on the pad, in line with the axis.', 'Straighten the arms and return slowly.'],
  },
  'close-grip-bench-press': {
    name: 'Close-grip bench press',
    aliases: ['CGBP', 'close-grip bench', 'narrow bench press'],
    howTo: ['Hands at shoulder width, elbows tucked.', 'Lower to the lower chest and press.'],
  },
  'triceps-dip': {
    name: 'Triceps dip',
    aliases: ['dip', 'dips', 'upright dip'],
    howTo: ['Body upright on the parallel bars, elbows back.', 'Lower to 90 degrees and push up.'],
  },
  'weighted-dip': {
    name: 'Weighted dip',
    aliases: ['weighted dips', 'dip with belt'],
    howTo: ['Hang the plate from a belt.', 'Lower until the shoulders are just below the elbows and push up.'],
  },
  'assisted-dip': {
    name: 'Assisted dip',
    aliases: ['assisted dip machine', 'assisted dips'],
    howTo: ['Choose how much help the machine gives.', 'Lower to 90 degrees and push up.'],
  },
  'bench-dip': {
    name: 'Bench dip',
    aliases: ['chair dip', 'triceps bench dip'],
    howTo: ['Hands on the edge of a bench, hips close to it.', 'Bend the elbows to 90 degrees and push up.'],
  },
  'diamond-push-up': {
    name: 'Diamond push-up',
    aliases: ['close push-up', 'triangle push-up', 'close-grip pushup'],
    howTo: ['Hands together under the chest.', 'Lower with the elbows close to the ribs and push.'],
  },
  'dumbbell-skull-crusher': {
    name: 'Dumbbell skull crusher',
    aliases: ['dumbbell skullcrusher', 'lying dumbbell triceps extension', 'DB skull crusher'],
    howTo: [
      'Lie down, dumbbells over the shoulders, palms facing each other.',
      'Bend only the elbows to lower beside the head and straighten.',
    ],
  },
  'jm-press': {
    name: 'JM press',
    aliases: ['JM bench press', 'barbell JM press'],
    howTo: [
      'Close grip, bar over the upper chest, elbows slightly forward.',
      'Bend the elbows until the bar is near the throat, then press up.',
    ],
  },
  'smith-machine-close-grip-bench-press': {
    name: 'Smith machine close-grip bench press',
    aliases: ['smith close-grip bench', 'smith close-grip press'],
    howTo: [
      'Bench so the bar lands on the lower chest, hands at shoulder width.',
      'Lower with the elbows tucked and press.',
    ],
  },
  'reverse-grip-triceps-pushdown': {
    name: 'Reverse-grip triceps pushdown',
    aliases: ['underhand pushdown', 'reverse-grip pressdown', 'supinated pushdown'],
    howTo: [
      'Palms up on the bar, elbows at the sides, wrists straight.',
      'Pull down until the arms are straight and return to 90 degrees.',
    ],
  },
  'v-bar-triceps-pushdown': {
    name: 'V-bar triceps pushdown',
    aliases: ['V-bar pushdown', 'V-bar pressdown', 'angled bar pushdown'],
    howTo: [
      'Hands on the angled bar, thumbs up, elbows at the sides.',
      'Push down to straight arms, squeeze and return to 90 degrees.',
    ],
  },
  'one-arm-overhead-dumbbell-triceps-extension': {
    name: 'One-arm overhead dumbbell triceps extension',
    aliases: ['single-arm overhead extension', 'one-arm French press'],
    howTo: [
      'One dumbbell overhead, upper arm beside the ear.',
      'Lower behind the head without moving the elbow and straighten.',
    ],
  },
  'overhead-ez-bar-triceps-extension': {
    name: 'Overhead EZ-bar triceps extension',
    aliases: ['EZ-bar French press', 'barbell overhead triceps extension', 'seated barbell triceps extension'],
    howTo: [
      'Seated or standing, bar overhead, elbows pointing forward.',
      'Lower behind the head until the triceps stretch and straighten.',
    ],
  },
  'cable-triceps-kickback': {
    name: 'Cable triceps kickback',
    aliases: ['cable tricep kickback', 'low-pulley kickback', 'single-arm cable triceps kickback'],
    howTo: [
      'Low pulley, torso hinged, upper arm along the body.',
      'Straighten the elbow back, pause and return to 90 degrees.',
    ],
  },
  'cross-cable-triceps-extension': {
    name: 'Cross-cable triceps extension',
    aliases: ['cross-body triceps extension', 'double cable triceps extension', 'crossover triceps extension'],
    howTo: [
      'Between two high pulleys, each hand takes the cable of the other side.',
      'Elbows still, straighten the arms down and out and return slowly.',
    ],
  },
  'band-triceps-pushdown': {
    name: 'Band triceps pushdown',
    aliases: ['band pushdown', 'band pressdown', 'banded triceps extension'],
    howTo: [
      'Band anchored overhead, elbows at the sides.',
      'Push down until the arms are straight and let it back slowly.',
    ],
  },
  'machine-dip': {
    name: 'Machine dip',
    aliases: ['seated machine dip', 'seated dip machine', 'triceps press machine', 'machine triceps dip'],
    howTo: [
      'Sit upright, belt on if there is one, handles beside the hips.',
      'Push down until the arms are straight and return to 90 degrees.',
    ],
  },
  'ring-dip': {
    name: 'Ring dip',
    aliases: ['ring dips', 'gymnastic ring dip'],
    howTo: [
      'Support on the rings, arms straight, rings close to the body.',
      'Lower until the shoulders pass the elbows and push up, rings turned out.',
    ],
  },
  'bodyweight-triceps-extension': {
    name: 'Bodyweight triceps extension',
    aliases: ['bodyweight skull crusher', 'bar triceps extension'],
    howTo: [
      'Hands on a bar at waist height, body straight, weight leaning in.',
      'Bend only the elbows until the head dips under the bar, then straighten.',
    ],
  },
  'weighted-bench-dip': {
    name: 'Weighted bench dip',
    aliases: ['bench dip with plate', 'weighted chair dip'],
    howTo: ['Hands on a bench, feet on another, plate on the thighs.', 'Bend the elbows to 90 degrees and push up.'],
  },
  'suspension-triceps-extension': {
    name: 'Suspension triceps extension',
    aliases: ['TRX triceps extension'],
    howTo: [
      'Lean forward in the straps with straight arms.',
      'Bend the elbows until the hands reach the forehead, extend.',
    ],
  },
} satisfies TextsOf<typeof TRICEPS>
