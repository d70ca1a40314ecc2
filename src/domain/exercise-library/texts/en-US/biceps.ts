import type { BICEPS } from '../../catalogue/biceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const biceps = {
  'barbell-curl': {
    name: 'Barbell curl',
    aliases: ['biceps curl', 'bicep curl', 'straight-bar curl', 'BB curl'],
    howTo: ['Elbows at the sides, underhand grip.', 'Curl to the shoulders without swinging and lower fully.'],
  },
  'biceps-curl-21s': {
    name: 'Biceps 21s',
    aliases: ['21s', '21s biceps curl', 'barbell 21s'],
    howTo: [
      'Seven reps in the lower half, seven in the upper half.',
      'Finish with seven full reps, without putting the bar down.',
    ],
  },
  'drag-curl': {
    name: 'Drag curl',
    aliases: ['barbell drag curl', 'body drag curl'],
    howTo: ['Bar against the thighs, underhand grip.', 'Drag it up along the torso as the elbows travel back.'],
  },
  'ez-bar-curl': {
    name: 'EZ-bar curl',
    aliases: ['EZ curl', 'curl bar curl'],
    howTo: ['Grip the angled part of the bar.', 'Curl with the elbows still and lower slowly.'],
  },
  'dumbbell-curl': {
    name: 'Dumbbell curl',
    aliases: ['dumbbell biceps curl', 'DB curl', 'alternating curl', 'standing dumbbell curl'],
    howTo: [
      'Start with the arms straight, palms forward or turning up.',
      'Curl without moving the elbows and lower under control.',
    ],
  },
  'seated-dumbbell-curl': {
    name: 'Seated dumbbell curl',
    aliases: ['seated biceps curl', 'seated alternating curl'],
    howTo: [
      'Sit upright, back against the pad, arms hanging.',
      'Curl without rocking and lower until the arms are straight.',
    ],
  },
  'hammer-curl': {
    name: 'Hammer curl',
    aliases: ['dumbbell hammer curl', 'neutral-grip curl'],
    howTo: ['Palms facing each other.', 'Curl to the shoulders, wrists straight.'],
  },
  'cross-body-hammer-curl': {
    name: 'Cross-body hammer curl',
    aliases: ['pinwheel curl', 'cross-body curl'],
    howTo: [
      'Dumbbells at the sides, palms facing in.',
      'Curl across the body to the opposite shoulder, one arm at a time.',
    ],
  },
  'incline-dumbbell-curl': {
    name: 'Incline dumbbell curl',
    aliases: ['incline curl', 'seated incline curl'],
    howTo: ['Lie back at 45 to 60 degrees, arms hanging.', 'Curl without bringing the elbows forward.'],
  },
  'concentration-curl': {
    name: 'Concentration curl',
    aliases: ['seated one-arm curl'],
    howTo: ['Sit with the elbow against the inner thigh.', 'Curl to the shoulder and lower slowly.'],
  },
  'preacher-curl': {
    name: 'Preacher curl',
    aliases: ['Scott curl', 'EZ preacher curl'],
    howTo: ['Armpits over the top of the pad.', 'Lower almost to straight arms and curl up.'],
  },
  'dumbbell-preacher-curl': {
    name: 'Dumbbell preacher curl',
    aliases: ['one-arm preacher curl', 'single-arm preacher curl'],
    howTo: [
      'Upper arm flat on the pad, palm up.',
      'Lower almost to a straight arm and curl without lifting the elbow.',
    ],
  },
  'preacher-hammer-curl': {
    name: 'Preacher hammer curl',
    aliases: ['neutral-grip preacher curl', 'Scott hammer curl'],
    howTo: ['Upper arm on the pad, thumb up.', 'Lower almost to a straight arm and curl with a firm wrist.'],
  },
  'machine-preacher-curl': {
    name: 'Machine preacher curl',
    aliases: ['preacher machine', 'biceps machine', 'machine curl'],
    howTo: ["Elbows in line with the machine's axis.", 'Curl fully and lower with control.'],
  },
  'cable-preacher-curl': {
    name: 'Cable preacher curl',
    aliases: ['low-pulley preacher curl', 'cable Scott curl'],
    howTo: [
      'Preacher bench in front of a low pulley, armpits on the pad.',
      'Curl to the forehead and lower against the pull.',
    ],
  },
  'cable-curl': {
    name: 'Cable curl',
    aliases: ['cable biceps curl', 'standing cable curl'],
    howTo: ['Low pulley, elbows at the sides.', 'Curl to the chest and keep tension on the way down.'],
  },
  'one-arm-cable-curl': {
    name: 'One-arm cable curl',
    aliases: ['single-arm cable curl', 'one-hand cable curl'],
    howTo: [
      'Single handle on a low pulley, elbow at the side.',
      'Curl to the shoulder and return until the arm is straight.',
    ],
  },
  'behind-the-back-cable-curl': {
    name: 'Behind-the-back cable curl',
    aliases: ['Bayesian curl', 'behind-the-body cable curl'],
    howTo: [
      'Stand with your back to a low pulley, arm drawn behind you.',
      'Curl without letting the elbow come forward.',
    ],
  },
  'overhead-cable-curl': {
    name: 'Overhead cable curl',
    aliases: ['high cable curl', 'crucifix curl', 'double biceps cable curl'],
    howTo: [
      'Stand between two high pulleys, arms out at shoulder height.',
      'Curl the hands toward the ears with the elbows still.',
    ],
  },
  'rope-hammer-curl': {
    name: 'Rope hammer curl',
    aliases: ['cable hammer curl', 'rope curl'],
    howTo: ['Rope on a low pulley, palms facing each other.', 'Curl and separate the ends at the top.'],
  },
  'spider-curl': {
    name: 'Spider curl',
    aliases: ['prone incline curl', 'chest-supported curl'],
    howTo: ['Chest on an incline bench, arms hanging straight down.', 'Curl without swinging and lower fully.'],
  },
  'dumbbell-spider-curl': {
    name: 'Dumbbell spider curl',
    aliases: ['dumbbell prone curl', 'chest-supported dumbbell curl'],
    howTo: [
      'Chest on an incline bench, a dumbbell in each hanging hand.',
      'Curl with the upper arms vertical and lower fully.',
    ],
  },
  'band-curl': {
    name: 'Band curl',
    aliases: ['resistance band curl', 'band biceps curl'],
    howTo: ['Stand on the band, a hand at each end.', 'Curl to the shoulders and resist the way down.'],
  },
  'suspension-curl': {
    name: 'Suspension curl',
    aliases: ['TRX curl', 'ring curl', 'suspension biceps curl'],
    howTo: [
      'Lean back holding the straps, palms up, body in one line.',
      'Bend the elbows to bring the hands to the temples.',
    ],
  },
  'reverse-barbell-curl': {
    name: 'Reverse curl',
    aliases: ['reverse barbell curl', 'overhand curl'],
    howTo: ['Overhand grip at shoulder width.', 'Curl with straight wrists and lower slowly.'],
  },
  'reverse-dumbbell-curl': {
    name: 'Reverse dumbbell curl',
    aliases: ['overhand dumbbell curl', 'pronated dumbbell curl'],
    howTo: ['Palms facing the thighs, elbows at the sides.', 'Curl with straight wrists and lower slowly.'],
  },
  'reverse-cable-curl': {
    name: 'Reverse cable curl',
    aliases: ['overhand cable curl', 'pronated cable curl'],
    howTo: [
      'Straight bar on a low pulley, overhand grip.',
      'Curl to the chest with straight wrists and resist on the way down.',
    ],
  },
  'zottman-curl': {
    name: 'Zottman curl',
    aliases: ['rotating curl'],
    howTo: ['Curl up with the palms up.', 'Turn the palms down at the top and lower slowly.'],
  },
  'wrist-curl': {
    name: 'Wrist curl',
    aliases: ['forearm curl', 'barbell wrist curl'],
    howTo: ['Forearms on the bench, palms up, hands over the edge.', 'Let the bar roll down and curl the wrists up.'],
  },
  'dumbbell-wrist-curl': {
    name: 'Dumbbell wrist curl',
    aliases: ['dumbbell forearm curl', 'seated palms-up wrist curl'],
    howTo: ['Forearms on the thighs or a bench, palms up.', 'Let the dumbbells sink and curl the wrists up.'],
  },
  'behind-the-back-wrist-curl': {
    name: 'Behind-the-back wrist curl',
    aliases: ['standing wrist curl', 'behind-the-back barbell wrist curl'],
    howTo: [
      'Stand with the bar behind the thighs, palms facing back.',
      'Let it roll to the fingers, then close the hand and curl the wrists.',
    ],
  },
  'reverse-wrist-curl': {
    name: 'Reverse wrist curl',
    aliases: ['wrist extension', 'forearm extension'],
    howTo: ['Forearms on the bench, palms down.', 'Raise the back of the hands and lower slowly.'],
  },
  'wrist-roller': {
    name: 'Wrist roller',
    aliases: ['forearm roller', 'wrist roll-up'],
    howTo: [
      'Hold the roller in front of you, weight hanging from the cord.',
      'Roll it all the way up with the wrists and unroll slowly.',
    ],
  },
  'hand-gripper': {
    name: 'Hand gripper',
    aliases: ['gripper', 'grip trainer', 'hand grip'],
    howTo: ['Set the gripper deep in the palm.', 'Close it until the handles touch and open slowly.'],
  },
  'plate-pinch': {
    name: 'Plate pinch',
    aliases: ['pinch grip hold', 'plate pinch hold'],
    howTo: ['Pinch a plate, or two with the smooth sides out, thumb against fingers.', 'Stand tall and hold for time.'],
  },
  'dead-hang': {
    name: 'Dead hang',
    aliases: ['bar hang', 'passive hang'],
    howTo: ['Hang from the bar with straight arms.', 'Breathe and hold for time.'],
  },
  'band-hammer-curl': {
    name: 'Band hammer curl',
    aliases: ['banded hammer curl'],
    howTo: ['Stand on the band, palms facing each other.', 'Curl without moving the elbows.'],
  },
  'band-reverse-curl': {
    name: 'Band reverse curl',
    aliases: ['banded reverse curl'],
    howTo: ['Stand on the band, palms down.', 'Curl without moving the elbows.'],
  },
  'kettlebell-curl': {
    name: 'Kettlebell curl',
    aliases: ['KB curl'],
    howTo: ['Hold a kettlebell by the handle in each hand.', 'Curl without swinging.'],
  },
  'plate-curl': {
    name: 'Plate curl',
    aliases: ['weight plate curl'],
    howTo: ['Hold a plate by its sides.', 'Curl it to the chin, elbows still.'],
  },
  'reverse-concentration-curl': {
    name: 'Reverse-grip concentration curl',
    aliases: ['overhand concentration curl'],
    howTo: ['Sit with the elbow inside the thigh, palm down.', 'Curl without moving the upper arm.'],
  },
} satisfies TextsOf<typeof BICEPS>
