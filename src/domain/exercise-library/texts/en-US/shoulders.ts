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
    howTo: ['Rope at face height, thumbs back.', 'Pull toward the forehead and spread the hands apart.'],
  },
  'barbell-upright-row': {
    name: 'Upright row',
    aliases: ['barbell upright row', 'bar upright row'],
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
  'z-press': {
    name: 'Z press',
    aliases: ['seated-on-floor overhead press', 'Savickas press'],
    howTo: [
      'Sit on the floor with straight legs, bar on the front shoulders.',
      'Press overhead without leaning back and lower to the collarbone.',
    ],
  },
  'behind-the-neck-press': {
    name: 'Behind-the-neck press',
    aliases: ['BTN press', 'behind-the-neck shoulder press', 'neck press'],
    howTo: [
      'Bar on the traps, grip wide, torso upright.',
      'Press overhead and lower to ear height, further only without pain.',
    ],
  },
  'standing-dumbbell-shoulder-press': {
    name: 'Standing dumbbell shoulder press',
    aliases: ['standing dumbbell press', 'standing DB press', 'dumbbell military press'],
    howTo: [
      'Stand with glutes tight, dumbbells at the shoulders.',
      'Press overhead without leaning back and lower to the shoulders.',
    ],
  },
  'one-arm-dumbbell-shoulder-press': {
    name: 'One-arm dumbbell shoulder press',
    aliases: ['single-arm dumbbell shoulder press', 'single-arm dumbbell overhead press', 'one-arm shoulder press'],
    howTo: [
      'One dumbbell at the shoulder, the other hand free or on a support.',
      'Press overhead without leaning to the side.',
    ],
  },
  'dumbbell-push-press': {
    name: 'Dumbbell push press',
    aliases: ['DB push press', 'two-dumbbell push press'],
    howTo: [
      'Dumbbells on the shoulders, dip the knees a little.',
      'Drive with the legs, lock out overhead and lower under control.',
    ],
  },
  'cable-shoulder-press': {
    name: 'Cable shoulder press',
    aliases: ['cable overhead press', 'seated cable shoulder press'],
    howTo: [
      'Pulleys low, handles at the shoulders, ribs down.',
      'Press overhead and lower until the hands are at ear height.',
    ],
  },
  'half-kneeling-landmine-press': {
    name: 'Half-kneeling landmine press',
    aliases: ['kneeling landmine press', 'half-kneeling angled press'],
    howTo: [
      'Kneel on the side that presses, end of the bar at the shoulder.',
      'Press up and forward without twisting the hips.',
    ],
  },
  'bottoms-up-kettlebell-press': {
    name: 'Bottoms-up kettlebell press',
    aliases: ['bottoms-up press', 'KB bottoms-up press'],
    howTo: [
      'Hold the kettlebell upside down at the shoulder, forearm upright.',
      'Grip hard and press slowly so that it stays balanced.',
    ],
  },
  'seated-dumbbell-lateral-raise': {
    name: 'Seated dumbbell lateral raise',
    aliases: ['seated lateral raise', 'seated side raise'],
    howTo: [
      'Sit at the end of the bench, dumbbells beside the hips.',
      'Raise to shoulder height without rocking and lower slowly.',
    ],
  },
  'leaning-dumbbell-lateral-raise': {
    name: 'Leaning dumbbell lateral raise',
    aliases: ['leaning lateral raise', 'lean-away lateral raise', 'one-arm dumbbell lateral raise'],
    howTo: [
      'Hold a post and lean away, dumbbell in the outer hand.',
      'Raise to shoulder height, pause and lower slowly.',
    ],
  },
  'band-lateral-raise': {
    name: 'Band lateral raise',
    aliases: ['banded lateral raise', 'resistance band side raise'],
    howTo: [
      'Stand on the band, one end in each hand.',
      'Raise to shoulder height, leading with the elbows, and resist on the way down.',
    ],
  },
  'cable-front-raise': {
    name: 'Cable front raise',
    aliases: ['low-pulley front raise', 'rope front raise'],
    howTo: [
      'Face away from a low pulley, cable between the legs or beside you.',
      'Lift to eye level with straight arms and lower slowly.',
    ],
  },
  'barbell-front-raise': {
    name: 'Barbell front raise',
    aliases: ['BB front raise', 'bar front raise'],
    howTo: ['Bar against the thighs, hands at shoulder width.', 'Lift to eye level without swinging and lower slowly.'],
  },
  'cable-y-raise': {
    name: 'Cable Y raise',
    aliases: ['Y raise', 'cross-cable Y raise', 'cable Y-raise from low pulleys'],
    howTo: [
      'Low pulleys, each hand takes the cable of the other side.',
      'Raise the arms up and out into a Y and lower slowly.',
    ],
  },
  'dumbbell-upright-row': {
    name: 'Dumbbell upright row',
    aliases: ['DB upright row', 'two-dumbbell upright row'],
    howTo: [
      'Dumbbells in front of the thighs, palms facing you.',
      'Lift the elbows out to shoulder height, dumbbells close to the body.',
    ],
  },
  'cable-upright-row': {
    name: 'Cable upright row',
    aliases: ['low-pulley upright row', 'rope upright row'],
    howTo: [
      'Low pulley, hands a bit wider than the shoulders on the bar.',
      'Lift the elbows to shoulder height and lower slowly.',
    ],
  },
  'chest-supported-rear-delt-fly': {
    name: 'Chest-supported rear delt fly',
    aliases: ['incline rear delt fly', 'chest-supported reverse fly', 'incline reverse fly', 'prone rear delt raise'],
    howTo: [
      'Lie face down on a bench at 30 to 45 degrees.',
      'Open the arms out to the sides without lifting the chest.',
    ],
  },
  'band-pull-apart': {
    name: 'Band pull-apart',
    aliases: ['pull-apart', 'band pullaparts', 'pull-aparts'],
    howTo: [
      'Band at chest height, arms straight in front.',
      'Pull it apart until it touches the chest and return slowly.',
    ],
  },
  'cable-internal-rotation': {
    name: 'Cable internal rotation',
    aliases: ['internal rotation', 'shoulder internal rotation'],
    howTo: [
      'Pulley at elbow height, elbow at the side, bent at 90 degrees.',
      'Turn the forearm across the belly without moving the elbow.',
    ],
  },
  'handstand-hold': {
    name: 'Handstand hold',
    aliases: ['wall handstand', 'handstand'],
    howTo: [
      'Kick up to the wall, hands at shoulder width, arms locked.',
      'Push the floor away, squeeze the abs and hold.',
    ],
  },
  'band-front-raise': {
    name: 'Band front raise',
    aliases: ['banded front raise'],
    howTo: ['Stand on the band, a handle in each hand.', 'Raise the arms ahead to shoulder height.'],
  },
  'dumbbell-y-raise': {
    name: 'Chest-supported Y raise',
    aliases: ['dumbbell Y raise', 'incline Y raise'],
    howTo: ['Lie face down on an incline bench with light dumbbells.', 'Raise the arms in a Y, thumbs up.'],
  },
  'log-press': {
    name: 'Log press',
    aliases: ['log clean and press'],
    howTo: ['Clean the log to the chest and lean back a little.', 'Press it overhead to straight arms.'],
  },
  'suspension-front-raise': {
    name: 'Suspension front raise',
    aliases: ['TRX front raise', 'TRX Y fly'],
    howTo: ['Lean back with straight arms, the straps taut.', 'Raise the arms overhead until you stand upright.'],
  },
} satisfies TextsOf<typeof SHOULDERS>
