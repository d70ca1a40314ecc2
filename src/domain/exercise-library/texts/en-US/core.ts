import type { CORE } from '../../catalogue/core.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const core = {
  plank: {
    name: 'Plank',
    aliases: ['front plank', 'forearm plank'],
    howTo: ['Forearms on the floor, body in a straight line.', 'Squeeze your glutes and abs, and hold.'],
  },
  'side-plank': {
    name: 'Side plank',
    aliases: ['lateral plank'],
    howTo: [
      'Lie on your side, propped on one forearm, feet stacked.',
      'Lift your hips until your body is straight, and hold.',
    ],
  },
  crunch: {
    name: 'Crunch',
    aliases: ['ab crunch', 'crunches'],
    howTo: ['Lie on your back with your knees bent.', 'Curl your ribs toward your hips, then lower slowly.'],
  },
  'cable-crunch': {
    name: 'Cable crunch',
    aliases: ['kneeling cable crunch', 'rope crunch'],
    howTo: [
      'Kneel below a high pulley, holding the rope beside your head.',
      'Curl your ribs toward your hips, keeping your hips still.',
    ],
  },
  'machine-crunch': {
    name: 'Machine crunch',
    aliases: ['ab machine', 'crunch machine'],
    howTo: [
      'Set the pad on your chest, or grip the handles.',
      'Curl down, then return without letting the weights touch.',
    ],
  },
  'sit-up': {
    name: 'Sit-up',
    aliases: ['situp', 'sit-ups', 'abs'],
    howTo: ['Lie on your back, knees bent, feet on the floor.', 'Come all the way up, then lower slowly.'],
  },
  'decline-sit-up': {
    name: 'Decline sit-up',
    aliases: ['decline crunch', 'weighted sit-up'],
    howTo: [
      'Hook your feet on a decline bench. Hold a plate on your chest to add weight.',
      'Come up with a rounded back, then lower slowly.',
    ],
  },
  'reverse-crunch': {
    name: 'Reverse crunch',
    aliases: ['hip raise', 'lying knee tuck'],
    howTo: ['Lie on your back, knees over your hips.', 'Roll your hips off the floor, then lower slowly.'],
  },
  'bicycle-crunch': {
    name: 'Bicycle crunch',
    aliases: ['bicycle', 'cross crunch'],
    howTo: [
      'Lie on your back, hands by your head, legs off the floor.',
      'Bring one elbow to the opposite knee, then switch.',
    ],
  },
  'lying-leg-raise': {
    name: 'Lying leg raise',
    aliases: ['leg raise', 'floor leg raise'],
    howTo: [
      'Lie on your back and press your lower back down.',
      'Lift your legs, knees straight, until they’re vertical, then lower without arching.',
    ],
  },
  'hanging-knee-raise': {
    name: 'Hanging knee raise',
    aliases: ['knee raise', 'hanging knee tuck'],
    howTo: ['Hang from the bar without swinging.', 'Bring your knees to your chest, then lower slowly.'],
  },
  'hanging-leg-raise': {
    name: 'Hanging leg raise',
    aliases: ['HLR', 'straight-leg raise'],
    howTo: ['Hang from the bar, legs straight.', 'Lift your legs to hip height or above, then lower slowly.'],
  },
  'toes-to-bar': {
    name: 'Toes to bar',
    aliases: ['T2B', 'TTB'],
    howTo: ['Hang from the bar.', 'Bring your toes to the bar, then lower with control.'],
  },
  'captains-chair-leg-raise': {
    name: 'Captain’s chair leg raise',
    aliases: ['Roman chair leg raise', 'vertical knee raise'],
    howTo: ['Forearms on the pads, back supported.', 'Lift your legs, bent or straight, then lower slowly.'],
  },
  'ab-wheel-rollout': {
    name: 'Ab wheel rollout',
    aliases: ['ab wheel', 'ab rollout'],
    howTo: [
      'Kneel with the wheel under your shoulders.',
      'Roll out as far as you can without arching, then pull back.',
    ],
  },
  'russian-twist': {
    name: 'Russian twist',
    aliases: ['seated twist', 'plate twist'],
    howTo: [
      'Sit and lean back, heels barely touching the floor, a plate in your hands.',
      'Turn your shoulders from side to side.',
    ],
  },
  'cable-woodchop': {
    name: 'Cable woodchop',
    aliases: ['wood chop', 'woodchopper'],
    howTo: [
      'Stand sideways to a high pulley, both hands on the handle.',
      'Turn your torso to pull the handle down to the opposite hip, then return slowly.',
    ],
  },
  'pallof-press': {
    name: 'Pallof press',
    aliases: ['anti-rotation press', 'cable core press'],
    howTo: [
      'Stand sideways to a pulley at chest height, holding the handle at your chest.',
      'Press straight out and resist the rotation.',
    ],
  },
  'dumbbell-side-bend': {
    name: 'Dumbbell side bend',
    aliases: ['side bend', 'oblique bend'],
    howTo: [
      'Stand with a dumbbell in one hand.',
      'Bend toward the dumbbell, then pull yourself up with your obliques.',
    ],
  },
  'dead-bug': {
    name: 'Dead bug',
    aliases: ['deadbug'],
    howTo: ['Lie on your back, arms and knees up.', 'Lower one arm and the opposite leg, back flat, then switch.'],
  },
  'hollow-hold': {
    name: 'Hollow hold',
    aliases: ['hollow body hold'],
    howTo: ['Lie on your back, arms and legs straight and off the floor.', 'Press your lower back down and hold.'],
  },
  'mountain-climber': {
    name: 'Mountain climber',
    aliases: ['climbers', 'mountain climbers'],
    howTo: ['Get into a push-up position, shoulders over your hands.', 'Drive one knee to your chest, then the other.'],
  },
  'weighted-plank': {
    name: 'Weighted plank',
    aliases: ['plate plank', 'vest plank'],
    howTo: [
      'Have someone set a plate on the middle of your back.',
      'Hold with your forearms on the floor, body in a straight line.',
    ],
  },
  'reverse-plank': {
    name: 'Reverse plank',
    aliases: ['face-up plank', 'back plank'],
    howTo: [
      'Sit with your legs straight, hands behind your hips.',
      'Lift your hips until your body is straight, and hold.',
    ],
  },
  'plank-shoulder-tap': {
    name: 'Plank shoulder tap',
    aliases: ['shoulder tap', 'shoulder taps'],
    howTo: [
      'Get into a push-up position, feet wide.',
      'Tap one shoulder with the opposite hand, hips still, then switch.',
    ],
  },
  'bird-dog': {
    name: 'Bird dog',
    aliases: ['birddog', 'quadruped arm and leg raise'],
    howTo: [
      'Get on your hands and knees, back flat.',
      'Reach out with one arm and the opposite leg, pause, then switch.',
    ],
  },
  'weighted-crunch': {
    name: 'Weighted crunch',
    aliases: ['plate crunch', 'crunch with weight'],
    howTo: [
      'Lie on your back, knees bent, a plate on your chest.',
      'Curl your ribs toward your hips, then lower slowly.',
    ],
  },
  'stability-ball-crunch': {
    name: 'Stability ball crunch',
    aliases: ['Swiss ball crunch', 'exercise ball crunch'],
    howTo: [
      'Lie with your lower back on the ball, feet flat on the floor.',
      'Stretch back over the ball, then curl up.',
    ],
  },
  'oblique-crunch': {
    name: 'Oblique crunch',
    aliases: ['side crunch', 'twisting crunch'],
    howTo: [
      'Lie on your back, both knees dropped to one side.',
      'Curl your ribs straight up, lower slowly, then do the other side.',
    ],
  },
  'heel-touch': {
    name: 'Heel touch',
    aliases: ['heel tap', 'heel taps', 'penguin crunch'],
    howTo: ['Lie on your back, knees bent, shoulders off the floor.', 'Reach for one heel, then the other.'],
  },
  'v-up': {
    name: 'V-up',
    aliases: ['V sit-up', 'jackknife sit-up', 'jackknife'],
    howTo: [
      'Lie flat with your arms overhead.',
      'Fold so your hands and feet meet above your hips, then lower slowly.',
    ],
  },
  'flutter-kick': {
    name: 'Flutter kick',
    aliases: ['flutter kicks', 'scissor kick', 'scissors'],
    howTo: [
      'Lie on your back, legs straight, heels just off the floor.',
      'Make small, quick kicks up and down with your lower back flat.',
    ],
  },
  'dragon-flag': {
    name: 'Dragon flag',
    aliases: ['Bruce Lee raise', 'bench dragon flag'],
    howTo: [
      'Lie on a bench and hold on to it behind your head.',
      'Lift your body onto your shoulders, then lower it straight as a board.',
    ],
  },
  'l-sit': {
    name: 'L-sit',
    aliases: ['L-sit hold', 'L hold'],
    howTo: [
      'Hands on bars or the floor, elbows locked.',
      'Lift your legs, knees straight, until they’re horizontal, and hold.',
    ],
  },
  'hollow-rock': {
    name: 'Hollow rock',
    aliases: ['hollow body rock', 'hollow rocks'],
    howTo: [
      'Lie on your back, arms and legs straight and off the floor.',
      'Rock between your shoulders and hips without losing the hollow position.',
    ],
  },
  'hanging-windshield-wiper': {
    name: 'Hanging windshield wiper',
    aliases: ['windshield wiper', 'hanging leg twist'],
    howTo: ['Hang from the bar and lift your feet up to it.', 'Sweep your legs from side to side with control.'],
  },
  'weighted-hanging-knee-raise': {
    name: 'Weighted hanging knee raise',
    aliases: ['weighted knee raise', 'knee raise with weight'],
    howTo: [
      'Hang from the bar with a dumbbell between your feet or ankle weights on.',
      'Bring your knees to your chest, then lower slowly.',
    ],
  },
  'standing-ab-wheel-rollout': {
    name: 'Standing ab wheel rollout',
    aliases: ['standing rollout', 'ab wheel from the feet'],
    howTo: [
      'Stand, bend over and set the wheel on the floor.',
      'Roll out as far as you can with a flat back, then pull back to your feet.',
    ],
  },
  'barbell-rollout': {
    name: 'Barbell rollout',
    aliases: ['barbell ab rollout', 'bar rollout'],
    howTo: ['Kneel with your hands on a bar loaded with round plates.', 'Roll out without arching, then pull back.'],
  },
  'torso-rotation-machine': {
    name: 'Torso rotation machine',
    aliases: ['rotary torso', 'oblique machine', 'twist machine'],
    howTo: [
      'Sit tall, chest against the pads, hips locked in.',
      'Rotate to one side with your obliques, then return slowly.',
    ],
  },
  'landmine-rotation': {
    name: 'Landmine rotation',
    aliases: ['landmine 180', 'landmine twist'],
    howTo: [
      'Stand tall, the end of the bar in both hands, arms extended.',
      'Sweep the bar from hip to hip, resisting on the way down.',
    ],
  },
  'ghd-sit-up': {
    name: 'GHD sit-up',
    aliases: ['GHD situp', 'glute-ham developer sit-up'],
    howTo: [
      'Feet locked in, hips just past the pad.',
      'Lean back to horizontal or below, then snap up with your legs straight.',
    ],
  },
  'cable-side-bend': {
    name: 'Cable side bend',
    aliases: ['low-pulley side bend'],
    howTo: [
      'Stand sideways to a low pulley and hold the handle in your near hand.',
      'Bend toward the pulley, then pull yourself up with your obliques.',
    ],
  },
  'band-side-bend': {
    name: 'Band side bend',
    aliases: ['banded side bend'],
    howTo: [
      'Stand on one end of the band and hold the other end in the hand on that side.',
      'Bend away from the band, then return slowly.',
    ],
  },
  'toe-touch-crunch': {
    name: 'Toe-touch crunch',
    aliases: ['toe touch', 'lying toe touch'],
    howTo: [
      'Lie on your back with your legs straight up.',
      'Lift your shoulders and reach for your toes, then lower slowly.',
    ],
  },
  'knees-to-elbows': {
    name: 'Knees to elbows',
    aliases: ['hanging knees to elbows', 'K2E'],
    howTo: ['Hang from the bar with straight arms.', 'Bring your knees to your elbows, then lower with control.'],
  },
  'spiderman-plank': {
    name: 'Spiderman plank',
    aliases: ['spiderman', 'spiderman crunch'],
    howTo: ['Hold a plank.', 'Bring one knee to the elbow on the same side, then switch.'],
  },
  'plank-push-up': {
    name: 'Plank push-up',
    aliases: ['up-down plank', 'plank to push-up'],
    howTo: ['Hold a forearm plank.', 'Push up to your hands one arm at a time, then come back down.'],
  },
  'suspension-jackknife': {
    name: 'Suspension jackknife',
    aliases: ['TRX jackknife', 'TRX knee tuck'],
    howTo: [
      'Get into a plank with your feet in the straps.',
      'Pull your knees to your chest, hips high, then straighten your legs.',
    ],
  },
} satisfies TextsOf<typeof CORE>
