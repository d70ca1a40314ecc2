import type { QUADS } from '../../catalogue/quads.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const quads = {
  'back-squat': {
    name: 'Barbell squat',
    aliases: ['squat', 'back squat', 'low-bar squat', 'high-bar squat'],
    howTo: [
      'Bar on your upper back, feet shoulder-width apart. Brace.',
      'Sit down until your hips are below your knees, then stand.',
    ],
  },
  'front-squat': {
    name: 'Front squat',
    aliases: ['barbell front squat'],
    howTo: ['Bar on the front of your shoulders, elbows high.', 'Squat with your torso upright, then drive up.'],
  },
  'box-squat': {
    name: 'Box squat',
    aliases: ['squat to box'],
    howTo: ['Bar on your upper back. Sit back onto a box at about parallel.', 'Stay tight, pause, then stand.'],
  },
  'overhead-squat': {
    name: 'Overhead squat',
    aliases: ['OHS', 'snatch-grip squat'],
    howTo: [
      'Hold the bar overhead with a wide grip, elbows locked.',
      'Squat deep, keeping the bar over mid-foot, then stand.',
    ],
  },
  'smith-machine-squat': {
    name: 'Smith machine squat',
    aliases: ['smith squat'],
    howTo: [
      'Bar on your upper back, feet slightly ahead of it.',
      'Lower until your thighs are parallel to the floor, then push up.',
    ],
  },
  'hack-squat': {
    name: 'Hack squat',
    aliases: ['machine hack squat', 'sled squat'],
    howTo: [
      'Back and hips on the pad, feet in the middle of the platform.',
      'Go as deep as you can with your hips on the pad, then push.',
    ],
  },
  'pendulum-squat': {
    name: 'Pendulum squat',
    aliases: ['pendulum machine'],
    howTo: [
      'Shoulders under the pads, feet in the middle of the platform.',
      'Squat deep along the machine’s arc, then push up.',
    ],
  },
  'belt-squat': {
    name: 'Belt squat',
    aliases: ['hip belt squat'],
    howTo: ['Belt low on your hips. Stand on the platform.', 'Squat deep with your torso upright, then stand.'],
  },
  'goblet-squat': {
    name: 'Goblet squat',
    aliases: ['kettlebell goblet squat', 'goblet'],
    howTo: ['Hold a dumbbell upright against your chest.', 'Sit down between your knees, then stand tall.'],
  },
  'bodyweight-squat': {
    name: 'Bodyweight squat',
    aliases: ['air squat', 'free squat'],
    howTo: ['Feet shoulder-width apart, arms forward.', 'Sit back and down, then stand tall.'],
  },
  'jump-squat': {
    name: 'Jump squat',
    aliases: ['squat jump'],
    howTo: ['Squat to parallel.', 'Jump as high as you can, then land softly.'],
  },
  'pistol-squat': {
    name: 'Pistol squat',
    aliases: ['one-leg squat', 'single-leg squat'],
    howTo: [
      'Stand on one leg, the other straight out in front.',
      'Squat all the way down, heel on the floor, then stand.',
    ],
  },
  'sissy-squat': {
    name: 'Sissy squat',
    aliases: ['sissy'],
    howTo: ['Rise onto the balls of your feet, hips extended.', 'Lean back as your knees travel forward, then return.'],
  },
  'leg-press': {
    name: 'Leg press',
    aliases: ['45-degree leg press', 'sled leg press'],
    howTo: [
      'Feet in the middle of the platform, back and hips on the pad.',
      'Lower your knees toward your chest, then push without snapping them straight.',
    ],
  },
  'single-leg-press': {
    name: 'Single-leg press',
    aliases: ['one-leg press', 'unilateral leg press'],
    howTo: [
      'Place one foot in the middle of the platform.',
      'Lower as deep as you can without letting your hips twist, then push.',
    ],
  },
  'leg-extension': {
    name: 'Leg extension',
    aliases: ['quad extension', 'knee extension'],
    howTo: ['Line your knees up with the machine’s pivot.', 'Straighten your legs, pause, then lower slowly.'],
  },
  'bulgarian-split-squat': {
    name: 'Bulgarian split squat',
    aliases: ['BSS', 'rear-foot-elevated split squat'],
    howTo: [
      'Back foot on a bench, dumbbells at your sides.',
      'Lower your back knee straight down, then push through your front foot.',
    ],
  },
  'barbell-lunge': {
    name: 'Barbell lunge',
    aliases: ['lunge', 'lunges', 'forward lunge'],
    howTo: [
      'Bar on your upper back. Take a long step forward.',
      'Lower your back knee until it almost touches the floor, then push up.',
    ],
  },
  'walking-lunge': {
    name: 'Walking lunge',
    aliases: ['dumbbell walking lunge', 'walking lunges'],
    howTo: [
      'Dumbbells at your sides. Take a long step forward.',
      'Lower your back knee, then stride straight into the next step.',
    ],
  },
  'reverse-lunge': {
    name: 'Reverse lunge',
    aliases: ['dumbbell reverse lunge', 'step-back lunge'],
    howTo: [
      'Dumbbells at your sides. Step back and lower your back knee almost to the floor.',
      'Push through your front foot to stand.',
    ],
  },
  'dumbbell-step-up': {
    name: 'Dumbbell step-up',
    aliases: ['step-up', 'box step-up'],
    howTo: [
      'Dumbbells at your sides, your whole foot on the box.',
      'Stand up on the box without pushing off the floor, then step down slowly.',
    ],
  },
  'wall-sit': {
    name: 'Wall sit',
    aliases: ['wall squat hold'],
    howTo: ['Back against the wall, thighs parallel to the floor.', 'Hold for time.'],
  },
  'pause-squat': {
    name: 'Pause squat',
    aliases: ['paused squat', 'paused back squat'],
    howTo: ['Squat to full depth and hold for two or three seconds.', 'Stay tight, then stand without bouncing.'],
  },
  'tempo-squat': {
    name: 'Tempo squat',
    aliases: ['slow squat', 'eccentric squat'],
    howTo: ['Take three to five seconds to go down.', 'Reach full depth with control, then stand at normal speed.'],
  },
  'pin-squat': {
    name: 'Pin squat',
    aliases: ['Anderson squat', 'dead-stop squat'],
    howTo: [
      'Set the safety pins at the depth you want to train.',
      'Rest the bar on the pins, brace, then drive up from a dead stop.',
    ],
  },
  'safety-bar-squat': {
    name: 'Safety bar squat',
    aliases: ['SSB squat', 'safety squat bar', 'yoke bar squat'],
    howTo: [
      'Pads on your shoulders, hands on the handles.',
      'Keep your chest up and upper back tight, squat deep, then stand.',
    ],
  },
  'zercher-squat': {
    name: 'Zercher squat',
    aliases: ['Zercher', 'elbow squat'],
    howTo: [
      'Hold the bar in the crooks of your elbows, close to your body.',
      'Squat with your torso upright, then stand tall.',
    ],
  },
  'barbell-hack-squat': {
    name: 'Barbell hack squat',
    aliases: ['hack lift', 'behind-the-back deadlift'],
    howTo: [
      'Bar on the floor behind your heels, arms straight.',
      'Stand up with your chest high, then lower the bar along your legs.',
    ],
  },
  'dumbbell-squat': {
    name: 'Dumbbell squat',
    aliases: ['DB squat', 'suitcase squat'],
    howTo: ['Hold a dumbbell in each hand at your sides.', 'Squat between the dumbbells with a flat back, then stand.'],
  },
  'dumbbell-sumo-squat': {
    name: 'Dumbbell sumo squat',
    aliases: ['sumo squat', 'plié squat', 'wide-stance squat'],
    howTo: [
      'Take a wide stance, toes out, one dumbbell hanging between your legs.',
      'Sit straight down, knees out, then squeeze your glutes on the way up.',
    ],
  },
  'cossack-squat': {
    name: 'Cossack squat',
    aliases: ['Cossack', 'side-to-side squat'],
    howTo: [
      'Take a very wide stance and shift your weight over one leg.',
      'Sit deep over the bent leg, keeping the other straight, then come back up.',
    ],
  },
  'v-squat': {
    name: 'V-squat',
    aliases: ['V-squat machine', 'super squat machine', 'lever squat'],
    howTo: [
      'Shoulders under the pads, feet slightly forward.',
      'Sit back and down along the machine’s arc, then push up.',
    ],
  },
  'horizontal-leg-press': {
    name: 'Horizontal leg press',
    aliases: ['seated leg press', 'leg press horizontal'],
    howTo: [
      'Sit upright, feet flat on the platform, knees bent.',
      'Push until your legs are nearly straight, then return slowly.',
    ],
  },
  'single-leg-extension': {
    name: 'Single-leg extension',
    aliases: ['one-leg extension', 'unilateral leg extension', 'single-leg leg extension'],
    howTo: [
      'Put one leg behind the roller and hold the handles.',
      'Straighten your knee fully, pause, then lower slowly.',
    ],
  },
  'dumbbell-lunge': {
    name: 'Dumbbell lunge',
    aliases: ['DB lunge', 'dumbbell forward lunge'],
    howTo: [
      'Dumbbells at your sides. Take a long step forward.',
      'Lower your back knee, then push off your front foot to return.',
    ],
  },
  'bodyweight-lunge': {
    name: 'Bodyweight lunge',
    aliases: ['air lunge', 'no-weight lunge'],
    howTo: [
      'Hands on your hips. Take a long step forward.',
      'Lower your back knee until it almost touches the floor, then push back to standing.',
    ],
  },
  'smith-machine-lunge': {
    name: 'Smith machine lunge',
    aliases: ['Smith lunge', 'Smith split squat'],
    howTo: [
      'Stand under the bar, one foot forward and one back.',
      'Lower straight down, then push through your front heel.',
    ],
  },
  'barbell-reverse-lunge': {
    name: 'Barbell reverse lunge',
    aliases: ['barbell step-back lunge', 'barbell back lunge'],
    howTo: [
      'Bar on your upper back. Step straight back.',
      'Lower your back knee almost to the floor, then drive up with your front leg.',
    ],
  },
  'dumbbell-split-squat': {
    name: 'Dumbbell split squat',
    aliases: ['split squat', 'static lunge', 'stationary lunge'],
    howTo: ['Take a split stance, dumbbells at your sides.', 'Go straight down and up without moving your feet.'],
  },
  'barbell-bulgarian-split-squat': {
    name: 'Barbell Bulgarian split squat',
    aliases: ['barbell BSS', 'barbell rear-foot-elevated split squat'],
    howTo: [
      'Bar on your upper back, back foot on a bench.',
      'Lower with control, torso leaning slightly forward, then drive up.',
    ],
  },
  'smith-machine-bulgarian-split-squat': {
    name: 'Smith machine Bulgarian split squat',
    aliases: ['Smith Bulgarian', 'Smith BSS'],
    howTo: [
      'Bar on your upper back, back foot on a bench behind you.',
      'Keep your front heel down as you lower, then push up.',
    ],
  },
  'dumbbell-lateral-lunge': {
    name: 'Dumbbell lateral lunge',
    aliases: ['lateral lunge', 'side lunge', 'lateral squat'],
    howTo: [
      'Dumbbells hanging in front of you. Take a wide step to the side.',
      'Sit back over the bent leg, then push off to return.',
    ],
  },
  'dumbbell-curtsy-lunge': {
    name: 'Dumbbell curtsy lunge',
    aliases: ['curtsy lunge', 'curtsy squat', 'crossover lunge'],
    howTo: [
      'Dumbbells at your sides. Step back and across behind the other leg.',
      'Lower your back knee, hips facing forward, then return.',
    ],
  },
  'band-squat': {
    name: 'Band squat',
    aliases: ['banded squat'],
    howTo: [
      'Stand on the band and hold the ends at your shoulders.',
      'Squat to full depth, then stand up against the band.',
    ],
  },
  'suspension-squat': {
    name: 'Suspension squat',
    aliases: ['TRX squat'],
    howTo: [
      'Hold the straps and lean back slightly.',
      'Squat deep, then stand with as little help from your arms as you can.',
    ],
  },
  'barbell-sumo-squat': {
    name: 'Barbell sumo squat',
    aliases: ['wide-stance barbell squat'],
    howTo: ['Bar on your upper back, feet wide, toes out.', 'Sit down between your knees, then stand.'],
  },
  'jumping-lunge': {
    name: 'Jumping lunge',
    aliases: ['jump lunge', 'split jump'],
    howTo: ['Lower into a lunge.', 'Jump, switch legs in the air and land softly.'],
  },
  'frog-jump': {
    name: 'Frog jump',
    aliases: ['frog jumps'],
    howTo: ['Squat with your hands between your feet.', 'Jump forward and land back in the squat.'],
  },
  'assisted-pistol-squat': {
    name: 'Assisted pistol squat',
    aliases: ['supported pistol squat'],
    howTo: ['Hold on to something sturdy and raise one leg in front of you.', 'Squat on the other leg, then stand.'],
  },
  'overhead-dumbbell-lunge': {
    name: 'Overhead dumbbell lunge',
    aliases: ['overhead lunge'],
    howTo: [
      'Hold the dumbbells overhead with straight arms.',
      'Lunge forward and step back, keeping the dumbbells still.',
    ],
  },
} satisfies TextsOf<typeof QUADS>
