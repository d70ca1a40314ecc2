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
    howTo: ['On your back, knees bent.', 'Curl the ribs towards the hips and lower slowly.'],
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
} satisfies TextsOf<typeof CORE>
