import type { WHOLE_BODY } from '../../catalogue/whole-body.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const wholeBody = {
  'power-clean': {
    name: 'Power clean',
    aliases: ['clean', 'barbell clean', 'PC'],
    howTo: ['Pull the bar from the floor with a flat back.', 'Extend hard, drop under and catch on the shoulders.'],
  },
  'clean-and-jerk': {
    name: 'Clean and jerk',
    aliases: ['C&J', 'clean jerk'],
    howTo: ['Clean the bar to the shoulders.', 'Dip, drive and catch overhead with straight arms.'],
  },
  snatch: {
    name: 'Snatch',
    aliases: ['barbell snatch', 'full snatch', 'squat snatch'],
    howTo: ['Wide grip, pull from the floor.', 'Extend hard and catch overhead in one movement.'],
  },
  'barbell-thruster': {
    name: 'Barbell thruster',
    aliases: ['thruster', 'thrusters', 'squat to press'],
    howTo: ['Front squat to depth.', 'Drive up and press overhead in one movement.'],
  },
  'kettlebell-swing': {
    name: 'Kettlebell swing',
    aliases: ['KB swing', 'Russian swing'],
    howTo: ['Hinge and hike the bell between the legs.', 'Snap the hips so the bell floats to chest height.'],
  },
  'kettlebell-clean-and-press': {
    name: 'Kettlebell clean and press',
    aliases: ['KB clean and press'],
    howTo: ['Swing the bell and bring it to the rack.', 'Press overhead and lower back to the rack.'],
  },
  'turkish-get-up': {
    name: 'Turkish get-up',
    aliases: ['TGU', 'get-up'],
    howTo: [
      'On your back, bell locked out above the shoulder.',
      'Stand up step by step and return the same way, eyes on the bell.',
    ],
  },
  'farmers-walk': {
    name: "Farmer's walk",
    aliases: ['farmer carry', "farmer's carry", 'loaded carry'],
    howTo: ['A heavy weight in each hand, stand tall.', 'Walk with short quick steps.'],
  },
  'sled-push': {
    name: 'Sled push',
    aliases: ['prowler push'],
    howTo: ['Arms straight or bent on the posts, body leaning.', 'Push with short strong steps.'],
  },
  'battle-ropes': {
    name: 'Battle ropes',
    aliases: ['battle rope waves'],
    howTo: ['Half squat, an end of the rope in each hand.', 'Make waves until time is up.'],
  },
  'medicine-ball-slam': {
    name: 'Medicine ball slam',
    aliases: ['ball slam', 'slam ball'],
    howTo: ['Lift the ball overhead.', 'Throw it down with the whole body and pick it up.'],
  },
  'wall-ball': {
    name: 'Wall ball',
    aliases: ['wall ball shot'],
    howTo: ['Squat with the ball at the chest.', 'Drive up and throw it at the target; catch into the next squat.'],
  },
  'box-jump': {
    name: 'Box jump',
    aliases: ['plyo box jump'],
    howTo: ['Quarter squat and swing the arms.', 'Land softly on the box, stand, step down.'],
  },
  burpee: {
    name: 'Burpee',
    aliases: ['burpees'],
    howTo: ['Hands down, kick back, chest to the floor.', 'Jump the feet in and jump up.'],
  },
  'muscle-up': {
    name: 'Muscle-up',
    aliases: ['muscleup', 'bar muscle-up'],
    howTo: ['Pull hard until the bar reaches the lower chest.', 'Turn over it and press to straight arms.'],
  },
  'squat-clean': {
    name: 'Squat clean',
    aliases: ['full clean', 'barbell squat clean'],
    howTo: [
      'Pull the bar from the floor and extend hard.',
      'Catch it on the shoulders in a full front squat and stand up.',
    ],
  },
  'hang-clean': {
    name: 'Hang clean',
    aliases: ['hang power clean', 'clean from the hang'],
    howTo: ['Start standing, lower the bar to just above the knees.', 'Extend hard and catch it on the shoulders.'],
  },
  'power-snatch': {
    name: 'Power snatch',
    aliases: ['barbell power snatch', 'high-catch snatch'],
    howTo: [
      'Wide grip, pull from the floor and extend hard.',
      'Catch overhead with straight arms, knees only slightly bent.',
    ],
  },
  'hang-snatch': {
    name: 'Hang snatch',
    aliases: ['hang power snatch', 'snatch from the hang'],
    howTo: [
      'Wide grip, lower the bar from the hips to above the knees.',
      'Extend hard and catch overhead in one movement.',
    ],
  },
  'push-jerk': {
    name: 'Push jerk',
    aliases: ['power jerk', 'barbell push jerk'],
    howTo: [
      'Bar on the shoulders, short straight dip and drive.',
      'Bend the knees again and catch with locked arms; stand up.',
    ],
  },
  'split-jerk': {
    name: 'Split jerk',
    aliases: ['jerk', 'split-stance jerk'],
    howTo: [
      'Bar on the shoulders, short straight dip and drive.',
      'Land with one foot forward, one back, arms locked; bring the feet together.',
    ],
  },
  'clean-and-press': {
    name: 'Clean and press',
    aliases: ['barbell clean and press', 'clean to press'],
    howTo: ['Clean the bar to the shoulders.', 'Press overhead without leg drive and lower back to the floor.'],
  },
  'kettlebell-clean': {
    name: 'Kettlebell clean',
    aliases: ['KB clean', 'one-arm kettlebell clean'],
    howTo: [
      'Hike the bell back and snap the hips.',
      'Keep the elbow close and let the bell roll softly into the rack.',
    ],
  },
  'kettlebell-snatch': {
    name: 'Kettlebell snatch',
    aliases: ['KB snatch', 'one-arm kettlebell snatch'],
    howTo: ['Swing the bell and pull it up close to the body.', 'Punch the hand through at the top and lock the arm.'],
  },
  'dumbbell-snatch': {
    name: 'Dumbbell snatch',
    aliases: ['DB snatch', 'one-arm dumbbell snatch'],
    howTo: ['Dumbbell between the feet, back flat, arm long.', 'Jump it up close to the body and catch overhead.'],
  },
  'dumbbell-thruster': {
    name: 'Dumbbell thruster',
    aliases: ['DB thruster', 'dumbbell squat to press'],
    howTo: ['Dumbbells on the shoulders, squat to depth.', 'Drive up and press overhead in one movement.'],
  },
  'sled-pull': {
    name: 'Sled pull',
    aliases: ['sled drag', 'backward sled drag'],
    howTo: ['Straps in the hands or on the belt, lean away.', 'Walk with short strong steps and keep the sled moving.'],
  },
  'suitcase-carry': {
    name: 'Suitcase carry',
    aliases: ["one-sided farmer's walk", 'single-arm carry'],
    howTo: ['A heavy weight in one hand, shoulders level.', 'Walk without leaning to either side, then change hands.'],
  },
  'tire-flip': {
    name: 'Tire flip',
    aliases: ['tyre flip', 'tractor tire flip'],
    howTo: [
      'Chest against the tire, fingers under, hips low.',
      'Drive it up with the legs, turn the hands and push it over.',
    ],
  },
  'clean-pull': {
    name: 'Clean pull',
    aliases: ['barbell clean pull'],
    howTo: ['Lift from the floor as in a clean.', 'Extend fully and shrug, arms straight.'],
  },
  'snatch-pull': {
    name: 'Snatch pull',
    aliases: ['barbell snatch pull'],
    howTo: ['Lift from the floor with a snatch grip.', 'Extend fully and shrug, arms straight.'],
  },
  'press-under': {
    name: 'Press under',
    aliases: ['snatch balance press', 'Sots drop press'],
    howTo: ['Bar on the back, snatch grip, feet in squat stance.', 'Press yourself down under the bar into the squat.'],
  },
  'kettlebell-high-pull': {
    name: 'Kettlebell high pull',
    aliases: ['KB high pull'],
    howTo: ['Swing the kettlebell up.', 'Pull it back to shoulder height, elbow high.'],
  },
  'kettlebell-thruster': {
    name: 'Kettlebell thruster',
    aliases: ['KB thruster'],
    howTo: ['Kettlebells at the shoulders, squat.', 'Stand up fast and press them overhead.'],
  },
  'landmine-thruster': {
    name: 'Landmine thruster',
    aliases: ['landmine squat and press', 'landmine squat to press'],
    howTo: ['Hold the end of the bar at the chest and squat.', 'Stand up fast and press it away.'],
  },
  'squat-row': {
    name: 'Squat row',
    aliases: ['band squat row', 'squat to row'],
    howTo: ['Face the anchor, arms straight, and squat.', 'Stand up and row to the ribs.'],
  },
} satisfies TextsOf<typeof WHOLE_BODY>
