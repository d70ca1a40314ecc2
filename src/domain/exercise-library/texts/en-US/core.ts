import type { CORE } from '../../catalogue/core.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const core = {
  plank: {
    name: 'Plank',
    aliases: ['front plank', 'forearm plank'],
    howTo: ['Forearms on the floor, body in one line.', 'Squeeze glutes and abs and hold.'],
  },
  'side-plank': {
    name: 'Side plank',
    aliases: ['lateral plank'],
    howTo: ['On one forearm, feet stacked.', 'Lift the hips into a straight line and hold.'],
  },
  crunch: {
    name: 'Crunch',
    aliases: ['ab crunch', 'crunches'],
    howTo: ['On your back, knees bent.', 'Curl the ribs toward the hips and lower slowly.'],
  },
  'cable-crunch': {
    name: 'Cable crunch',
    aliases: ['kneeling cable crunch', 'rope crunch'],
    howTo: ['Kneel below the pulley, rope beside the head.', 'Curl the ribs to the hips without moving the hips.'],
  },
  'machine-crunch': {
    name: 'Machine crunch',
    aliases: ['ab machine', 'crunch machine'],
    howTo: ['Set the pad on the chest or grip the handles.', 'Curl down and return without letting the stack rest.'],
  },
  'sit-up': {
    name: 'Sit-up',
    aliases: ['situp', 'sit-ups', 'abs'],
    howTo: ['Knees bent, feet on the floor.', 'Come up until you sit and lower slowly.'],
  },
  'decline-sit-up': {
    name: 'Decline sit-up',
    aliases: ['decline crunch', 'weighted sit-up'],
    howTo: [
      'Feet hooked on a decline bench, a plate on the chest if you want.',
      'Come up with a rounded back and lower slowly.',
    ],
  },
  'reverse-crunch': {
    name: 'Reverse crunch',
    aliases: ['hip raise', 'lying knee tuck'],
    howTo: ['On your back, knees over the hips.', 'Roll the hips off the floor and lower slowly.'],
  },
  'bicycle-crunch': {
    name: 'Bicycle crunch',
    aliases: ['bicycle', 'cross crunch'],
    howTo: ['Hands by the head, legs off the floor.', 'Bring elbow to opposite knee, side after side.'],
  },
  'lying-leg-raise': {
    name: 'Lying leg raise',
    aliases: ['leg raise', 'floor leg raise'],
    howTo: ['On your back, lower back pressed down.', 'Lift straight legs to vertical and lower without arching.'],
  },
  'hanging-knee-raise': {
    name: 'Hanging knee raise',
    aliases: ['knee raise', 'hanging knee tuck'],
    howTo: ['Hang from the bar without swinging.', 'Bring the knees to the chest and lower slowly.'],
  },
  'hanging-leg-raise': {
    name: 'Hanging leg raise',
    aliases: ['HLR', 'straight-leg raise'],
    howTo: ['Hang from the bar, legs straight.', 'Lift them to hip height or above and lower slowly.'],
  },
  'toes-to-bar': {
    name: 'Toes to bar',
    aliases: ['T2B', 'TTB'],
    howTo: ['Hang from the bar.', 'Bring the toes to the bar and lower under control.'],
  },
  'captains-chair-leg-raise': {
    name: "Captain's chair leg raise",
    aliases: ['Roman chair leg raise', 'vertical knee raise'],
    howTo: ['Forearms on the pads, back supported.', 'Lift the knees or legs and lower slowly.'],
  },
  'ab-wheel-rollout': {
    name: 'Ab wheel rollout',
    aliases: ['ab wheel', 'ab rollout'],
    howTo: ['Kneel with the wheel under the shoulders.', 'Roll out as far as you can without arching and pull back.'],
  },
  'russian-twist': {
    name: 'Russian twist',
    aliases: ['seated twist', 'plate twist'],
    howTo: ['Lean back, feet light, plate in the hands.', 'Turn the shoulders side to side.'],
  },
  'cable-woodchop': {
    name: 'Cable woodchop',
    aliases: ['wood chop', 'woodchopper'],
    howTo: ['Pulley high, both hands on the handle.', 'Pull across to the opposite hip by turning the torso.'],
  },
  'pallof-press': {
    name: 'Pallof press',
    aliases: ['anti-rotation press', 'cable core press'],
    howTo: ['Stand side-on to the pulley, hands at the chest.', 'Press straight out and resist the turn.'],
  },
  'dumbbell-side-bend': {
    name: 'Dumbbell side bend',
    aliases: ['side bend', 'oblique bend'],
    howTo: ['Dumbbell in one hand.', 'Bend to that side and pull back up with the waist.'],
  },
  'dead-bug': {
    name: 'Dead bug',
    aliases: ['deadbug'],
    howTo: ['On your back, arms and knees up.', 'Lower opposite arm and leg with the back flat.'],
  },
  'hollow-hold': {
    name: 'Hollow hold',
    aliases: ['hollow body hold'],
    howTo: ['On your back, arms and legs off the floor.', 'Press the lower back down and hold.'],
  },
  'mountain-climber': {
    name: 'Mountain climber',
    aliases: ['climbers', 'mountain climbers'],
    howTo: ['Push-up position, shoulders over the hands.', 'Drive the knees to the chest one after the other.'],
  },
  'weighted-plank': {
    name: 'Weighted plank',
    aliases: ['plate plank', 'vest plank'],
    howTo: ['Have someone set a plate on the middle of your back.', 'Forearms down, body in one line, and hold.'],
  },
  'reverse-plank': {
    name: 'Reverse plank',
    aliases: ['face-up plank', 'back plank'],
    howTo: [
      'Sit with legs straight, hands behind the hips.',
      'Lift the hips until heels and shoulders are in line and hold.',
    ],
  },
  'plank-shoulder-tap': {
    name: 'Plank shoulder tap',
    aliases: ['shoulder tap', 'shoulder taps'],
    howTo: ['Push-up position, feet wide.', 'Touch the opposite shoulder, hand after hand, hips still.'],
  },
  'bird-dog': {
    name: 'Bird dog',
    aliases: ['birddog', 'quadruped arm and leg raise'],
    howTo: ['On hands and knees, back flat.', 'Reach out opposite arm and leg, pause, change sides.'],
  },
  'weighted-crunch': {
    name: 'Weighted crunch',
    aliases: ['plate crunch', 'crunch with weight'],
    howTo: ['On your back, knees bent, plate on the chest.', 'Curl the ribs toward the hips and lower slowly.'],
  },
  'stability-ball-crunch': {
    name: 'Stability ball crunch',
    aliases: ['Swiss ball crunch', 'exercise ball crunch'],
    howTo: ['Lower back on the ball, feet flat.', 'Stretch back over the ball, then curl up.'],
  },
  'oblique-crunch': {
    name: 'Oblique crunch',
    aliases: ['side crunch', 'twisting crunch'],
    howTo: [
      'On your back, both knees dropped to one side.',
      'Curl the ribs straight up and lower slowly; then the other side.',
    ],
  },
  'heel-touch': {
    name: 'Heel touch',
    aliases: ['heel tap', 'heel taps', 'penguin crunch'],
    howTo: ['On your back, knees bent, shoulders off the floor.', 'Reach to one heel, then the other.'],
  },
  'v-up': {
    name: 'V-up',
    aliases: ['V sit-up', 'jackknife sit-up', 'jackknife'],
    howTo: ['Lie flat, arms behind the head.', 'Fold so that hands and feet meet above the hips; lower slowly.'],
  },
  'flutter-kick': {
    name: 'Flutter kick',
    aliases: ['flutter kicks', 'scissor kick', 'scissors'],
    howTo: [
      'On your back, legs straight, heels just off the floor.',
      'Small quick kicks up and down with the lower back flat.',
    ],
  },
  'dragon-flag': {
    name: 'Dragon flag',
    aliases: ['Bruce Lee raise', 'bench dragon flag'],
    howTo: ['On a bench, hold it behind your head.', 'Lift the body onto the shoulders, lower it straight as a board.'],
  },
  'l-sit': {
    name: 'L-sit',
    aliases: ['L-sit hold', 'L hold'],
    howTo: ['Hands on bars or the floor, arms locked.', 'Lift straight legs to the horizontal and hold.'],
  },
  'hollow-rock': {
    name: 'Hollow rock',
    aliases: ['hollow body rock', 'hollow rocks'],
    howTo: [
      'On your back, arms and legs stretched off the floor.',
      'Rock from shoulders to hips without losing the shape.',
    ],
  },
  'hanging-windshield-wiper': {
    name: 'Hanging windshield wiper',
    aliases: ['windshield wiper', 'hanging leg twist'],
    howTo: ['Hang and lift the legs to the bar.', 'Sweep them from side to side under control.'],
  },
  'weighted-hanging-knee-raise': {
    name: 'Weighted hanging knee raise',
    aliases: ['weighted knee raise', 'knee raise with weight'],
    howTo: [
      'Hang from the bar, dumbbell between the feet or ankle weights on.',
      'Bring the knees to the chest and lower slowly.',
    ],
  },
  'standing-ab-wheel-rollout': {
    name: 'Standing ab wheel rollout',
    aliases: ['standing rollout', 'ab wheel from the feet'],
    howTo: [
      'Stand, bend over and set the wheel on the floor.',
      'Roll out as long as the back stays flat and pull back to the feet.',
    ],
  },
  'barbell-rollout': {
    name: 'Barbell rollout',
    aliases: ['barbell ab rollout', 'bar rollout'],
    howTo: ['Kneel, hands on a bar with round plates.', 'Roll out without arching and pull back over the knees.'],
  },
  'torso-rotation-machine': {
    name: 'Torso rotation machine',
    aliases: ['rotary torso', 'oblique machine', 'twist machine'],
    howTo: ['Sit tall, chest against the pads, hips locked.', 'Turn to one side with the waist and return slowly.'],
  },
  'landmine-rotation': {
    name: 'Landmine rotation',
    aliases: ['landmine 180', 'landmine twist'],
    howTo: [
      'Stand tall, end of the bar in both hands, arms long.',
      'Sweep the bar from hip to hip, resisting on the way down.',
    ],
  },
  'ghd-sit-up': {
    name: 'GHD sit-up',
    aliases: ['GHD situp', 'glute-ham developer sit-up'],
    howTo: [
      'Feet locked in, hips just past the pad.',
      'Lean back to level or below and snap up with the legs straight.',
    ],
  },
  'cable-side-bend': {
    name: 'Cable side bend',
    aliases: ['low-pulley side bend'],
    howTo: ['Stand side-on to a low pulley, handle in one hand.', 'Bend toward it and come up with the side.'],
  },
  'band-side-bend': {
    name: 'Band side bend',
    aliases: ['banded side bend'],
    howTo: ['Stand on the band, the other end in one hand.', 'Bend away from it and return slowly.'],
  },
  'toe-touch-crunch': {
    name: 'Toe touch crunch',
    aliases: ['toe touch', 'lying toe touch'],
    howTo: ['Lie down with the legs straight up.', 'Reach for the toes, shoulders off the floor.'],
  },
  'knees-to-elbows': {
    name: 'Knees to elbows',
    aliases: ['hanging knees to elbows', 'K2E'],
    howTo: ['Hang from the bar with straight arms.', 'Bring the knees up to the elbows, lower with control.'],
  },
  'spiderman-plank': {
    name: 'Spiderman plank',
    aliases: ['spiderman', 'spiderman crunch'],
    howTo: ['Hold a plank.', 'Bring a knee to the elbow on its side, switch.'],
  },
  'plank-push-up': {
    name: 'Plank push-up',
    aliases: ['up-down plank', 'plank to push-up'],
    howTo: ['Hold a forearm plank.', 'Push up to the hands one arm at a time, and down again.'],
  },
  'suspension-jackknife': {
    name: 'Suspension jackknife',
    aliases: ['TRX jackknife', 'TRX knee tuck'],
    howTo: ['Plank with the feet in the straps.', 'Pull the knees to the chest, hips high.'],
  },
} satisfies TextsOf<typeof CORE>
