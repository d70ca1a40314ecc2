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
    aliases: ['kettlebell goblet squat', 'goblet'],
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
    aliases: ['45-degree leg press', 'sled leg press'],
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
    aliases: ['BSS', 'rear-foot-elevated split squat'],
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
    aliases: ['dumbbell walking lunge', 'walking lunges'],
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
    howTo: ['Back against the wall, thighs parallel.', 'Hold for time.'],
  },
  'pause-squat': {
    name: 'Pause squat',
    aliases: ['paused squat', 'paused back squat'],
    howTo: [
      'Squat to full depth and stay there for two or three seconds.',
      'Keep the tension, then stand up without bouncing.',
    ],
  },
  'tempo-squat': {
    name: 'Tempo squat',
    aliases: ['slow squat', 'eccentric squat'],
    howTo: [
      'Count three to five seconds on the way down.',
      'Reach full depth under control and stand up at normal speed.',
    ],
  },
  'pin-squat': {
    name: 'Pin squat',
    aliases: ['Anderson squat', 'dead-stop squat'],
    howTo: [
      'Set the safety pins at the depth you want to train.',
      'Rest the bar on the pins, brace and drive up from a dead stop.',
    ],
  },
  'safety-bar-squat': {
    name: 'Safety bar squat',
    aliases: ['SSB squat', 'safety squat bar', 'yoke bar squat'],
    howTo: ['Pads on the shoulders, hands on the handles.', 'Keep the upper back tall, squat deep and stand up.'],
  },
  'zercher-squat': {
    name: 'Zercher squat',
    aliases: ['Zercher', 'elbow squat'],
    howTo: ['Bar in the crook of the elbows, held close to the body.', 'Squat with the torso upright and stand tall.'],
  },
  'barbell-hack-squat': {
    name: 'Barbell hack squat',
    aliases: ['hack lift', 'behind-the-back deadlift'],
    howTo: [
      'Bar on the floor behind the heels, arms straight.',
      'Stand up with the chest high and lower it along the legs.',
    ],
  },
  'dumbbell-squat': {
    name: 'Dumbbell squat',
    aliases: ['DB squat', 'suitcase squat'],
    howTo: ['A dumbbell in each hand at the sides.', 'Squat between the weights with a flat back and stand up.'],
  },
  'dumbbell-sumo-squat': {
    name: 'Dumbbell sumo squat',
    aliases: ['sumo squat', 'plié squat', 'wide-stance squat'],
    howTo: [
      'Wide stance, toes out, one dumbbell hanging between the legs.',
      'Sit straight down with the knees out and squeeze the glutes on the way up.',
    ],
  },
  'cossack-squat': {
    name: 'Cossack squat',
    aliases: ['Cossack', 'side-to-side squat'],
    howTo: [
      'Very wide stance, weight over one leg.',
      'Sit deep on that side, the other leg straight, and come back up.',
    ],
  },
  'v-squat': {
    name: 'V-squat',
    aliases: ['V-squat machine', 'super squat machine', 'lever squat'],
    howTo: ['Shoulders under the pads, feet a little forward.', 'Sit back along the arc of the lever and push up.'],
  },
  'horizontal-leg-press': {
    name: 'Horizontal leg press',
    aliases: ['seated leg press', 'leg press horizontal'],
    howTo: [
      'Sit upright, feet flat on the plate, knees bent.',
      'Push until the legs are nearly straight and come back slowly.',
    ],
  },
  'single-leg-extension': {
    name: 'Single-leg extension',
    aliases: ['one-leg extension', 'unilateral leg extension', 'single-leg leg extension'],
    howTo: ['Only one leg behind the roller, hold the handles.', 'Straighten the knee fully, pause and lower slowly.'],
  },
  'dumbbell-lunge': {
    name: 'Dumbbell lunge',
    aliases: ['DB lunge', 'dumbbell forward lunge'],
    howTo: [
      'Dumbbells at the sides, long step forward.',
      'Lower the back knee, push off the front foot and return to the start.',
    ],
  },
  'bodyweight-lunge': {
    name: 'Bodyweight lunge',
    aliases: ['air lunge', 'no-weight lunge'],
    howTo: ['Hands on the hips, long step forward.', 'Lower the back knee near the floor and push back to standing.'],
  },
  'smith-machine-lunge': {
    name: 'Smith machine lunge',
    aliases: ['Smith lunge', 'Smith split squat'],
    howTo: ['Under the bar, one foot forward and one back.', 'Lower straight down and push through the front heel.'],
  },
  'barbell-reverse-lunge': {
    name: 'Barbell reverse lunge',
    aliases: ['barbell step-back lunge', 'barbell back lunge'],
    howTo: [
      'Bar on the upper back, step straight back.',
      'Lower the knee near the floor and drive up with the front leg.',
    ],
  },
  'dumbbell-split-squat': {
    name: 'Dumbbell split squat',
    aliases: ['split squat', 'static lunge', 'stationary lunge'],
    howTo: ['Feet staggered on the floor, dumbbells at the sides.', 'Go straight down and up without moving the feet.'],
  },
  'barbell-bulgarian-split-squat': {
    name: 'Barbell Bulgarian split squat',
    aliases: ['barbell BSS', 'barbell rear-foot-elevated split squat'],
    howTo: [
      'Bar on the upper back, back foot on a bench.',
      'Lower under control, torso slightly forward, and drive up.',
    ],
  },
  'smith-machine-bulgarian-split-squat': {
    name: 'Smith machine Bulgarian split squat',
    aliases: ['Smith Bulgarian', 'Smith BSS'],
    howTo: [
      'Bar on the upper back, back foot on a bench behind you.',
      'Front foot far enough to keep the heel down; lower and push.',
    ],
  },
  'dumbbell-lateral-lunge': {
    name: 'Dumbbell lateral lunge',
    aliases: ['lateral lunge', 'side lunge', 'lateral squat'],
    howTo: ['Dumbbells in front of you, wide step to the side.', 'Sit back over that leg, then push off and return.'],
  },
  'dumbbell-curtsy-lunge': {
    name: 'Dumbbell curtsy lunge',
    aliases: ['curtsy lunge', 'curtsy squat', 'crossover lunge'],
    howTo: [
      'Dumbbells at the sides, step back and across behind the other leg.',
      'Lower the knee, hips facing forward, and return.',
    ],
  },
  'band-squat': {
    name: 'Band squat',
    aliases: ['banded squat'],
    howTo: ['Stand on the band and hold it at the shoulders.', 'Squat to depth and stand up against it.'],
  },
  'suspension-squat': {
    name: 'Suspension squat',
    aliases: ['TRX squat'],
    howTo: ['Hold the straps and lean back slightly.', 'Squat deep and stand up with little help of the arms.'],
  },
  'barbell-sumo-squat': {
    name: 'Barbell sumo squat',
    aliases: ['wide-stance barbell squat'],
    howTo: ['Bar on the back, feet wide, toes out.', 'Squat between the knees and stand up.'],
  },
  'jumping-lunge': {
    name: 'Jumping lunge',
    aliases: ['jump lunge', 'split jump'],
    howTo: ['Lower into a lunge.', 'Jump, switch legs in the air and land softly.'],
  },
  'frog-jump': {
    name: 'Frog jump',
    aliases: ['frog jumps'],
    howTo: ['Squat with the hands between the feet.', 'Jump forward and land in the squat.'],
  },
  'assisted-pistol-squat': {
    name: 'Assisted pistol squat',
    aliases: ['supported pistol squat'],
    howTo: ['Hold on to something and raise one leg ahead.', 'Squat on the other leg and stand up.'],
  },
  'overhead-dumbbell-lunge': {
    name: 'Overhead dumbbell lunge',
    aliases: ['overhead lunge'],
    howTo: ['Hold the dumbbells overhead with straight arms.', 'Lunge forward and step back, weights still.'],
  },
} satisfies TextsOf<typeof QUADS>
