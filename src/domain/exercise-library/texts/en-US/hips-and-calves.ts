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
    aliases: ['one-leg calf raise', 'dumbbell calf raise'],
    howTo: ['Dumbbell in one hand, one foot on a step.', 'Rise high and lower to a full stretch.'],
  },
} satisfies TextsOf<typeof HIPS_AND_CALVES>
