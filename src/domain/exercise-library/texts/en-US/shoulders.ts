import type { SHOULDERS } from '../../catalogue/shoulders.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const shoulders = {
  'barbell-overhead-press': {
    name: 'Overhead press',
    aliases: ['OHP', 'military press', 'shoulder press', 'standing press', 'strict press'],
    howTo: [
      'Bar on the front of your shoulders, glutes tight.',
      'Press up past your face and finish with the bar over mid-foot.',
    ],
  },
  'seated-barbell-overhead-press': {
    name: 'Seated barbell overhead press',
    aliases: ['seated military press', 'seated barbell press'],
    howTo: [
      'Sit with your back supported, bar at your chin.',
      'Press overhead, then lower the bar to your collarbone.',
    ],
  },
  'push-press': {
    name: 'Push press',
    aliases: ['leg-drive press'],
    howTo: [
      'Bar on your shoulders. Dip your knees slightly.',
      'Drive with your legs and finish with your arms locked out overhead.',
    ],
  },
  'dumbbell-shoulder-press': {
    name: 'Dumbbell shoulder press',
    aliases: ['DB shoulder press', 'seated dumbbell press', 'dumbbell overhead press'],
    howTo: [
      'Sit with the dumbbells at ear height, forearms vertical.',
      'Press overhead without arching your back, then lower to ear height.',
    ],
  },
  'arnold-press': {
    name: 'Arnold press',
    aliases: ['rotating dumbbell press'],
    howTo: [
      'Start with the dumbbells at your chin, palms facing you.',
      'Turn your palms out as you press up, and back in on the way down.',
    ],
  },
  'machine-shoulder-press': {
    name: 'Machine shoulder press',
    aliases: ['shoulder press machine', 'hammer strength shoulder press'],
    howTo: [
      'Set the seat so the handles are at shoulder height.',
      'Press up without snapping your elbows straight, then lower slowly.',
    ],
  },
  'smith-machine-shoulder-press': {
    name: 'Smith machine shoulder press',
    aliases: ['smith overhead press', 'smith OHP'],
    howTo: ['Set the bench upright, bar just in front of your face.', 'Lower the bar to your chin, then press up.'],
  },
  'landmine-press': {
    name: 'Landmine press',
    aliases: ['single-arm landmine press', 'angled press'],
    howTo: [
      'Hold the end of the bar at your shoulder with one hand.',
      'Press up and forward with your ribs down, then lower with control.',
    ],
  },
  'kettlebell-press': {
    name: 'Kettlebell press',
    aliases: ['KB press', 'kettlebell overhead press'],
    howTo: [
      'Hold the kettlebell in the rack position at your shoulder, wrist straight.',
      'Press up until your elbow locks by your ear, then lower to your shoulder.',
    ],
  },
  'dumbbell-lateral-raise': {
    name: 'Dumbbell lateral raise',
    aliases: ['lateral raise', 'side raise', 'side lateral', 'lat raise'],
    howTo: [
      'Dumbbells at your sides, elbows slightly bent, torso leaning slightly forward.',
      'Raise your arms to shoulder height, leading with your elbows, then lower slowly.',
    ],
  },
  'cable-lateral-raise': {
    name: 'Cable lateral raise',
    aliases: ['one-arm cable lateral raise', 'cable side raise'],
    howTo: [
      'Stand sideways to a low pulley and hold the handle in your far hand.',
      'Raise your arm out to shoulder height, then lower slowly.',
    ],
  },
  'machine-lateral-raise': {
    name: 'Machine lateral raise',
    aliases: ['lateral raise machine'],
    howTo: ['Elbows against the pads, shoulders down.', 'Raise your arms to shoulder height, pause, then lower.'],
  },
  'dumbbell-front-raise': {
    name: 'Dumbbell front raise',
    aliases: ['front raise', 'front delt raise'],
    howTo: [
      'Hold the dumbbells in front of your thighs.',
      'Raise the dumbbells to eye level with straight arms, then lower slowly.',
    ],
  },
  'plate-front-raise': {
    name: 'Plate front raise',
    aliases: ['bus driver', 'front plate raise'],
    howTo: ['Hold a plate by its sides.', 'Raise the plate to eye level without swinging, then lower slowly.'],
  },
  'dumbbell-rear-delt-fly': {
    name: 'Dumbbell rear delt fly',
    aliases: ['reverse fly', 'bent-over lateral raise', 'rear delt raise'],
    howTo: [
      'Hinge until your torso is nearly parallel to the floor, dumbbells hanging.',
      'Raise your arms out to the sides, thumbs slightly down, then lower slowly.',
    ],
  },
  'cable-rear-delt-fly': {
    name: 'Cable rear delt fly',
    aliases: ['reverse cable fly', 'cable reverse crossover'],
    howTo: [
      'Cross the cables at eye level, each hand holding the opposite cable.',
      'Pull your hands out and back with straight arms, then return slowly.',
    ],
  },
  'reverse-pec-deck': {
    name: 'Reverse pec deck',
    aliases: ['rear delt machine', 'reverse machine fly', 'reverse butterfly'],
    howTo: ['Sit facing the pad, handles at shoulder height.', 'Open your arms out and back, then return slowly.'],
  },
  'face-pull': {
    name: 'Face pull',
    aliases: ['rope face pull', 'rear delt pull'],
    howTo: [
      'Rope at face height, thumbs toward you.',
      'Pull the rope toward your forehead, spread your hands apart, then return slowly.',
    ],
  },
  'barbell-upright-row': {
    name: 'Upright row',
    aliases: ['barbell upright row', 'bar upright row'],
    howTo: [
      'Grip the bar a bit wider than your shoulders.',
      'Lift your elbows to shoulder height, bar close to your body, then lower.',
    ],
  },
  'cable-external-rotation': {
    name: 'Cable external rotation',
    aliases: ['rotator cuff', 'external rotation'],
    howTo: [
      'Stand sideways to the pulley, far elbow at your side, bent 90 degrees.',
      'Turn your forearm outward without moving your elbow, then return slowly.',
    ],
  },
  'pike-push-up': {
    name: 'Pike push-up',
    aliases: ['pike press', 'pike pushup'],
    howTo: ['Hands and feet on the floor, hips high.', 'Lower your head between your hands, then push back up.'],
  },
  'handstand-push-up': {
    name: 'Handstand push-up',
    aliases: ['HSPU', 'wall handstand push-up'],
    howTo: ['Kick up against a wall, hands shoulder-width apart.', 'Lower your head to the floor, then press up.'],
  },
  'z-press': {
    name: 'Z press',
    aliases: ['seated-on-floor overhead press', 'Savickas press'],
    howTo: [
      'Sit on the floor, legs straight, bar on the front of your shoulders.',
      'Press overhead without leaning back, then lower the bar to your collarbone.',
    ],
  },
  'behind-the-neck-press': {
    name: 'Behind-the-neck press',
    aliases: ['BTN press', 'behind-the-neck shoulder press', 'neck press'],
    howTo: [
      'Bar on your traps, grip wide, torso upright.',
      'Press overhead, then lower the bar to ear height, or farther if it doesn’t hurt.',
    ],
  },
  'standing-dumbbell-shoulder-press': {
    name: 'Standing dumbbell shoulder press',
    aliases: ['standing dumbbell press', 'standing DB press', 'dumbbell military press'],
    howTo: [
      'Stand with your glutes tight, dumbbells at your shoulders.',
      'Press overhead without leaning back, then lower to your shoulders.',
    ],
  },
  'one-arm-dumbbell-shoulder-press': {
    name: 'One-arm dumbbell shoulder press',
    aliases: ['single-arm dumbbell shoulder press', 'single-arm dumbbell overhead press', 'one-arm shoulder press'],
    howTo: [
      'Hold one dumbbell at your shoulder, the other hand free or bracing.',
      'Press overhead without leaning to the side, then lower to your shoulder.',
    ],
  },
  'dumbbell-push-press': {
    name: 'Dumbbell push press',
    aliases: ['DB push press', 'two-dumbbell push press'],
    howTo: [
      'Dumbbells on your shoulders. Dip your knees slightly.',
      'Drive with your legs, lock out overhead, then lower with control.',
    ],
  },
  'cable-shoulder-press': {
    name: 'Cable shoulder press',
    aliases: ['cable overhead press', 'seated cable shoulder press'],
    howTo: [
      'Set the pulleys low, handles at your shoulders, ribs down.',
      'Press overhead, then lower until your hands are at ear height.',
    ],
  },
  'half-kneeling-landmine-press': {
    name: 'Half-kneeling landmine press',
    aliases: ['kneeling landmine press', 'half-kneeling angled press'],
    howTo: [
      'Kneel on the knee of your pressing side, the end of the bar at your shoulder.',
      'Press up and forward without twisting your hips.',
    ],
  },
  'bottoms-up-kettlebell-press': {
    name: 'Bottoms-up kettlebell press',
    aliases: ['bottoms-up press', 'KB bottoms-up press'],
    howTo: [
      'Hold the kettlebell upside down at your shoulder, forearm vertical.',
      'Grip hard and press slowly to keep the bell balanced.',
    ],
  },
  'seated-dumbbell-lateral-raise': {
    name: 'Seated dumbbell lateral raise',
    aliases: ['seated lateral raise', 'seated side raise'],
    howTo: [
      'Sit at the end of a bench, dumbbells beside your hips.',
      'Raise your arms to shoulder height without rocking, then lower slowly.',
    ],
  },
  'leaning-dumbbell-lateral-raise': {
    name: 'Leaning dumbbell lateral raise',
    aliases: ['leaning lateral raise', 'lean-away lateral raise', 'one-arm dumbbell lateral raise'],
    howTo: [
      'Hold a post and lean away, a dumbbell in your free hand.',
      'Raise your arm to shoulder height, pause, then lower slowly.',
    ],
  },
  'band-lateral-raise': {
    name: 'Band lateral raise',
    aliases: ['banded lateral raise', 'resistance band side raise'],
    howTo: [
      'Stand on the band, one end in each hand.',
      'Raise your arms to shoulder height, leading with your elbows, then resist on the way down.',
    ],
  },
  'cable-front-raise': {
    name: 'Cable front raise',
    aliases: ['low-pulley front raise', 'rope front raise'],
    howTo: [
      'Face away from a low pulley, cable between your legs or beside you.',
      'Raise the handle to eye level with straight arms, then lower slowly.',
    ],
  },
  'barbell-front-raise': {
    name: 'Barbell front raise',
    aliases: ['BB front raise', 'bar front raise'],
    howTo: [
      'Bar against your thighs, hands shoulder-width apart.',
      'Raise the bar to eye level without swinging, then lower slowly.',
    ],
  },
  'cable-y-raise': {
    name: 'Cable Y raise',
    aliases: ['Y raise', 'cross-cable Y raise', 'cable Y-raise from low pulleys'],
    howTo: [
      'Stand between two low pulleys, each hand holding the opposite cable.',
      'Raise your arms up and out into a Y, then lower slowly.',
    ],
  },
  'dumbbell-upright-row': {
    name: 'Dumbbell upright row',
    aliases: ['DB upright row', 'two-dumbbell upright row'],
    howTo: [
      'Hold the dumbbells in front of your thighs, palms facing you.',
      'Lift your elbows to shoulder height, dumbbells close to your body, then lower.',
    ],
  },
  'cable-upright-row': {
    name: 'Cable upright row',
    aliases: ['low-pulley upright row', 'rope upright row'],
    howTo: [
      'Stand at a low pulley and grip the bar a bit wider than your shoulders.',
      'Lift your elbows to shoulder height, then lower slowly.',
    ],
  },
  'chest-supported-rear-delt-fly': {
    name: 'Chest-supported rear delt fly',
    aliases: ['incline rear delt fly', 'chest-supported reverse fly', 'incline reverse fly', 'prone rear delt raise'],
    howTo: [
      'Lie face down on a bench at 30 to 45 degrees, dumbbells hanging.',
      'Raise your arms out to the sides without lifting your chest, then lower slowly.',
    ],
  },
  'band-pull-apart': {
    name: 'Band pull-apart',
    aliases: ['pull-apart', 'band pullaparts', 'pull-aparts'],
    howTo: [
      'Hold the band at chest height, arms straight out in front.',
      'Pull the band apart until it touches your chest, then return slowly.',
    ],
  },
  'cable-internal-rotation': {
    name: 'Cable internal rotation',
    aliases: ['internal rotation', 'shoulder internal rotation'],
    howTo: [
      'Stand sideways to the pulley, near elbow at your side, bent 90 degrees.',
      'Turn your forearm across your belly without moving your elbow, then return slowly.',
    ],
  },
  'handstand-hold': {
    name: 'Handstand hold',
    aliases: ['wall handstand', 'handstand'],
    howTo: [
      'Kick up against a wall, hands shoulder-width apart, elbows locked.',
      'Push the floor away, squeeze your abs, and hold.',
    ],
  },
  'band-front-raise': {
    name: 'Band front raise',
    aliases: ['banded front raise'],
    howTo: [
      'Stand on the band, one end in each hand.',
      'Raise your arms in front to shoulder height, then resist on the way down.',
    ],
  },
  'dumbbell-y-raise': {
    name: 'Chest-supported Y raise',
    aliases: ['dumbbell Y raise', 'incline Y raise'],
    howTo: [
      'Lie face down on an incline bench, a light dumbbell in each hand.',
      'Raise your arms into a Y, thumbs up, then lower slowly.',
    ],
  },
  'log-press': {
    name: 'Log press',
    aliases: ['log clean and press'],
    howTo: [
      'Clean the log to your chest and lean back slightly.',
      'Press the log overhead until your arms are straight.',
    ],
  },
  'suspension-front-raise': {
    name: 'Suspension front raise',
    aliases: ['TRX front raise', 'TRX Y fly'],
    howTo: ['Lean back with straight arms, straps taut.', 'Raise your arms overhead until you’re standing upright.'],
  },
} satisfies TextsOf<typeof SHOULDERS>
