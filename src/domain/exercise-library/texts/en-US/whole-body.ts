import type { WHOLE_BODY } from '../../catalogue/whole-body.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const wholeBody = {
  'power-clean': {
    name: 'Power clean',
    aliases: ['clean', 'barbell clean', 'PC'],
    howTo: [
      'Pull the bar from the floor with a flat back.',
      'Extend hard, drop under the bar and catch it on your shoulders.',
    ],
  },
  'clean-and-jerk': {
    name: 'Clean and jerk',
    aliases: ['C&J', 'clean jerk'],
    howTo: ['Clean the bar to your shoulders.', 'Dip, drive and catch the bar overhead with straight arms.'],
  },
  snatch: {
    name: 'Snatch',
    aliases: ['barbell snatch', 'full snatch', 'squat snatch'],
    howTo: [
      'Take a wide grip and pull the bar from the floor.',
      'Extend hard, catch the bar overhead in a deep squat, then stand.',
    ],
  },
  'barbell-thruster': {
    name: 'Barbell thruster',
    aliases: ['thruster', 'thrusters', 'squat to press'],
    howTo: ['Bar on the front of your shoulders. Squat to full depth.', 'Drive up and press overhead in one movement.'],
  },
  'kettlebell-swing': {
    name: 'Kettlebell swing',
    aliases: ['KB swing', 'Russian swing'],
    howTo: ['Hinge and hike the bell between your legs.', 'Snap your hips so the bell floats to chest height.'],
  },
  'kettlebell-clean-and-press': {
    name: 'Kettlebell clean and press',
    aliases: ['KB clean and press'],
    howTo: [
      'Swing the bell and bring it to the rack position at your shoulder.',
      'Press overhead, then lower back to your shoulder.',
    ],
  },
  'turkish-get-up': {
    name: 'Turkish get-up',
    aliases: ['TGU', 'get-up'],
    howTo: [
      'Lie on your back, the bell locked out above your shoulder.',
      'Stand up step by step, then reverse every step, eyes on the bell.',
    ],
  },
  'farmers-walk': {
    name: 'Farmer’s walk',
    aliases: ['farmer carry', "farmer's carry", 'loaded carry'],
    howTo: ['Stand tall with a heavy weight in each hand.', 'Walk with short, quick steps.'],
  },
  'sled-push': {
    name: 'Sled push',
    aliases: ['prowler push'],
    howTo: ['Hands on the posts, arms straight or bent, body leaning forward.', 'Push with short, strong steps.'],
  },
  'battle-ropes': {
    name: 'Battle ropes',
    aliases: ['battle rope waves'],
    howTo: ['Get into a half squat, one end of the rope in each hand.', 'Make waves until time is up.'],
  },
  'medicine-ball-slam': {
    name: 'Medicine ball slam',
    aliases: ['ball slam', 'slam ball'],
    howTo: ['Lift the ball overhead.', 'Slam the ball down with your whole body, then pick it up.'],
  },
  'wall-ball': {
    name: 'Wall ball',
    aliases: ['wall ball shot'],
    howTo: [
      'Squat with the ball at your chest.',
      'Drive up, throw the ball at the target and catch it as you drop into the next squat.',
    ],
  },
  'box-jump': {
    name: 'Box jump',
    aliases: ['plyo box jump'],
    howTo: [
      'Drop into a quarter squat and swing your arms.',
      'Jump and land softly on the box, then stand and step down.',
    ],
  },
  burpee: {
    name: 'Burpee',
    aliases: ['burpees'],
    howTo: ['Hands down, kick your feet back, chest to the floor.', 'Jump your feet in, then jump up.'],
  },
  'muscle-up': {
    name: 'Muscle-up',
    aliases: ['muscleup', 'bar muscle-up'],
    howTo: [
      'Hang from the bar and pull hard until your lower chest reaches it.',
      'Roll your chest over the bar and press until your arms are straight.',
    ],
  },
  'squat-clean': {
    name: 'Squat clean',
    aliases: ['full clean', 'barbell squat clean'],
    howTo: [
      'Pull the bar from the floor and extend hard.',
      'Catch the bar on your shoulders in a full front squat, then stand.',
    ],
  },
  'hang-clean': {
    name: 'Hang clean',
    aliases: ['hang power clean', 'clean from the hang'],
    howTo: [
      'Stand with the bar, then lower it to just above your knees.',
      'Extend hard and catch the bar on your shoulders.',
    ],
  },
  'power-snatch': {
    name: 'Power snatch',
    aliases: ['barbell power snatch', 'high-catch snatch'],
    howTo: [
      'Take a wide grip, pull the bar from the floor and extend hard.',
      'Catch the bar overhead with straight arms, knees only slightly bent.',
    ],
  },
  'hang-snatch': {
    name: 'Hang snatch',
    aliases: ['hang power snatch', 'snatch from the hang'],
    howTo: [
      'Take a wide grip and lower the bar from your hips to just above your knees.',
      'Extend hard and catch the bar overhead in one movement.',
    ],
  },
  'push-jerk': {
    name: 'Push jerk',
    aliases: ['power jerk', 'barbell push jerk'],
    howTo: [
      'Bar on your shoulders. Dip a few inches, torso upright, then drive.',
      'Bend your knees again, catch the bar with locked elbows, then stand.',
    ],
  },
  'split-jerk': {
    name: 'Split jerk',
    aliases: ['jerk', 'split-stance jerk'],
    howTo: [
      'Bar on your shoulders. Dip a few inches, torso upright, then drive.',
      'Land with one foot forward, elbows locked, then bring your feet together.',
    ],
  },
  'clean-and-press': {
    name: 'Clean and press',
    aliases: ['barbell clean and press', 'clean to press'],
    howTo: ['Clean the bar to your shoulders.', 'Press overhead without leg drive, then lower the bar to the floor.'],
  },
  'kettlebell-clean': {
    name: 'Kettlebell clean',
    aliases: ['KB clean', 'one-arm kettlebell clean'],
    howTo: [
      'Hike the bell back and snap your hips.',
      'Keep your elbow close and let the bell roll softly into the rack position.',
    ],
  },
  'kettlebell-snatch': {
    name: 'Kettlebell snatch',
    aliases: ['KB snatch', 'one-arm kettlebell snatch'],
    howTo: [
      'Swing the bell and pull it up close to your body.',
      'Punch your hand through at the top and lock your elbow.',
    ],
  },
  'dumbbell-snatch': {
    name: 'Dumbbell snatch',
    aliases: ['DB snatch', 'one-arm dumbbell snatch'],
    howTo: [
      'Dumbbell between your feet, back flat, arm straight.',
      'Drive the dumbbell up close to your body and catch it overhead.',
    ],
  },
  'dumbbell-thruster': {
    name: 'Dumbbell thruster',
    aliases: ['DB thruster', 'dumbbell squat to press'],
    howTo: ['Dumbbells on your shoulders. Squat to full depth.', 'Drive up and press overhead in one movement.'],
  },
  'sled-pull': {
    name: 'Sled pull',
    aliases: ['sled drag', 'backward sled drag'],
    howTo: [
      'Hold the straps or attach them to a belt, and lean away from the sled.',
      'Walk with short, strong steps and keep the sled moving.',
    ],
  },
  'suitcase-carry': {
    name: 'Suitcase carry',
    aliases: ["one-sided farmer's walk", 'single-arm carry'],
    howTo: [
      'Hold a heavy weight in one hand, shoulders level.',
      'Walk without leaning to either side, then switch hands.',
    ],
  },
  'tire-flip': {
    name: 'Tire flip',
    aliases: ['tyre flip', 'tractor tire flip'],
    howTo: [
      'Chest against the tire, fingers under it, hips low.',
      'Drive the tire up with your legs, then turn your hands and push it over.',
    ],
  },
  'clean-pull': {
    name: 'Clean pull',
    aliases: ['barbell clean pull'],
    howTo: ['Pull the bar from the floor as in a clean.', 'Extend fully and shrug with straight arms.'],
  },
  'snatch-pull': {
    name: 'Snatch pull',
    aliases: ['barbell snatch pull'],
    howTo: ['Pull the bar from the floor with a snatch grip.', 'Extend fully and shrug with straight arms.'],
  },
  'press-under': {
    name: 'Press under',
    aliases: ['snatch balance press', 'Sots drop press'],
    howTo: [
      'Bar on your upper back, snatch grip, feet in your squat stance.',
      'Press yourself down under the bar into an overhead squat, then stand.',
    ],
  },
  'kettlebell-high-pull': {
    name: 'Kettlebell high pull',
    aliases: ['KB high pull'],
    howTo: ['Swing the kettlebell up.', 'Pull the bell toward you at shoulder height, elbow high.'],
  },
  'kettlebell-thruster': {
    name: 'Kettlebell thruster',
    aliases: ['KB thruster'],
    howTo: ['Kettlebells at your shoulders. Squat to full depth.', 'Stand up fast and press the kettlebells overhead.'],
  },
  'landmine-thruster': {
    name: 'Landmine thruster',
    aliases: ['landmine squat and press', 'landmine squat to press'],
    howTo: ['Hold the end of the bar at your chest and squat.', 'Stand up fast and press the bar up and away.'],
  },
  'squat-row': {
    name: 'Squat row',
    aliases: ['band squat row', 'squat to row'],
    howTo: [
      'Face the anchor, hold the band with straight arms, and squat.',
      'Stand and row to your ribs, then return slowly.',
    ],
  },
} satisfies TextsOf<typeof WHOLE_BODY>
