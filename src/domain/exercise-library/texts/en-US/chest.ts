import type { CHEST } from '../../catalogue/chest.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const chest = {
  'barbell-bench-press': {
    name: 'Barbell bench press',
    aliases: ['bench press', 'bench', 'flat bench', 'BP'],
    howTo: [
      'Shoulder blades pulled together, feet planted, bar over the wrists.',
      'Lower to mid chest, then press up and slightly back.',
    ],
  },
  'incline-barbell-bench-press': {
    name: 'Incline barbell bench press',
    aliases: ['incline bench press', 'incline bench', 'incline press'],
    howTo: [
      'Set the bench to about 30 degrees.',
      'Lower to the upper chest, elbows a little tucked, and press straight up.',
    ],
  },
  'decline-barbell-bench-press': {
    name: 'Decline barbell bench press',
    aliases: ['decline bench press', 'decline bench'],
    howTo: [
      'Hook the legs and unrack over the lower chest.',
      'Lower to the bottom of the chest and press without flaring the elbows.',
    ],
  },
  'barbell-floor-press': {
    name: 'Barbell floor press',
    aliases: ['floor press'],
    howTo: [
      'Lie on the floor with the bar over the chest.',
      'Lower until the upper arms touch down, pause, and press.',
    ],
  },
  'dumbbell-bench-press': {
    name: 'Dumbbell bench press',
    aliases: ['DB bench press', 'flat dumbbell press', 'dumbbell chest press'],
    howTo: [
      'Start with the dumbbells over the shoulders, blades pulled together.',
      'Lower beside the chest until you feel a stretch, then press up and in.',
    ],
  },
  'incline-dumbbell-bench-press': {
    name: 'Incline dumbbell bench press',
    aliases: ['incline dumbbell press', 'incline DB press'],
    howTo: [
      'Bench at 30 degrees, dumbbells over the upper chest.',
      'Lower with the elbows under the wrists and press up.',
    ],
  },
  'decline-dumbbell-bench-press': {
    name: 'Decline dumbbell bench press',
    aliases: ['decline dumbbell press', 'decline DB press'],
    howTo: [
      'Hook the legs and bring the dumbbells over the lower chest.',
      'Lower under control and press without letting them crash together.',
    ],
  },
  'dumbbell-fly': {
    name: 'Dumbbell fly',
    aliases: ['chest fly', 'dumbbell flye', 'flat fly', 'flies'],
    howTo: [
      'Arms almost straight, palms facing each other over the chest.',
      'Open wide until the chest stretches, then close as if hugging a barrel.',
    ],
  },
  'incline-dumbbell-fly': {
    name: 'Incline dumbbell fly',
    aliases: ['incline chest fly', 'incline flye'],
    howTo: [
      'Bench at 30 degrees, elbows slightly bent.',
      'Open to chest height and bring the dumbbells back over the upper chest.',
    ],
  },
  'machine-chest-press': {
    name: 'Machine chest press',
    aliases: ['chest press', 'seated chest press', 'hammer strength press'],
    howTo: [
      'Set the seat so the handles meet mid chest.',
      'Press without shrugging and return until the chest stretches.',
    ],
  },
  'incline-machine-chest-press': {
    name: 'Incline machine chest press',
    aliases: ['incline chest press', 'incline hammer strength'],
    howTo: [
      'Set the seat so the handles meet the upper chest.',
      'Press up along the path of the machine, blades against the pad.',
    ],
  },
  'smith-machine-bench-press': {
    name: 'Smith machine bench press',
    aliases: ['smith bench press', 'smith press'],
    howTo: ['Place the bench so the bar lands on mid chest.', 'Unhook, lower with control and press without bouncing.'],
  },
  'smith-machine-incline-bench-press': {
    name: 'Smith machine incline bench press',
    aliases: ['smith incline press', 'smith incline bench'],
    howTo: ['Bench at 30 degrees, bar path over the upper chest.', 'Lower until it nearly touches and press.'],
  },
  'pec-deck': {
    name: 'Pec deck',
    aliases: ['machine fly', 'butterfly', 'seated fly', 'chest fly machine'],
    howTo: [
      'Back flat on the pad, elbows at chest height.',
      'Close the arms until the handles meet, then open slowly.',
    ],
  },
  'cable-crossover': {
    name: 'Cable crossover',
    aliases: ['cable fly', 'standing cable fly', 'cable chest fly'],
    howTo: [
      'Pulleys high, one foot forward, slight lean.',
      'Bring the hands together in front of the hips and return with a stretch.',
    ],
  },
  'low-to-high-cable-fly': {
    name: 'Low-to-high cable fly',
    aliases: ['low cable fly', 'upward cable fly', 'incline cable fly'],
    howTo: ['Pulleys at the bottom, palms up.', 'Sweep the hands up to eye level and lower slowly.'],
  },
  'dumbbell-pullover': {
    name: 'Dumbbell pullover',
    aliases: ['pullover', 'DB pullover'],
    howTo: [
      'Lie across the bench with one dumbbell over the chest.',
      'Lower it behind the head with elbows nearly straight, then pull back over.',
    ],
  },
  'push-up': {
    name: 'Push-up',
    aliases: ['pushup', 'press-up', 'pushups'],
    howTo: [
      'Hands just outside the shoulders, body in one line.',
      'Chest to the floor, elbows at 45 degrees, and push away.',
    ],
  },
  'incline-push-up': {
    name: 'Incline push-up',
    aliases: ['hands-elevated push-up', 'bench push-up'],
    howTo: [
      'Hands on a bench or bar, body straight.',
      'Lower the chest to the edge and push back. A higher support makes it easier.',
    ],
  },
  'weighted-push-up': {
    name: 'Weighted push-up',
    aliases: ['plate push-up', 'vest push-up'],
    howTo: ['Plate on the upper back or a vest on.', 'Keep the hips level and do full push-ups.'],
  },
  'chest-dip': {
    name: 'Chest dip',
    aliases: ['dips', 'parallel bar dip'],
    howTo: ['Lean forward on the bars, elbows slightly out.', 'Go down until the chest stretches and push up.'],
  },
} satisfies TextsOf<typeof CHEST>
