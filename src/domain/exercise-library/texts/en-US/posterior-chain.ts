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
    aliases: ['DB RDL', 'dumbbell RDL'],
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
    howTo: ['Hips on the pad, roller above the heels.', 'Curl toward the glutes and lower slowly.'],
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
  'deficit-deadlift': {
    name: 'Deficit deadlift',
    aliases: ['deficit DL', 'elevated deadlift'],
    howTo: [
      'Stand on a plate or low block, bar over mid foot.',
      'Start with the hips lower than usual and pull with a flat back.',
    ],
  },
  'pause-deadlift': {
    name: 'Pause deadlift',
    aliases: ['paused deadlift', 'deadlift with pause'],
    howTo: [
      'Lift the bar a hand above the floor and hold still.',
      'Stay over the bar for a second or two, then finish the pull.',
    ],
  },
  'snatch-grip-deadlift': {
    name: 'Snatch-grip deadlift',
    aliases: ['SGDL', 'wide-grip deadlift'],
    howTo: ['Grip far outside the legs, hips low, lats tight.', 'Stand up with the bar close; straps help the grip.'],
  },
  'dumbbell-deadlift': {
    name: 'Dumbbell deadlift',
    aliases: ['DB deadlift', 'two-dumbbell deadlift'],
    howTo: [
      'Dumbbells on the floor beside the feet, back flat.',
      'Bend knees and hips, then push the floor away and stand tall.',
    ],
  },
  'kettlebell-deadlift': {
    name: 'Kettlebell deadlift',
    aliases: ['KB deadlift', 'kettlebell sumo deadlift'],
    howTo: [
      'Kettlebell between the feet, both hands on the handle.',
      'Hips back, flat back, then stand up and squeeze the glutes.',
    ],
  },
  'smith-machine-romanian-deadlift': {
    name: 'Smith machine Romanian deadlift',
    aliases: ['Smith RDL', 'Smith machine stiff-leg deadlift'],
    howTo: [
      'Bar against the thighs, knees soft.',
      'Push the hips back until the hamstrings stretch, then drive them forward.',
    ],
  },
  'b-stance-romanian-deadlift': {
    name: 'B-stance Romanian deadlift',
    aliases: ['kickstand RDL', 'B-stance RDL', 'staggered-stance RDL'],
    howTo: [
      'Weight on the front foot, back toes on the floor for balance only.',
      'Hinge over the front leg, hips square, and stand up.',
    ],
  },
  'single-leg-lying-leg-curl': {
    name: 'Single-leg lying leg curl',
    aliases: ['one-leg lying curl', 'unilateral lying leg curl'],
    howTo: [
      'Lie down with one heel under the roller, hips on the pad.',
      'Curl that leg without twisting and lower slowly.',
    ],
  },
  'single-leg-seated-leg-curl': {
    name: 'Single-leg seated leg curl',
    aliases: ['one-leg seated curl', 'unilateral seated leg curl'],
    howTo: ['Sit with the thigh locked, one leg on the roller.', 'Pull the heel under the seat and return slowly.'],
  },
  'cable-leg-curl': {
    name: 'Cable leg curl',
    aliases: ['cable hamstring curl', 'standing cable leg curl'],
    howTo: [
      'Face a low pulley, strap on one ankle, hold on.',
      'Curl the heel toward the glutes, knee still, and lower slowly.',
    ],
  },
  'dumbbell-leg-curl': {
    name: 'Dumbbell leg curl',
    aliases: ['dumbbell hamstring curl', 'lying dumbbell leg curl'],
    howTo: [
      'Lie face down on a bench, a dumbbell between the feet.',
      'Curl until the shins are upright and lower slowly.',
    ],
  },
  'stability-ball-leg-curl': {
    name: 'Stability ball leg curl',
    aliases: ['Swiss ball leg curl', 'ball hamstring curl', 'Swiss ball hamstring curl'],
    howTo: [
      'Lie on the back, heels on the ball, hips up.',
      'Roll the ball in with the heels and out again, hips high.',
    ],
  },
  'assisted-nordic-curl': {
    name: 'Assisted Nordic curl',
    aliases: ['band-assisted Nordic', 'assisted Nordic hamstring curl'],
    howTo: [
      'Ankles fixed, a band around the chest anchored high behind you.',
      'Lower slowly with the body straight and use the band to come back.',
    ],
  },
  'weighted-glute-ham-raise': {
    name: 'Weighted glute-ham raise',
    aliases: ['weighted GHR', 'GHR with plate'],
    howTo: [
      'Hold a plate against the chest, ankles fixed.',
      'Lower until the body is straight and curl up without bending the hips.',
    ],
  },
  'smith-machine-hip-thrust': {
    name: 'Smith machine hip thrust',
    aliases: ['Smith hip thrust', 'Smith thrust'],
    howTo: [
      'Bench across the machine, padded bar over the hips.',
      'Drive up until the hips are level, squeeze and lower.',
    ],
  },
  'dumbbell-hip-thrust': {
    name: 'Dumbbell hip thrust',
    aliases: ['DB hip thrust', 'hip thrust with dumbbell'],
    howTo: [
      'Upper back on a bench, hold a dumbbell on the hips.',
      'Drive up through the heels, pause at the top and lower.',
    ],
  },
  'single-leg-hip-thrust': {
    name: 'Single-leg hip thrust',
    aliases: ['one-leg hip thrust', 'unilateral hip thrust'],
    howTo: [
      'Upper back on a bench, one foot on the floor, the other knee up.',
      'Lift the hips level without twisting and lower slowly.',
    ],
  },
  'single-leg-glute-bridge': {
    name: 'Single-leg glute bridge',
    aliases: ['one-leg bridge', 'single-leg bridge'],
    howTo: [
      'On the back, one foot flat, the other leg straight.',
      'Lift the hips with one leg, keep them level and lower.',
    ],
  },
  'reverse-hyperextension': {
    name: 'Reverse hyperextension',
    aliases: ['reverse hyper', 'reverse back extension'],
    howTo: [
      'Chest on the pad, hips at the edge, legs hanging.',
      'Raise the legs until in line with the body and lower without swinging.',
    ],
  },
  'frog-pump': {
    name: 'Frog pump',
    aliases: ['frog pumps', 'frog bridge'],
    howTo: [
      'On the back, soles of the feet together, knees out.',
      'Lift the hips in short, quick reps and squeeze each time.',
    ],
  },
  'band-deadlift': {
    name: 'Band deadlift',
    aliases: ['banded deadlift'],
    howTo: ['Stand on the band and hold it with straight arms.', 'Hinge at the hips and stand up tall.'],
  },
  'smith-machine-deadlift': {
    name: 'Smith machine deadlift',
    aliases: ['Smith deadlift'],
    howTo: ['Set the bar at mid-shin and brace.', 'Stand up with the bar along the legs.'],
  },
  'deadlift-high-pull': {
    name: 'Deadlift high pull',
    aliases: ['sumo deadlift high pull', 'SDHP'],
    howTo: ['Deadlift the bar fast to the hips.', 'Keep pulling, elbows high, to the chest.'],
  },
} satisfies TextsOf<typeof POSTERIOR_CHAIN>
