import type { BACK } from '../../catalogue/back.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const back = {
  'pull-up': {
    name: 'Pull-up',
    aliases: ['pullup', 'pullups', 'overhand pull-up'],
    howTo: [
      'Hang from an overhand grip, a bit wider than the shoulders.',
      'Drive the elbows down until the chin clears the bar.',
    ],
  },
  'weighted-pull-up': {
    name: 'Weighted pull-up',
    aliases: ['weighted pullup', 'pull-up with belt'],
    howTo: ['Hang the plate from a belt and start from a dead hang.', 'Chin over the bar, then lower with control.'],
  },
  'assisted-pull-up': {
    name: 'Assisted pull-up',
    aliases: ['assisted pullup', 'pull-up machine', 'gravitron'],
    howTo: [
      'Choose how much help the machine gives and kneel on the pad.',
      'Pull until the chin clears the bar and come down slowly.',
    ],
  },
  'chin-up': {
    name: 'Chin-up',
    aliases: ['chinup', 'chinups', 'underhand pull-up'],
    howTo: ['Palms facing you, hands shoulder width.', 'Pull the chest towards the bar and lower to straight arms.'],
  },
  'weighted-chin-up': {
    name: 'Weighted chin-up',
    aliases: ['weighted chinup', 'chin-up with belt'],
    howTo: ['Hang the plate from a belt, palms facing you.', 'Pull the chin over the bar without swinging.'],
  },
  'neutral-grip-pull-up': {
    name: 'Neutral-grip pull-up',
    aliases: ['hammer-grip pull-up', 'parallel-grip pull-up'],
    howTo: [
      'Palms facing each other on the parallel handles.',
      'Pull until the hands reach the shoulders, then lower fully.',
    ],
  },
  'lat-pulldown': {
    name: 'Lat pulldown',
    aliases: ['pulldown', 'lat pull', 'wide-grip pulldown', 'front pulldown'],
    howTo: [
      'Thighs locked under the pad, grip wider than the shoulders.',
      'Pull the bar to the upper chest and let it rise until the arms are straight.',
    ],
  },
  'close-grip-lat-pulldown': {
    name: 'Close-grip lat pulldown',
    aliases: ['V-bar pulldown', 'neutral-grip pulldown'],
    howTo: ['Use the V handle, chest up.', 'Pull to the upper chest with the elbows close to the body.'],
  },
  'reverse-grip-lat-pulldown': {
    name: 'Reverse-grip lat pulldown',
    aliases: ['underhand pulldown', 'supinated pulldown'],
    howTo: ['Underhand grip, shoulder width.', 'Pull the elbows down to the ribs and return with a stretch.'],
  },
  'straight-arm-pulldown': {
    name: 'Straight-arm pulldown',
    aliases: ['straight-arm lat pulldown', 'cable pullover'],
    howTo: [
      'Hinge slightly, arms almost straight on a high pulley.',
      'Sweep the bar down to the thighs using the lats.',
    ],
  },
  'barbell-row': {
    name: 'Barbell row',
    aliases: ['bent-over row', 'BB row', 'bent-over barbell row'],
    howTo: [
      'Hinge until the torso is nearly parallel to the floor, back flat.',
      'Pull the bar to the navel and lower without rounding.',
    ],
  },
  'pendlay-row': {
    name: 'Pendlay row',
    aliases: ['dead-stop row', 'strict barbell row'],
    howTo: [
      'Torso parallel to the floor, bar resting on it before each rep.',
      'Pull hard to the lower chest and set it down.',
    ],
  },
  'reverse-grip-barbell-row': {
    name: 'Reverse-grip barbell row',
    aliases: ['Yates row', 'underhand row'],
    howTo: ['Underhand grip, torso at about 45 degrees.', 'Pull to the lower belly with the elbows close.'],
  },
  't-bar-row': {
    name: 'T-bar row',
    aliases: ['landmine row', 'T bar'],
    howTo: ['Straddle the bar, hips back, chest up.', 'Pull to the sternum and squeeze the blades together.'],
  },
  'dumbbell-row': {
    name: 'Dumbbell row',
    aliases: ['one-arm row', 'single-arm dumbbell row', 'DB row'],
    howTo: [
      'One hand and knee on the bench, back flat.',
      'Pull the dumbbell to the hip and lower until the lat stretches.',
    ],
  },
  'chest-supported-dumbbell-row': {
    name: 'Chest-supported dumbbell row',
    aliases: ['incline dumbbell row', 'seal row', 'prone row'],
    howTo: ['Chest on an incline bench, dumbbells hanging.', 'Row with the elbows back and keep the chest on the pad.'],
  },
  'seated-cable-row': {
    name: 'Seated cable row',
    aliases: ['cable row', 'low row', 'seated row'],
    howTo: [
      'Sit tall, knees slightly bent.',
      'Pull the handle to the navel, blades together, and reach forward again.',
    ],
  },
  'one-arm-cable-row': {
    name: 'One-arm cable row',
    aliases: ['single-arm cable row'],
    howTo: ['Grip the handle with one hand, torso still.', 'Pull the elbow past the hip and return with a stretch.'],
  },
  'machine-row': {
    name: 'Machine row',
    aliases: ['seated machine row', 'hammer strength row', 'chest-supported row machine'],
    howTo: ['Chest on the pad, seat so the handles meet the lower chest.', 'Pull the elbows back and return slowly.'],
  },
  'inverted-row': {
    name: 'Inverted row',
    aliases: ['body row', 'Australian pull-up'],
    howTo: [
      'Hang under a bar with the body straight.',
      'Pull the chest to the bar. The flatter you lie, the harder it is.',
    ],
  },
  'suspension-row': {
    name: 'Suspension row',
    aliases: ['TRX row', 'ring row'],
    howTo: ['Lean back holding the straps, body in one line.', 'Pull the chest to the hands and lower slowly.'],
  },
  'barbell-shrug': {
    name: 'Barbell shrug',
    aliases: ['shrug', 'shrugs', 'trap shrug'],
    howTo: ["Bar at arm's length, stand tall.", 'Lift the shoulders straight up towards the ears, pause and lower.'],
  },
  'dumbbell-shrug': {
    name: 'Dumbbell shrug',
    aliases: ['DB shrug', 'shrugs'],
    howTo: ['Dumbbells at the sides, arms loose.', 'Shrug straight up, hold a moment and lower.'],
  },
  'rack-pull': {
    name: 'Rack pull',
    aliases: ['partial deadlift', 'block pull'],
    howTo: ['Bar on the pins just below the knees, back set.', 'Drive the hips forward until you stand tall.'],
  },
  'back-extension': {
    name: 'Back extension',
    aliases: ['hyperextension', 'hyper', 'Roman chair'],
    howTo: ['Hips on the pad, body straight.', 'Fold at the hips and come up until the body is in one line.'],
  },
  'weighted-back-extension': {
    name: 'Weighted back extension',
    aliases: ['weighted hyperextension'],
    howTo: ['Hold a plate against the chest.', 'Lower under control and rise without overarching.'],
  },
} satisfies TextsOf<typeof BACK>
