import type { HIPS_AND_CALVES } from '../../catalogue/hips-and-calves.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const hipsAndCalves = {
  'machine-glute-kickback': {
    name: 'Machine glute kickback',
    aliases: ['glute machine', 'kickback machine'],
    howTo: [
      'One foot on the platform, chest on the pad.',
      'Push back until your hip is fully extended, then return slowly.',
    ],
  },
  'hip-abduction-machine': {
    name: 'Hip abduction machine',
    aliases: ['hip abduction', 'abductor machine', 'outer thigh'],
    howTo: ['Back against the seat, pads outside your knees.', 'Push your legs apart, pause, then return slowly.'],
  },
  'hip-adduction-machine': {
    name: 'Hip adduction machine',
    aliases: ['hip adduction', 'adductor machine', 'inner thigh'],
    howTo: [
      'Back against the seat, pads against the inside of your knees.',
      'Squeeze your legs together, pause, then return slowly.',
    ],
  },
  'cable-hip-abduction': {
    name: 'Cable hip abduction',
    aliases: ['standing hip abduction', 'cable leg raise side'],
    howTo: [
      'Stand sideways to a low pulley, ankle strap on your far leg.',
      'Raise the strapped leg to the side without tilting your hips, then lower slowly.',
    ],
  },
  'band-lateral-walk': {
    name: 'Band lateral walk',
    aliases: ['monster walk', 'band side step', 'X-walk'],
    howTo: ['Band around your ankles or above your knees, knees bent.', 'Step sideways and keep the band tight.'],
  },
  'standing-calf-raise': {
    name: 'Standing calf raise',
    aliases: ['calf raise', 'machine calf raise'],
    howTo: [
      'Balls of your feet on the step, knees straight.',
      'Rise as high as you can, then lower to a full stretch.',
    ],
  },
  'seated-calf-raise': {
    name: 'Seated calf raise',
    aliases: ['soleus raise', 'seated calves'],
    howTo: [
      'Pad on your thighs, balls of your feet on the step.',
      'Raise your heels, pause, then lower to a full stretch.',
    ],
  },
  'leg-press-calf-raise': {
    name: 'Leg press calf raise',
    aliases: ['calf press', 'calf press on leg press'],
    howTo: [
      'Balls of your feet on the edge of the platform, knees nearly straight.',
      'Push with your ankles only, then lower to a full stretch.',
    ],
  },
  'smith-machine-calf-raise': {
    name: 'Smith machine calf raise',
    aliases: ['smith calf raise'],
    howTo: [
      'Stand under the bar, balls of your feet on a step.',
      'Rise as high as you can, then lower to a full stretch.',
    ],
  },
  'bodyweight-calf-raise': {
    name: 'Bodyweight calf raise',
    aliases: ['standing calf raise without weight', 'heel raise'],
    howTo: [
      'Balls of your feet on a step. Hold on for balance.',
      'Rise as high as you can, then lower your heels below the step.',
    ],
  },
  'single-leg-calf-raise': {
    name: 'Single-leg calf raise',
    aliases: ['one-leg calf raise', 'single-leg dumbbell calf raise'],
    howTo: [
      'Ball of one foot on a step, a dumbbell in one hand. Hold on with the other.',
      'Rise as high as you can, then lower to a full stretch.',
    ],
  },
  'cable-hip-adduction': {
    name: 'Cable hip adduction',
    aliases: ['standing hip adduction', 'cable inner thigh'],
    howTo: [
      'Stand sideways to a low pulley, ankle strap on your near leg.',
      'Pull the strapped leg across your body, torso still, then return slowly.',
    ],
  },
  'donkey-kick': {
    name: 'Donkey kick',
    aliases: ['quadruped hip extension', 'glute kickback on floor', 'floor glute kickback'],
    howTo: [
      'Get on your hands and knees. Keep the working knee bent 90 degrees.',
      'Push your heel toward the ceiling without arching your back, then lower.',
    ],
  },
  'smith-machine-glute-kickback': {
    name: 'Smith machine glute kickback',
    aliases: ['Smith kickback', 'Smith donkey kick'],
    howTo: [
      'Get on your hands and knees under the bar, the sole of one foot against it.',
      'Push the bar up until your hip is fully extended, then lower with control.',
    ],
  },
  'band-clamshell': {
    name: 'Band clamshell',
    aliases: ['clamshell', 'clams'],
    howTo: [
      'Lie on your side, knees bent, band above your knees.',
      'Keep your feet together and open the top knee, then close slowly.',
    ],
  },
  'fire-hydrant': {
    name: 'Fire hydrant',
    aliases: ['fire hydrants', 'quadruped hip abduction'],
    howTo: ['Get on your hands and knees.', 'Lift one bent knee out to the side without leaning, then lower.'],
  },
  'side-lying-hip-abduction': {
    name: 'Side-lying hip abduction',
    aliases: ['side-lying leg raise', 'lateral leg raise'],
    howTo: [
      'Lie on your side, body straight, bottom knee bent.',
      'Raise the top leg, toes forward, then lower slowly.',
    ],
  },
  'seated-band-hip-abduction': {
    name: 'Seated band hip abduction',
    aliases: ['band hip abduction', 'band abduction', 'seated band abduction'],
    howTo: ['Sit on the edge of a bench, band above your knees.', 'Push your knees apart, pause, then close slowly.'],
  },
  'copenhagen-plank': {
    name: 'Copenhagen plank',
    aliases: ['Copenhagen', 'adductor plank', 'Copenhagen hold'],
    howTo: [
      'Forearm on the floor, inside of your top leg on a bench.',
      'Lift your hips until your body is straight, and hold for time.',
    ],
  },
  'barbell-calf-raise': {
    name: 'Barbell calf raise',
    aliases: ['standing barbell calf raise', 'BB calf raise'],
    howTo: [
      'Bar on your upper back, balls of your feet on a plate or the floor.',
      'Rise as high as you can, pause, then lower slowly.',
    ],
  },
  'dumbbell-calf-raise': {
    name: 'Dumbbell calf raise',
    aliases: ['standing dumbbell calf raise', 'DB calf raise'],
    howTo: [
      'Dumbbells at your sides, balls of your feet on a step.',
      'Rise as high as you can, pause, then lower to a full stretch.',
    ],
  },
  'seated-dumbbell-calf-raise': {
    name: 'Seated dumbbell calf raise',
    aliases: ['seated DB calf raise', 'dumbbell soleus raise'],
    howTo: [
      'Sit with the dumbbells on your knees, balls of your feet on a step.',
      'Raise your heels, pause, then lower them as far as they go.',
    ],
  },
  'donkey-calf-raise': {
    name: 'Donkey calf raise',
    aliases: ['donkey calves', 'donkey raise'],
    howTo: [
      'Bend at the hips, pad on your lower back, balls of your feet on the step.',
      'Rise with straight knees, then lower to a full stretch.',
    ],
  },
  'calf-extension-machine': {
    name: 'Calf extension machine',
    aliases: ['calf extension', 'rotary calf', 'seated calf press'],
    howTo: [
      'Sit with your legs straight, balls of your feet on the platform.',
      'Push the platform away with your toes, then return slowly.',
    ],
  },
  'hack-squat-calf-raise': {
    name: 'Hack squat calf raise',
    aliases: ['hack machine calf raise', 'hack calf raise'],
    howTo: [
      'Shoulders under the pads, balls of your feet on the edge of the platform.',
      'Rise with your knees nearly straight, then lower slowly.',
    ],
  },
  'single-leg-bodyweight-calf-raise': {
    name: 'Single-leg bodyweight calf raise',
    aliases: ['one-leg bodyweight calf raise', 'single-leg heel raise', 'single-leg standing calf raise'],
    howTo: [
      'Ball of one foot on a step, fingertips on the wall.',
      'Rise as high as you can, pause, then lower your heel below the step.',
    ],
  },
  'tibialis-raise': {
    name: 'Tibialis raise',
    aliases: ['tib raise', 'toe raise', 'shin raise'],
    howTo: [
      'Lean your back against a wall, feet a step away from it, knees straight.',
      'Pull your toes up toward your shins, then lower slowly.',
    ],
  },
} satisfies TextsOf<typeof HIPS_AND_CALVES>
