import type { SHOULDERS } from '../../catalogue/shoulders.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const shoulders = {
  'barbell-overhead-press': {
    name: 'Overhead press',
    aliases: ['OHP', 'military press', 'shoulder press', 'standing press', 'strict press'],
    howTo: [
      'Bar on the front shoulders, glutes tight.',
      'Press up around the face and finish with the bar over the heels.',
    ],
  },
  'seated-barbell-overhead-press': {
    name: 'Seated barbell overhead press',
    aliases: ['seated military press', 'seated barbell press'],
    howTo: ['Sit with back support, bar at the chin.', 'Press overhead and lower to the collarbone.'],
  },
  'push-press': {
    name: 'Push press',
    aliases: ['leg-drive press'],
    howTo: ['Bar on the shoulders, dip the knees a little.', 'Drive with the legs and finish with the arms overhead.'],
  },
  'dumbbell-shoulder-press': {
    name: 'Dumbbell shoulder press',
    aliases: ['DB shoulder press', 'seated dumbbell press', 'dumbbell overhead press'],
    howTo: ['Dumbbells at ear height, forearms upright.', 'Press overhead without arching the back.'],
  },
  'arnold-press': {
    name: 'Arnold press',
    aliases: ['rotating dumbbell press'],
    howTo: [
      'Start with the palms facing you at the chin.',
      'Turn the palms out as you press up, and back on the way down.',
    ],
  },
  'machine-shoulder-press': {
    name: 'Machine shoulder press',
    aliases: ['shoulder press machine', 'hammer strength shoulder press'],
    howTo: ['Seat set so the handles are at shoulder height.', 'Press up without locking hard and lower slowly.'],
  },
  'smith-machine-shoulder-press': {
    name: 'Smith machine shoulder press',
    aliases: ['smith overhead press', 'smith OHP'],
    howTo: ['Bench upright, bar just in front of the face.', 'Lower to the chin and press up.'],
  },
  'landmine-press': {
    name: 'Landmine press',
    aliases: ['single-arm landmine press', 'angled press'],
    howTo: ['Hold the end of the bar at the shoulder with one hand.', 'Press up and forward, ribs down.'],
  },
  'kettlebell-press': {
    name: 'Kettlebell press',
    aliases: ['KB press', 'kettlebell overhead press'],
    howTo: ['Kettlebell racked at the shoulder, wrist straight.', 'Press up, elbow locked by the ear.'],
  },
  'dumbbell-lateral-raise': {
    name: 'Dumbbell lateral raise',
    aliases: ['lateral raise', 'side raise', 'side lateral', 'lat raise'],
    howTo: ['Slight lean forward, elbows softly bent.', 'Lift out to shoulder height, leading with the elbows.'],
  },
  'cable-lateral-raise': {
    name: 'Cable lateral raise',
    aliases: ['one-arm cable lateral raise', 'cable side raise'],
    howTo: ['Low pulley, handle in the far hand.', 'Raise across to shoulder height and lower slowly.'],
  },
  'machine-lateral-raise': {
    name: 'Machine lateral raise',
    aliases: ['lateral raise machine'],
    howTo: ['Elbows against the pads, shoulders down.', 'Raise to shoulder height, pause and lower.'],
  },
  'dumbbell-front-raise': {
    name: 'Dumbbell front raise',
    aliases: ['front raise', 'front delt raise'],
    howTo: ['Dumbbells in front of the thighs.', 'Lift to eye level with straight arms and lower slowly.'],
  },
  'plate-front-raise': {
    name: 'Plate front raise',
    aliases: ['bus driver', 'front plate raise'],
    howTo: ['Hold a plate at both sides.', 'Lift to eye level without swinging.'],
  },
  'dumbbell-rear-delt-fly': {
    name: 'Dumbbell rear delt fly',
    aliases: ['reverse fly', 'bent-over lateral raise', 'rear delt raise'],
    howTo: ['Hinge until the torso is nearly flat.', 'Open the arms out to the sides, thumbs slightly down.'],
  },
  'cable-rear-delt-fly': {
    name: 'Cable rear delt fly',
    aliases: ['reverse cable fly', 'cable reverse crossover'],
    howTo: ['Cross the cables at eye level.', 'Pull the hands out and back with straight arms.'],
  },
  'reverse-pec-deck': {
    name: 'Reverse pec deck',
    aliases: ['rear delt machine', 'reverse machine fly', 'reverse butterfly'],
    howTo: ['Sit facing the pad, handles at shoulder height.', 'Open the arms back and return slowly.'],
  },
  'face-pull': {
    name: 'Face pull',
    aliases: ['rope face pull', 'rear delt pull'],
    howTo: ['Rope at face height, thumbs back.', 'Pull towards the forehead and spread the hands apart.'],
  },
  'barbell-upright-row': {
    name: 'Upright row',
    aliases: ['barbell upright row', 'high row'],
    howTo: ['Grip a bit wider than the shoulders.', 'Lift the elbows to shoulder height, bar close to the body.'],
  },
  'cable-external-rotation': {
    name: 'Cable external rotation',
    aliases: ['rotator cuff', 'external rotation'],
    howTo: ['Elbow at the side, bent at 90 degrees.', 'Turn the forearm outward without moving the elbow.'],
  },
  'pike-push-up': {
    name: 'Pike push-up',
    aliases: ['pike press', 'pike pushup'],
    howTo: ['Hips high, hands and feet on the floor.', 'Lower the head between the hands and push back.'],
  },
  'handstand-push-up': {
    name: 'Handstand push-up',
    aliases: ['HSPU', 'wall handstand push-up'],
    howTo: ['Kick up against a wall, hands shoulder width.', 'Lower the head to the floor and press up.'],
  },
} satisfies TextsOf<typeof SHOULDERS>
