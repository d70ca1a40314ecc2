import type { TRICEPS } from '../../catalogue/triceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const triceps = {
  'triceps-pushdown': {
    name: 'Triceps pushdown',
    aliases: ['tricep pushdown', 'cable pushdown', 'pressdown'],
    howTo: [
      'Elbows at your sides, bar at chest height.',
      'Push down until your arms are straight, then return to 90 degrees.',
    ],
  },
  'rope-triceps-pushdown': {
    name: 'Rope triceps pushdown',
    aliases: ['rope pushdown', 'rope pressdown'],
    howTo: [
      'Elbows at your sides, hands on the rope.',
      'Push down, pull the ends of the rope apart at the bottom, then return to 90 degrees.',
    ],
  },
  'one-arm-triceps-pushdown': {
    name: 'One-arm triceps pushdown',
    aliases: ['single-arm pushdown', 'single-arm triceps extension'],
    howTo: ['Stand close to a high pulley, elbow at your side.', 'Straighten your arm fully, then return slowly.'],
  },
  'overhead-cable-triceps-extension': {
    name: 'Overhead cable triceps extension',
    aliases: ['overhead rope extension', 'cable French press'],
    howTo: [
      'Face away from the pulley, holding the rope or bar behind your head.',
      'Straighten your arms overhead without moving your elbows, then return slowly.',
    ],
  },
  'skull-crusher': {
    name: 'Skull crusher',
    aliases: ['lying triceps extension', 'EZ-bar skull crusher', 'skullcrusher'],
    howTo: [
      'Lie down, bar over your forehead, elbows in.',
      'Bend your elbows to lower the bar behind your head, then straighten your arms.',
    ],
  },
  'overhead-dumbbell-triceps-extension': {
    name: 'Overhead dumbbell triceps extension',
    aliases: ['French press', 'dumbbell overhead extension'],
    howTo: [
      'Hold one dumbbell overhead with both hands.',
      'Lower the dumbbell behind your head, then straighten your arms.',
    ],
  },
  'triceps-kickback': {
    name: 'Triceps kickback',
    aliases: ['dumbbell kickback', 'tricep kickback'],
    howTo: [
      'Hinge forward, upper arms tight to your sides, elbows bent 90 degrees.',
      'Extend your arms straight back, then return to 90 degrees.',
    ],
  },
  'machine-triceps-extension': {
    name: 'Machine triceps extension',
    aliases: ['triceps machine', 'seated triceps press'],
    howTo: ['Elbows on the pad, lined up with the machine’s pivot.', 'Straighten your arms, then return slowly.'],
  },
  'close-grip-bench-press': {
    name: 'Close-grip bench press',
    aliases: ['CGBP', 'close-grip bench', 'narrow bench press'],
    howTo: ['Hands shoulder-width apart, elbows tucked.', 'Lower the bar to your lower chest, then press.'],
  },
  'triceps-dip': {
    name: 'Triceps dip',
    aliases: ['dip', 'dips', 'upright dip'],
    howTo: [
      'Stay upright on the parallel bars, elbows back.',
      'Lower until your elbows are at 90 degrees, then push up.',
    ],
  },
  'weighted-dip': {
    name: 'Weighted dip',
    aliases: ['weighted dips', 'dip with belt'],
    howTo: [
      'Hang a plate from a dip belt and start with your arms straight.',
      'Lower until your shoulders are just below your elbows, then push up.',
    ],
  },
  'assisted-dip': {
    name: 'Assisted dip',
    aliases: ['assisted dip machine', 'assisted dips'],
    howTo: [
      'Set the assistance weight, then kneel on the pad with your arms straight.',
      'Lower until your elbows are at 90 degrees, then push up.',
    ],
  },
  'bench-dip': {
    name: 'Bench dip',
    aliases: ['chair dip', 'triceps bench dip'],
    howTo: ['Hands on the edge of a bench, hips close to it.', 'Bend your elbows to 90 degrees, then push up.'],
  },
  'diamond-push-up': {
    name: 'Diamond push-up',
    aliases: ['close push-up', 'triangle push-up', 'close-grip pushup'],
    howTo: [
      'Hands under your chest, thumbs and index fingers touching.',
      'Lower with your elbows close to your ribs, then push up.',
    ],
  },
  'dumbbell-skull-crusher': {
    name: 'Dumbbell skull crusher',
    aliases: ['dumbbell skullcrusher', 'lying dumbbell triceps extension', 'DB skull crusher'],
    howTo: [
      'Lie down, dumbbells over your shoulders, palms facing each other.',
      'Bend only your elbows to lower the dumbbells beside your head, then straighten your arms.',
    ],
  },
  'jm-press': {
    name: 'JM press',
    aliases: ['JM bench press', 'barbell JM press'],
    howTo: [
      'Take a close grip, bar over your upper chest, elbows slightly forward.',
      'Bend your elbows until the bar is near your throat, then press up.',
    ],
  },
  'smith-machine-close-grip-bench-press': {
    name: 'Smith machine close-grip bench press',
    aliases: ['smith close-grip bench', 'smith close-grip press'],
    howTo: [
      'Place the bench so the bar lands on your lower chest, hands shoulder-width apart.',
      'Lower with your elbows tucked, then press.',
    ],
  },
  'reverse-grip-triceps-pushdown': {
    name: 'Reverse-grip triceps pushdown',
    aliases: ['underhand pushdown', 'reverse-grip pressdown', 'supinated pushdown'],
    howTo: [
      'Palms up on the bar, elbows at your sides, wrists straight.',
      'Pull down until your arms are straight, then return to 90 degrees.',
    ],
  },
  'v-bar-triceps-pushdown': {
    name: 'V-bar triceps pushdown',
    aliases: ['V-bar pushdown', 'V-bar pressdown', 'angled bar pushdown'],
    howTo: [
      'Hands on the V-bar, thumbs up, elbows at your sides.',
      'Push down until your arms are straight, squeeze, then return to 90 degrees.',
    ],
  },
  'one-arm-overhead-dumbbell-triceps-extension': {
    name: 'One-arm overhead dumbbell triceps extension',
    aliases: ['single-arm overhead extension', 'one-arm French press'],
    howTo: [
      'Hold one dumbbell overhead, upper arm beside your ear.',
      'Lower the dumbbell behind your head without moving your elbow, then straighten your arm.',
    ],
  },
  'overhead-ez-bar-triceps-extension': {
    name: 'Overhead EZ-bar triceps extension',
    aliases: ['EZ-bar French press', 'barbell overhead triceps extension', 'seated barbell triceps extension'],
    howTo: [
      'Sit or stand, bar overhead, elbows pointing forward.',
      'Lower the bar behind your head until you feel your triceps stretch, then straighten your arms.',
    ],
  },
  'cable-triceps-kickback': {
    name: 'Cable triceps kickback',
    aliases: ['cable tricep kickback', 'low-pulley kickback', 'single-arm cable triceps kickback'],
    howTo: [
      'Hinge forward at a low pulley, upper arm along your body, elbow bent 90 degrees.',
      'Extend your arm straight back, pause, then return to 90 degrees.',
    ],
  },
  'cross-cable-triceps-extension': {
    name: 'Cross-cable triceps extension',
    aliases: ['cross-body triceps extension', 'double cable triceps extension', 'crossover triceps extension'],
    howTo: [
      'Stand between two high pulleys, each hand holding the opposite cable.',
      'Straighten your arms down and out, elbows still, then return slowly.',
    ],
  },
  'band-triceps-pushdown': {
    name: 'Band triceps pushdown',
    aliases: ['band pushdown', 'band pressdown', 'banded triceps extension'],
    howTo: [
      'Anchor the band overhead, elbows at your sides.',
      'Push down until your arms are straight, then let the band up slowly.',
    ],
  },
  'machine-dip': {
    name: 'Machine dip',
    aliases: ['seated machine dip', 'seated dip machine', 'triceps press machine', 'machine triceps dip'],
    howTo: [
      'Sit upright, belt on if there is one, handles beside your hips.',
      'Push down until your arms are straight, then return to 90 degrees.',
    ],
  },
  'ring-dip': {
    name: 'Ring dip',
    aliases: ['ring dips', 'gymnastic ring dip'],
    howTo: [
      'Support yourself on the rings, arms straight, rings close to your body.',
      'Lower until your shoulders drop below your elbows, then push up and turn the rings out.',
    ],
  },
  'bodyweight-triceps-extension': {
    name: 'Bodyweight triceps extension',
    aliases: ['bodyweight skull crusher', 'bar triceps extension'],
    howTo: [
      'Hands on a bar at waist height, body straight, leaning in.',
      'Bend only your elbows until your head dips under the bar, then straighten your arms.',
    ],
  },
  'weighted-bench-dip': {
    name: 'Weighted bench dip',
    aliases: ['bench dip with plate', 'weighted chair dip'],
    howTo: [
      'Hands on one bench, feet on another, a plate on your thighs.',
      'Bend your elbows to 90 degrees, then push up.',
    ],
  },
  'suspension-triceps-extension': {
    name: 'Suspension triceps extension',
    aliases: ['TRX triceps extension'],
    howTo: [
      'Lean forward into the straps with straight arms.',
      'Bend your elbows until your hands reach your forehead, then straighten your arms.',
    ],
  },
} satisfies TextsOf<typeof TRICEPS>
