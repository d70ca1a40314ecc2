import type { HIPS_AND_CALVES } from '../../catalogue/hips-and-calves.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const hipsAndCalves = {
  'machine-glute-kickback': {
    name: 'Machine glute kickback',
    aliases: ['glute machine', 'kickback machine'],
    howTo: ['Foot on the plate, chest on the pad.', 'Push back until the hip is straight and return slowly.'],
  },
  'hip-abduction-machine': {
    name: 'Hip abduction machine',
    aliases: ['hip abduction', 'abductor machine', 'outer thigh'],
    howTo: ['Back against the seat, pads outside the knees.', 'Open the legs, pause and close slowly.'],
  },
  'hip-adduction-machine': {
    name: 'Hip adduction machine',
    aliases: ['hip adduction', 'adductor machine', 'inner thigh'],
    howTo: ['Pads inside the knees.', 'Close the legs, pause and open slowly.'],
  },
  'cable-hip-abduction': {
    name: 'Cable hip abduction',
    aliases: ['standing hip abduction', 'cable leg raise side'],
    howTo: ['Ankle strap on the far leg.', 'Raise the leg to the side without tilting the hips.'],
  },
  'band-lateral-walk': {
    name: 'Band lateral walk',
    aliases: ['monster walk', 'band side step', 'X-walk'],
    howTo: ['Band around the ankles or knees, knees bent.', 'Step sideways and keep the band tight.'],
  },
  'standing-calf-raise': {
    name: 'Standing calf raise',
    aliases: ['calf raise', 'machine calf raise'],
    howTo: ['Balls of the feet on the step, knees straight.', 'Rise as high as you can and lower to a full stretch.'],
  },
  'seated-calf-raise': {
    name: 'Seated calf raise',
    aliases: ['soleus raise', 'seated calves'],
    howTo: ['Pad on the thighs, balls of the feet on the step.', 'Rise, pause and lower to a full stretch.'],
  },
  'leg-press-calf-raise': {
    name: 'Leg press calf raise',
    aliases: ['calf press', 'calf press on leg press'],
    howTo: ['Balls of the feet on the edge of the platform.', 'Push with the ankles only, knees nearly straight.'],
  },
  'smith-machine-calf-raise': {
    name: 'Smith machine calf raise',
    aliases: ['smith calf raise'],
    howTo: ['Stand on a step under the bar.', 'Rise on the toes and lower to a full stretch.'],
  },
  'bodyweight-calf-raise': {
    name: 'Bodyweight calf raise',
    aliases: ['standing calf raise without weight', 'heel raise'],
    howTo: ['Toes on a step, hold on for balance.', 'Rise high and lower below the step.'],
  },
  'single-leg-calf-raise': {
    name: 'Single-leg calf raise',
    aliases: ['one-leg calf raise', 'single-leg dumbbell calf raise'],
    howTo: ['Dumbbell in one hand, one foot on a step.', 'Rise high and lower to a full stretch.'],
  },
  'cable-hip-adduction': {
    name: 'Cable hip adduction',
    aliases: ['standing hip adduction', 'cable inner thigh'],
    howTo: [
      'Ankle strap on the leg nearer the pulley.',
      'Pull the leg across the body, torso still, and return slowly.',
    ],
  },
  'donkey-kick': {
    name: 'Donkey kick',
    aliases: ['quadruped hip extension', 'glute kickback on floor', 'floor glute kickback'],
    howTo: [
      'On hands and knees, knee bent at a right angle.',
      'Push the sole toward the ceiling without arching and lower.',
    ],
  },
  'smith-machine-glute-kickback': {
    name: 'Smith machine glute kickback',
    aliases: ['Smith kickback', 'Smith donkey kick'],
    howTo: [
      'On hands and knees under the bar, sole of one foot against it.',
      'Push the bar up until the hip is open and lower with control.',
    ],
  },
  'band-clamshell': {
    name: 'Band clamshell',
    aliases: ['clamshell', 'clams'],
    howTo: [
      'On the side, knees bent, band above the knees.',
      'Open the top knee with the feet together and close slowly.',
    ],
  },
  'fire-hydrant': {
    name: 'Fire hydrant',
    aliases: ['fire hydrants', 'quadruped hip abduction'],
    howTo: ['On hands and knees, knee bent.', 'Lift the knee out to the side without leaning and lower.'],
  },
  'side-lying-hip-abduction': {
    name: 'Side-lying hip abduction',
    aliases: ['side-lying leg raise', 'lateral leg raise'],
    howTo: ['On the side, body straight, lower knee bent.', 'Raise the top leg, toes forward, and lower slowly.'],
  },
  'seated-band-hip-abduction': {
    name: 'Seated band hip abduction',
    aliases: ['band hip abduction', 'band abduction', 'seated band abduction'],
    howTo: ['Sit on the edge of a bench, band above the knees.', 'Push the knees apart, pause and close slowly.'],
  },
  'copenhagen-plank': {
    name: 'Copenhagen plank',
    aliases: ['Copenhagen', 'adductor plank', 'Copenhagen hold'],
    howTo: [
      'Forearm on the floor, inside of the top leg on a bench.',
      'Lift the hips until the body is straight and hold for time.',
    ],
  },
  'barbell-calf-raise': {
    name: 'Barbell calf raise',
    aliases: ['standing barbell calf raise', 'BB calf raise'],
    howTo: [
      'Bar on the upper back, balls of the feet on a plate or the floor.',
      'Rise on the toes, pause and lower slowly.',
    ],
  },
  'dumbbell-calf-raise': {
    name: 'Dumbbell calf raise',
    aliases: ['standing dumbbell calf raise', 'DB calf raise'],
    howTo: ['Dumbbells at the sides, balls of both feet on a step.', 'Rise high, pause and lower to a full stretch.'],
  },
  'seated-dumbbell-calf-raise': {
    name: 'Seated dumbbell calf raise',
    aliases: ['seated DB calf raise', 'dumbbell soleus raise'],
    howTo: [
      'Sit on a bench, dumbbells on the knees, toes on a step.',
      'Rise, pause and lower the heels as far as they go.',
    ],
  },
  'donkey-calf-raise': {
    name: 'Donkey calf raise',
    aliases: ['donkey calves', 'donkey raise'],
    howTo: [
      'Bent at the hips, pad on the lower back, toes on the step.',
      'Rise with straight knees and lower to a full stretch.',
    ],
  },
  'calf-extension-machine': {
    name: 'Calf extension machine',
    aliases: ['calf extension', 'rotary calf', 'seated calf press'],
    howTo: [
      'Sit with straight legs, balls of the feet on the plate.',
      'Point the toes against the load and let them come back slowly.',
    ],
  },
  'hack-squat-calf-raise': {
    name: 'Hack squat calf raise',
    aliases: ['hack machine calf raise', 'hack calf raise'],
    howTo: [
      'Shoulders under the pads, balls of the feet on the platform edge.',
      'Rise on the toes, knees nearly straight, and lower slowly.',
    ],
  },
  'single-leg-bodyweight-calf-raise': {
    name: 'Single-leg bodyweight calf raise',
    aliases: ['one-leg bodyweight calf raise', 'single-leg heel raise', 'single-leg standing calf raise'],
    howTo: ['One foot on a step, fingertips on the wall.', 'Rise as high as you can, pause and lower below the step.'],
  },
  'tibialis-raise': {
    name: 'Tibialis raise',
    aliases: ['tib raise', 'toe raise', 'shin raise'],
    howTo: [
      'Back against a wall, feet a step away from it, knees straight.',
      'Pull the toes up toward the shins and lower slowly.',
    ],
  },
} satisfies TextsOf<typeof HIPS_AND_CALVES>
