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
    aliases: ['dip machine', 'assisted dips'],
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
} satisfies TextsOf<typeof TRICEPS>
