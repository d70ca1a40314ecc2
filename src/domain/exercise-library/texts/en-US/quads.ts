import type { QUADS } from '../../catalogue/quads.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const quads = {
  'back-squat': {
    name: 'Barbell squat',
    aliases: ['squat', 'back squat', 'low-bar squat', 'high-bar squat'],
    howTo: [
      'Bar on the upper back, feet shoulder width, brace.',
      'Sit down until the hips are below the knees and stand up.',
    ],
  },
  'front-squat': {
    name: 'Front squat',
    aliases: ['barbell front squat'],
    howTo: ['Bar on the front shoulders, elbows high.', 'Go down with the torso upright and drive up.'],
  },
  'box-squat': {
    name: 'Box squat',
    aliases: ['squat to box'],
    howTo: ['Sit back onto a box at about parallel.', 'Stay tight, pause and stand up.'],
  },
  'overhead-squat': {
    name: 'Overhead squat',
    aliases: ['OHS', 'snatch-grip squat'],
    howTo: ['Bar overhead with a wide grip, arms locked.', 'Squat deep with the bar over the feet.'],
  },
  'smith-machine-squat': {
    name: 'Smith machine squat',
    aliases: ['smith squat'],
    howTo: ['Feet slightly ahead of the bar.', 'Lower until the thighs are parallel and push up.'],
  },
  'hack-squat': {
    name: 'Hack squat',
    aliases: ['machine hack squat', 'sled squat'],
    howTo: ['Back and hips on the pad, feet mid platform.', 'Go as deep as you can keep the hips down and push.'],
  },
  'pendulum-squat': {
    name: 'Pendulum squat',
    aliases: ['pendulum machine'],
    howTo: ['Shoulders under the pads, feet mid platform.', 'Sit deep along the arc and push up.'],
  },
  'belt-squat': {
    name: 'Belt squat',
    aliases: ['hip belt squat'],
    howTo: ['Belt low on the hips, stand on the platform.', 'Squat deep with the torso upright.'],
  },
  'goblet-squat': {
    name: 'Goblet squat',
    aliases: ['dumbbell squat', 'kettlebell goblet squat'],
    howTo: ['Hold a dumbbell against the chest.', 'Squat between the knees and stand tall.'],
  },
  'bodyweight-squat': {
    name: 'Bodyweight squat',
    aliases: ['air squat', 'free squat'],
    howTo: ['Feet shoulder width, arms forward.', 'Hips back and down, then stand tall.'],
  },
  'jump-squat': {
    name: 'Jump squat',
    aliases: ['squat jump'],
    howTo: ['Squat to parallel.', 'Jump as high as you can and land softly.'],
  },
  'pistol-squat': {
    name: 'Pistol squat',
    aliases: ['one-leg squat', 'single-leg squat'],
    howTo: ['Stand on one leg, the other straight ahead.', 'Sit down on the heel and stand without help.'],
  },
  'sissy-squat': {
    name: 'Sissy squat',
    aliases: ['sissy'],
    howTo: ['Heels up, hips straight.', 'Lean back with the knees forward and return.'],
  },
  'leg-press': {
    name: 'Leg press',
    aliases: ['45-degree leg press', 'sled leg press', 'horizontal leg press'],
    howTo: [
      'Feet mid platform, lower back on the pad.',
      'Lower until the knees near the chest and push without locking hard.',
    ],
  },
  'single-leg-press': {
    name: 'Single-leg press',
    aliases: ['one-leg press', 'unilateral leg press'],
    howTo: ['One foot in the middle of the platform.', 'Lower deep without turning the hips and push.'],
  },
  'leg-extension': {
    name: 'Leg extension',
    aliases: ['quad extension', 'knee extension'],
    howTo: ['Knees in line with the axis of the machine.', 'Straighten the legs, hold a moment and lower slowly.'],
  },
  'bulgarian-split-squat': {
    name: 'Bulgarian split squat',
    aliases: ['BSS', 'rear-foot-elevated split squat', 'split squat'],
    howTo: [
      'Back foot on a bench, dumbbells at the sides.',
      'Lower the back knee straight down and push through the front foot.',
    ],
  },
  'barbell-lunge': {
    name: 'Barbell lunge',
    aliases: ['lunge', 'lunges', 'forward lunge'],
    howTo: ['Bar on the upper back, long step.', 'Lower the back knee near the floor and push up.'],
  },
  'walking-lunge': {
    name: 'Walking lunge',
    aliases: ['dumbbell lunge', 'walking lunges'],
    howTo: ['Dumbbells at the sides.', 'Step, lower the back knee and stride straight into the next step.'],
  },
  'reverse-lunge': {
    name: 'Reverse lunge',
    aliases: ['dumbbell reverse lunge', 'step-back lunge'],
    howTo: ['Step back and lower the knee near the floor.', 'Push through the front foot to stand.'],
  },
  'dumbbell-step-up': {
    name: 'Dumbbell step-up',
    aliases: ['step-up', 'box step-up'],
    howTo: ['Whole foot on the box.', 'Stand up on it without pushing off the lower leg.'],
  },
  'wall-sit': {
    name: 'Wall sit',
    aliases: ['wall squat hold'],
    howTo: ['Back against the wall, thighs parallel.', 'Hold for the time.'],
  },
} satisfies TextsOf<typeof QUADS>
