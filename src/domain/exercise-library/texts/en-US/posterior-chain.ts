import type { POSTERIOR_CHAIN } from '../../catalogue/posterior-chain.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const posteriorChain = {
  deadlift: {
    name: 'Deadlift',
    aliases: ['conventional deadlift', 'DL', 'barbell deadlift'],
    howTo: [
      'Bar over mid foot, back flat, arms straight.',
      'Push the floor away and stand tall with the bar against the legs.',
    ],
  },
  'sumo-deadlift': {
    name: 'Sumo deadlift',
    aliases: ['sumo DL', 'wide-stance deadlift'],
    howTo: ['Wide stance, hands inside the knees.', 'Open the knees, keep the chest up and stand.'],
  },
  'trap-bar-deadlift': {
    name: 'Trap bar deadlift',
    aliases: ['hex bar deadlift', 'trap bar'],
    howTo: ['Stand in the middle of the bar, chest up.', 'Push the floor away and stand tall.'],
  },
  'romanian-deadlift': {
    name: 'Romanian deadlift',
    aliases: ['RDL', 'barbell RDL'],
    howTo: [
      'Knees slightly bent, bar against the thighs.',
      'Push the hips back until the hamstrings stretch and stand.',
    ],
  },
  'dumbbell-romanian-deadlift': {
    name: 'Dumbbell Romanian deadlift',
    aliases: ['DB RDL', 'dumbbell RDL', 'dumbbell deadlift'],
    howTo: ['Dumbbells in front of the thighs.', 'Hips back with a flat back, then drive them forward.'],
  },
  'single-leg-romanian-deadlift': {
    name: 'Single-leg Romanian deadlift',
    aliases: ['single-leg RDL', 'one-leg deadlift'],
    howTo: ['Stand on one leg, knee soft.', 'Hinge with the other leg going back, hips square.'],
  },
  'stiff-leg-deadlift': {
    name: 'Stiff-leg deadlift',
    aliases: ['SLDL', 'straight-leg deadlift'],
    howTo: ['Legs almost straight, bar from the floor.', 'Hinge with a flat back and stand using the hamstrings.'],
  },
  'good-morning': {
    name: 'Good morning',
    aliases: ['barbell good morning'],
    howTo: ['Bar on the back, knees slightly bent.', 'Push the hips back until the torso nears parallel and come up.'],
  },
  'lying-leg-curl': {
    name: 'Lying leg curl',
    aliases: ['leg curl', 'hamstring curl', 'prone leg curl'],
    howTo: ['Hips on the pad, roller above the heels.', 'Curl towards the glutes and lower slowly.'],
  },
  'seated-leg-curl': {
    name: 'Seated leg curl',
    aliases: ['seated hamstring curl'],
    howTo: ['Thighs locked under the pad.', 'Curl the heels under the seat and return slowly.'],
  },
  'standing-leg-curl': {
    name: 'Standing leg curl',
    aliases: ['single-leg curl', 'one-leg hamstring curl'],
    howTo: ['Stand with the roller above the heel.', 'Curl one leg and lower with control.'],
  },
  'nordic-curl': {
    name: 'Nordic curl',
    aliases: ['Nordic hamstring curl', 'nordics'],
    howTo: ['Kneel with the ankles fixed, body straight.', 'Lower forward as slowly as you can and return.'],
  },
  'glute-ham-raise': {
    name: 'Glute-ham raise',
    aliases: ['GHR', 'GHD raise'],
    howTo: ['Knees behind the pad, ankles fixed.', 'Lower until the body is straight and curl back up.'],
  },
  'barbell-hip-thrust': {
    name: 'Barbell hip thrust',
    aliases: ['hip thrust', 'BB hip thrust', 'thrusts'],
    howTo: ['Upper back on a bench, bar over the hips.', 'Drive the hips up until level, chin tucked, and lower.'],
  },
  'machine-hip-thrust': {
    name: 'Machine hip thrust',
    aliases: ['hip thrust machine', 'glute drive'],
    howTo: ['Belt or pad across the hips, feet flat.', 'Drive up, squeeze the glutes and lower slowly.'],
  },
  'glute-bridge': {
    name: 'Glute bridge',
    aliases: ['hip bridge', 'bridge'],
    howTo: ['Lie on the back, feet flat near the hips.', 'Lift the hips until the body is straight and squeeze.'],
  },
  'barbell-glute-bridge': {
    name: 'Barbell glute bridge',
    aliases: ['weighted glute bridge'],
    howTo: ['Lie on the floor with the bar over the hips.', 'Lift the hips, pause at the top and lower.'],
  },
  'cable-pull-through': {
    name: 'Cable pull-through',
    aliases: ['pull through', 'rope pull-through'],
    howTo: ['Back to a low pulley, rope between the legs.', 'Hinge back, then drive the hips forward.'],
  },
  'cable-glute-kickback': {
    name: 'Cable glute kickback',
    aliases: ['cable kickback', 'glute kickback'],
    howTo: ['Ankle strap on a low pulley, slight lean.', 'Drive the leg back without arching.'],
  },
} satisfies TextsOf<typeof POSTERIOR_CHAIN>
