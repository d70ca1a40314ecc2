import type { POSTERIOR_CHAIN } from '../../catalogue/posterior-chain.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const posteriorChain = {
  deadlift: {
    name: 'Deadlift',
    aliases: ['conventional deadlift', 'DL', 'barbell deadlift'],
    howTo: [
      'Bar over mid-foot, back flat, arms straight.',
      'Push the floor away and stand tall, keeping the bar against your legs.',
    ],
  },
  'sumo-deadlift': {
    name: 'Sumo deadlift',
    aliases: ['sumo DL', 'wide-stance deadlift'],
    howTo: ['Take a wide stance, hands inside your knees.', 'Push your knees out, keep your chest up and stand.'],
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
      'Knees slightly bent, bar against your thighs.',
      'Push your hips back until you feel your hamstrings stretch, then stand.',
    ],
  },
  'dumbbell-romanian-deadlift': {
    name: 'Dumbbell Romanian deadlift',
    aliases: ['DB RDL', 'dumbbell RDL'],
    howTo: [
      'Hold the dumbbells in front of your thighs, knees slightly bent.',
      'Push your hips back with a flat back, then drive them forward.',
    ],
  },
  'single-leg-romanian-deadlift': {
    name: 'Single-leg Romanian deadlift',
    aliases: ['single-leg RDL', 'one-leg deadlift'],
    howTo: [
      'Hold one or two dumbbells and stand on one leg, knee slightly bent.',
      'Hinge as the other leg goes back, hips square, then stand.',
    ],
  },
  'stiff-leg-deadlift': {
    name: 'Stiff-leg deadlift',
    aliases: ['SLDL', 'straight-leg deadlift'],
    howTo: [
      'Start with the bar on the floor, legs almost straight.',
      'Keep your back flat and use your hamstrings to stand up.',
    ],
  },
  'good-morning': {
    name: 'Good morning',
    aliases: ['barbell good morning'],
    howTo: [
      'Bar on your upper back, knees slightly bent.',
      'Push your hips back until your torso is nearly parallel to the floor, then stand.',
    ],
  },
  'lying-leg-curl': {
    name: 'Lying leg curl',
    aliases: ['leg curl', 'hamstring curl', 'prone leg curl'],
    howTo: ['Hips on the pad, roller just above your heels.', 'Curl your heels toward your glutes, then lower slowly.'],
  },
  'seated-leg-curl': {
    name: 'Seated leg curl',
    aliases: ['seated hamstring curl'],
    howTo: ['Lock your thighs under the pad.', 'Curl your heels under the seat, then return slowly.'],
  },
  'standing-leg-curl': {
    name: 'Standing leg curl',
    aliases: ['single-leg curl', 'one-leg hamstring curl'],
    howTo: [
      'Stand with the roller just above one heel.',
      'Curl your heel toward your glutes, then lower with control.',
    ],
  },
  'nordic-curl': {
    name: 'Nordic curl',
    aliases: ['Nordic hamstring curl', 'nordics'],
    howTo: [
      'Kneel with your ankles locked in, body straight.',
      'Lower yourself forward as slowly as you can, then come back up.',
    ],
  },
  'glute-ham-raise': {
    name: 'Glute-ham raise',
    aliases: ['GHR', 'GHD raise'],
    howTo: [
      'Knees just behind the pad, ankles locked in.',
      'Lower until your body is straight and parallel to the floor, then curl back up.',
    ],
  },
  'barbell-hip-thrust': {
    name: 'Barbell hip thrust',
    aliases: ['hip thrust', 'BB hip thrust', 'thrusts'],
    howTo: [
      'Upper back on a bench, bar over your hips.',
      'Drive your hips up until your torso is parallel to the floor, chin tucked, then lower.',
    ],
  },
  'machine-hip-thrust': {
    name: 'Machine hip thrust',
    aliases: ['hip thrust machine', 'glute drive'],
    howTo: ['Belt or pad across your hips, feet flat.', 'Drive your hips up, squeeze your glutes, then lower slowly.'],
  },
  'glute-bridge': {
    name: 'Glute bridge',
    aliases: ['hip bridge', 'bridge'],
    howTo: [
      'Lie on your back, feet flat near your hips.',
      'Lift your hips until your body is straight, squeeze your glutes, then lower.',
    ],
  },
  'barbell-glute-bridge': {
    name: 'Barbell glute bridge',
    aliases: ['weighted glute bridge'],
    howTo: ['Lie on the floor with the bar over your hips.', 'Lift your hips, pause at the top, then lower.'],
  },
  'cable-pull-through': {
    name: 'Cable pull-through',
    aliases: ['pull through', 'rope pull-through'],
    howTo: [
      'Stand facing away from a low pulley, holding the rope between your legs.',
      'Push your hips back, then drive them forward.',
    ],
  },
  'cable-glute-kickback': {
    name: 'Cable glute kickback',
    aliases: ['cable kickback', 'glute kickback'],
    howTo: [
      'Face a low pulley, ankle strap on one leg, leaning slightly forward.',
      'Drive the strapped leg back without arching your back, then return slowly.',
    ],
  },
  'deficit-deadlift': {
    name: 'Deficit deadlift',
    aliases: ['deficit DL', 'elevated deadlift'],
    howTo: [
      'Stand on a plate or low block, bar over mid-foot.',
      'Start with your hips lower than usual and pull with a flat back.',
    ],
  },
  'pause-deadlift': {
    name: 'Pause deadlift',
    aliases: ['paused deadlift', 'deadlift with pause'],
    howTo: [
      'Lift the bar a few inches off the floor and hold it still.',
      'Stay over the bar for a second or two, then finish the pull.',
    ],
  },
  'snatch-grip-deadlift': {
    name: 'Snatch-grip deadlift',
    aliases: ['SGDL', 'wide-grip deadlift'],
    howTo: [
      'Grip far outside your legs, hips low, lats tight.',
      'Stand up with the bar close. Use straps if your grip gives out.',
    ],
  },
  'dumbbell-deadlift': {
    name: 'Dumbbell deadlift',
    aliases: ['DB deadlift', 'two-dumbbell deadlift'],
    howTo: [
      'Set the dumbbells on the floor beside your feet, back flat.',
      'Bend your knees and hips to grip the handles, then push the floor away and stand tall.',
    ],
  },
  'kettlebell-deadlift': {
    name: 'Kettlebell deadlift',
    aliases: ['KB deadlift', 'kettlebell sumo deadlift'],
    howTo: [
      'Kettlebell between your feet, both hands on the handle.',
      'Hips back, back flat, then stand up and squeeze your glutes.',
    ],
  },
  'smith-machine-romanian-deadlift': {
    name: 'Smith machine Romanian deadlift',
    aliases: ['Smith RDL', 'Smith machine stiff-leg deadlift'],
    howTo: [
      'Bar against your thighs, knees slightly bent.',
      'Push your hips back until you feel your hamstrings stretch, then stand.',
    ],
  },
  'b-stance-romanian-deadlift': {
    name: 'B-stance Romanian deadlift',
    aliases: ['kickstand RDL', 'B-stance RDL', 'staggered-stance RDL'],
    howTo: [
      'Keep your weight on your front foot, back toes on the floor for balance only.',
      'Hinge over the front leg, hips square, then stand.',
    ],
  },
  'single-leg-lying-leg-curl': {
    name: 'Single-leg lying leg curl',
    aliases: ['one-leg lying curl', 'unilateral lying leg curl'],
    howTo: [
      'Lie with one heel under the roller, hips on the pad.',
      'Curl without twisting your hips, then lower slowly.',
    ],
  },
  'single-leg-seated-leg-curl': {
    name: 'Single-leg seated leg curl',
    aliases: ['one-leg seated curl', 'unilateral seated leg curl'],
    howTo: [
      'Lock your thighs under the pad, one leg on the roller.',
      'Pull your heel under the seat, then return slowly.',
    ],
  },
  'cable-leg-curl': {
    name: 'Cable leg curl',
    aliases: ['cable hamstring curl', 'standing cable leg curl'],
    howTo: [
      'Face a low pulley, strap on one ankle. Hold on for balance.',
      'Curl your heel toward your glutes, knee still, then lower slowly.',
    ],
  },
  'dumbbell-leg-curl': {
    name: 'Dumbbell leg curl',
    aliases: ['dumbbell hamstring curl', 'lying dumbbell leg curl'],
    howTo: [
      'Lie face down on a bench, a dumbbell between your feet.',
      'Curl until your shins are vertical, then lower slowly.',
    ],
  },
  'stability-ball-leg-curl': {
    name: 'Stability ball leg curl',
    aliases: ['Swiss ball leg curl', 'ball hamstring curl', 'Swiss ball hamstring curl'],
    howTo: [
      'Lie on your back, heels on the ball, hips up.',
      'Roll the ball in and out with your heels, keeping your hips high.',
    ],
  },
  'assisted-nordic-curl': {
    name: 'Assisted Nordic curl',
    aliases: ['band-assisted Nordic', 'assisted Nordic hamstring curl'],
    howTo: [
      'Lock your ankles in. Loop a band around your chest, anchored high behind you.',
      'Lower slowly with your body straight, then use the band to come back.',
    ],
  },
  'weighted-glute-ham-raise': {
    name: 'Weighted glute-ham raise',
    aliases: ['weighted GHR', 'GHR with plate'],
    howTo: [
      'Hold a plate against your chest, ankles locked in.',
      'Lower until your body is straight, then curl up without bending your hips.',
    ],
  },
  'smith-machine-hip-thrust': {
    name: 'Smith machine hip thrust',
    aliases: ['Smith hip thrust', 'Smith thrust'],
    howTo: [
      'Bench across the machine, padded bar over your hips.',
      'Drive your hips up until your torso is parallel to the floor, squeeze your glutes, then lower.',
    ],
  },
  'dumbbell-hip-thrust': {
    name: 'Dumbbell hip thrust',
    aliases: ['DB hip thrust', 'hip thrust with dumbbell'],
    howTo: [
      'Upper back on a bench. Hold a dumbbell on your hips.',
      'Drive up through your heels, pause at the top, then lower.',
    ],
  },
  'single-leg-hip-thrust': {
    name: 'Single-leg hip thrust',
    aliases: ['one-leg hip thrust', 'unilateral hip thrust'],
    howTo: [
      'Upper back on a bench, one foot on the floor, the other knee up.',
      'Lift your hips without twisting until your torso is parallel to the floor, then lower slowly.',
    ],
  },
  'single-leg-glute-bridge': {
    name: 'Single-leg glute bridge',
    aliases: ['one-leg bridge', 'single-leg bridge'],
    howTo: [
      'Lie on your back, one foot flat, the other leg straight.',
      'Lift your hips with one leg, keep them level, then lower.',
    ],
  },
  'reverse-hyperextension': {
    name: 'Reverse hyperextension',
    aliases: ['reverse hyper', 'reverse back extension'],
    howTo: [
      'Chest on the pad, hips at the edge, legs hanging.',
      'Raise your legs until they’re in line with your body, then lower slowly.',
    ],
  },
  'frog-pump': {
    name: 'Frog pump',
    aliases: ['frog pumps', 'frog bridge'],
    howTo: [
      'Lie on your back, soles of your feet together, knees out.',
      'Lift your hips in short, quick reps, squeezing your glutes each time.',
    ],
  },
  'band-deadlift': {
    name: 'Band deadlift',
    aliases: ['banded deadlift'],
    howTo: ['Stand on the band and hold it with straight arms.', 'Push your hips back, then stand tall.'],
  },
  'smith-machine-deadlift': {
    name: 'Smith machine deadlift',
    aliases: ['Smith deadlift'],
    howTo: [
      'Set the bar at mid-shin height, grip it with a flat back, and brace.',
      'Stand up, keeping the bar close to your legs.',
    ],
  },
  'deadlift-high-pull': {
    name: 'Deadlift high pull',
    aliases: ['sumo deadlift high pull', 'SDHP'],
    howTo: [
      'Pull the bar fast from the floor to your hips.',
      'Keep pulling until the bar reaches your chest, elbows high.',
    ],
  },
} satisfies TextsOf<typeof POSTERIOR_CHAIN>
