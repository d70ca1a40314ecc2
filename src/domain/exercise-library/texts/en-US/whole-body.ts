import type { WHOLE_BODY } from '../../catalogue/whole-body.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const wholeBody = {
  'power-clean': {
    name: 'Power clean',
    aliases: ['clean', 'PC'],
    howTo: ['Pull the bar from the floor with a flat back.', 'Extend hard, drop under and catch on the shoulders.'],
  },
  'clean-and-jerk': {
    name: 'Clean and jerk',
    aliases: ['C&J', 'clean jerk'],
    howTo: ['Clean the bar to the shoulders.', 'Dip, drive and catch overhead with straight arms.'],
  },
  snatch: {
    name: 'Snatch',
    aliases: ['barbell snatch', 'power snatch'],
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
    howTo: ['Half squat, an end of the rope in each hand.', 'Make waves for the time.'],
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
} satisfies TextsOf<typeof WHOLE_BODY>
