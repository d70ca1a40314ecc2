import type { BICEPS } from '../../catalogue/biceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const biceps = {
  'barbell-curl': {
    name: 'Barbell curl',
    aliases: ['biceps curl', 'bicep curl', 'straight-bar curl', 'BB curl'],
    howTo: [
      'Grip the bar underhand, elbows at your sides.',
      'Curl to your shoulders without swinging, then lower all the way down.',
    ],
  },
  'biceps-curl-21s': {
    name: 'Biceps 21s',
    aliases: ['21s', '21s biceps curl', 'barbell 21s'],
    howTo: [
      'Do seven reps in the bottom half of the curl, then seven in the top half.',
      'Finish with seven full reps without putting the bar down.',
    ],
  },
  'drag-curl': {
    name: 'Drag curl',
    aliases: ['barbell drag curl', 'body drag curl'],
    howTo: [
      'Grip the bar underhand and rest it against your thighs.',
      'Drag the bar up your torso as your elbows travel back, then lower slowly.',
    ],
  },
  'ez-bar-curl': {
    name: 'EZ-bar curl',
    aliases: ['EZ curl', 'curl bar curl'],
    howTo: [
      'Grip the angled parts of the bar, elbows at your sides.',
      'Curl with your elbows still, then lower slowly.',
    ],
  },
  'dumbbell-curl': {
    name: 'Dumbbell curl',
    aliases: ['dumbbell biceps curl', 'DB curl', 'alternating curl', 'standing dumbbell curl'],
    howTo: [
      'Start with straight arms. Keep your palms forward, or turn them up as you curl.',
      'Curl without moving your elbows, then lower with control.',
    ],
  },
  'seated-dumbbell-curl': {
    name: 'Seated dumbbell curl',
    aliases: ['seated biceps curl', 'seated alternating curl'],
    howTo: [
      'Sit upright, back against the pad, arms hanging.',
      'Curl without rocking, then lower until your arms are straight.',
    ],
  },
  'hammer-curl': {
    name: 'Hammer curl',
    aliases: ['dumbbell hammer curl', 'neutral-grip curl'],
    howTo: [
      'Hold the dumbbells at your sides, palms facing each other.',
      'Curl to your shoulders with straight wrists, then lower slowly.',
    ],
  },
  'cross-body-hammer-curl': {
    name: 'Cross-body hammer curl',
    aliases: ['pinwheel curl', 'cross-body curl'],
    howTo: [
      'Hold the dumbbells at your sides, palms facing in.',
      'Curl across your body to the opposite shoulder, one arm at a time.',
    ],
  },
  'incline-dumbbell-curl': {
    name: 'Incline dumbbell curl',
    aliases: ['incline curl', 'seated incline curl'],
    howTo: [
      'Lie back on a bench at 45 to 60 degrees, arms hanging.',
      'Curl without letting your elbows come forward, then lower all the way down.',
    ],
  },
  'concentration-curl': {
    name: 'Concentration curl',
    aliases: ['seated one-arm curl'],
    howTo: [
      'Sit with a dumbbell in one hand, elbow against your inner thigh.',
      'Curl to your shoulder, then lower slowly.',
    ],
  },
  'preacher-curl': {
    name: 'Preacher curl',
    aliases: ['Scott curl', 'EZ preacher curl'],
    howTo: [
      'Sit with your armpits over the top of the pad.',
      'Lower until your arms are almost straight, then curl up.',
    ],
  },
  'dumbbell-preacher-curl': {
    name: 'Dumbbell preacher curl',
    aliases: ['one-arm preacher curl', 'single-arm preacher curl'],
    howTo: [
      'Rest your upper arm flat on the pad, palm up.',
      'Lower until your arm is almost straight, then curl without lifting your elbow.',
    ],
  },
  'preacher-hammer-curl': {
    name: 'Preacher hammer curl',
    aliases: ['neutral-grip preacher curl', 'Scott hammer curl'],
    howTo: [
      'Rest your upper arm on the pad, thumb up.',
      'Lower until your arm is almost straight, then curl with a straight wrist.',
    ],
  },
  'machine-preacher-curl': {
    name: 'Machine preacher curl',
    aliases: ['preacher machine', 'biceps machine', 'machine curl'],
    howTo: ['Line your elbows up with the machine’s pivot.', 'Curl all the way up, then lower with control.'],
  },
  'cable-preacher-curl': {
    name: 'Cable preacher curl',
    aliases: ['low-pulley preacher curl', 'cable Scott curl'],
    howTo: [
      'Set a preacher bench in front of a low pulley, armpits on the pad.',
      'Curl toward your forehead, then resist on the way down.',
    ],
  },
  'cable-curl': {
    name: 'Cable curl',
    aliases: ['cable biceps curl', 'standing cable curl'],
    howTo: ['Stand facing a low pulley, elbows at your sides.', 'Curl to your chest, then resist on the way down.'],
  },
  'one-arm-cable-curl': {
    name: 'One-arm cable curl',
    aliases: ['single-arm cable curl', 'one-hand cable curl'],
    howTo: [
      'Grip a single handle on a low pulley, elbow at your side.',
      'Curl to your shoulder, then lower until your arm is straight.',
    ],
  },
  'behind-the-back-cable-curl': {
    name: 'Behind-the-back cable curl',
    aliases: ['Bayesian curl', 'behind-the-body cable curl'],
    howTo: [
      'Stand with your back to a low pulley, arm behind you.',
      'Curl without letting your elbow come forward, then lower slowly.',
    ],
  },
  'overhead-cable-curl': {
    name: 'Overhead cable curl',
    aliases: ['high cable curl', 'crucifix curl', 'double biceps cable curl'],
    howTo: [
      'Stand between two high pulleys, a handle in each hand, arms out at shoulder height.',
      'Curl your hands toward your ears with your elbows still, then return slowly.',
    ],
  },
  'rope-hammer-curl': {
    name: 'Rope hammer curl',
    aliases: ['cable hammer curl', 'rope curl'],
    howTo: [
      'Rope on a low pulley, palms facing each other.',
      'Curl, pull the ends of the rope apart at the top, then lower slowly.',
    ],
  },
  'spider-curl': {
    name: 'Spider curl',
    aliases: ['prone incline curl', 'chest-supported curl'],
    howTo: [
      'Lie chest-down on an incline bench, arms hanging straight down.',
      'Curl without swinging, then lower all the way down.',
    ],
  },
  'dumbbell-spider-curl': {
    name: 'Dumbbell spider curl',
    aliases: ['dumbbell prone curl', 'chest-supported dumbbell curl'],
    howTo: [
      'Lie chest-down on an incline bench, a dumbbell in each hand.',
      'Curl with your upper arms vertical, then lower all the way down.',
    ],
  },
  'band-curl': {
    name: 'Band curl',
    aliases: ['resistance band curl', 'band biceps curl'],
    howTo: ['Stand on the band, one end in each hand.', 'Curl to your shoulders, then resist on the way down.'],
  },
  'suspension-curl': {
    name: 'Suspension curl',
    aliases: ['TRX curl', 'ring curl', 'suspension biceps curl'],
    howTo: [
      'Hold the straps palms up and lean back, body in a straight line.',
      'Bend your elbows to bring your hands to your temples, then lower slowly.',
    ],
  },
  'reverse-barbell-curl': {
    name: 'Reverse curl',
    aliases: ['reverse barbell curl', 'overhand curl'],
    howTo: ['Grip the bar overhand, hands shoulder-width apart.', 'Curl with straight wrists, then lower slowly.'],
  },
  'reverse-dumbbell-curl': {
    name: 'Reverse dumbbell curl',
    aliases: ['overhand dumbbell curl', 'pronated dumbbell curl'],
    howTo: [
      'Hold the dumbbells with your palms facing your thighs, elbows at your sides.',
      'Curl with straight wrists, then lower slowly.',
    ],
  },
  'reverse-cable-curl': {
    name: 'Reverse cable curl',
    aliases: ['overhand cable curl', 'pronated cable curl'],
    howTo: [
      'Take an overhand grip on a straight bar at a low pulley.',
      'Curl to your chest with straight wrists, then resist on the way down.',
    ],
  },
  'zottman-curl': {
    name: 'Zottman curl',
    aliases: ['rotating curl'],
    howTo: ['Curl the dumbbells with your palms up.', 'Turn your palms down at the top, then lower slowly.'],
  },
  'wrist-curl': {
    name: 'Wrist curl',
    aliases: ['forearm curl', 'barbell wrist curl'],
    howTo: [
      'Rest your forearms on the bench, palms up, hands over the edge.',
      'Let the bar roll down to your fingers, then curl your wrists up.',
    ],
  },
  'dumbbell-wrist-curl': {
    name: 'Dumbbell wrist curl',
    aliases: ['dumbbell forearm curl', 'seated palms-up wrist curl'],
    howTo: [
      'Rest your forearms on your thighs or a bench, palms up.',
      'Let your wrists bend back, then curl the dumbbells up.',
    ],
  },
  'behind-the-back-wrist-curl': {
    name: 'Behind-the-back wrist curl',
    aliases: ['standing wrist curl', 'behind-the-back barbell wrist curl'],
    howTo: [
      'Stand with the bar behind your thighs, palms facing back.',
      'Let the bar roll to your fingers, then close your hands and curl your wrists.',
    ],
  },
  'reverse-wrist-curl': {
    name: 'Reverse wrist curl',
    aliases: ['wrist extension', 'forearm extension'],
    howTo: [
      'Rest your forearms on the bench, palms down, hands over the edge.',
      'Raise the backs of your hands, then lower slowly.',
    ],
  },
  'wrist-roller': {
    name: 'Wrist roller',
    aliases: ['forearm roller', 'wrist roll-up'],
    howTo: [
      'Hold the roller in front of you, weight hanging from the cord.',
      'Roll the weight all the way up with your wrists, then lower it slowly.',
    ],
  },
  'hand-gripper': {
    name: 'Hand gripper',
    aliases: ['gripper', 'grip trainer', 'hand grip'],
    howTo: ['Set the gripper deep in your palm.', 'Squeeze until the handles touch, then open slowly.'],
  },
  'plate-pinch': {
    name: 'Plate pinch',
    aliases: ['pinch grip hold', 'plate pinch hold'],
    howTo: [
      'Pinch one plate, or two with the smooth sides out, between thumb and fingers.',
      'Stand tall and hold for time.',
    ],
  },
  'dead-hang': {
    name: 'Dead hang',
    aliases: ['bar hang', 'passive hang'],
    howTo: ['Hang from the bar with straight arms.', 'Keep breathing and hold for time.'],
  },
  'band-hammer-curl': {
    name: 'Band hammer curl',
    aliases: ['banded hammer curl'],
    howTo: [
      'Stand on the band, one end in each hand, palms facing each other.',
      'Curl without moving your elbows, then resist on the way down.',
    ],
  },
  'band-reverse-curl': {
    name: 'Band reverse curl',
    aliases: ['banded reverse curl'],
    howTo: [
      'Stand on the band, one end in each hand, palms facing your thighs.',
      'Curl without moving your elbows, then resist on the way down.',
    ],
  },
  'kettlebell-curl': {
    name: 'Kettlebell curl',
    aliases: ['KB curl'],
    howTo: ['Hold a kettlebell by the handle in each hand.', 'Curl without swinging, then lower with control.'],
  },
  'plate-curl': {
    name: 'Plate curl',
    aliases: ['weight plate curl'],
    howTo: ['Hold a plate by its sides.', 'Curl the plate to your chin with your elbows still, then lower slowly.'],
  },
  'reverse-concentration-curl': {
    name: 'Reverse-grip concentration curl',
    aliases: ['overhand concentration curl'],
    howTo: [
      'Sit with a dumbbell in one hand, palm down, elbow against your inner thigh.',
      'Curl without moving your upper arm, then lower slowly.',
    ],
  },
} satisfies TextsOf<typeof BICEPS>
