import type { BACK } from '../../catalogue/back.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const back = {
  'pull-up': {
    name: 'Pull-up',
    aliases: ['pullup', 'pullups', 'overhand pull-up'],
    howTo: [
      'Hang with an overhand grip a bit wider than your shoulders.',
      'Drive your elbows down until your chin clears the bar, then lower to a full hang.',
    ],
  },
  'wide-grip-pull-up': {
    name: 'Wide-grip pull-up',
    aliases: ['wide pull-up', 'wide-grip pullup'],
    howTo: [
      'Hang with an overhand grip well outside your shoulders.',
      'Pull your chest toward the bar, then lower until your arms are straight.',
    ],
  },
  'weighted-pull-up': {
    name: 'Weighted pull-up',
    aliases: ['weighted pullup', 'pull-up with belt'],
    howTo: [
      'Hang a plate from a dip belt and start from a dead hang.',
      'Pull your chin over the bar, then lower with control.',
    ],
  },
  'assisted-pull-up': {
    name: 'Assisted pull-up',
    aliases: ['assisted pullup', 'pull-up machine', 'gravitron'],
    howTo: [
      'Set the assistance weight, grip the handles and kneel on the pad.',
      'Pull until your chin clears the bar, then lower slowly.',
    ],
  },
  'band-assisted-pull-up': {
    name: 'Band-assisted pull-up',
    aliases: ['band pull-up', 'banded pull-up'],
    howTo: [
      'Loop the band over the bar and put a knee or foot in it.',
      'Pull your chin over the bar, then resist on the way down.',
    ],
  },
  'negative-pull-up': {
    name: 'Negative pull-up',
    aliases: ['eccentric pull-up', 'pull-up negatives'],
    howTo: [
      'Step or jump up so you start with your chin over the bar.',
      'Take three to five seconds to lower until your arms are straight.',
    ],
  },
  'scapular-pull-up': {
    name: 'Scapular pull-up',
    aliases: ['scap pull-up', 'scapular pull-ups'],
    howTo: [
      'Hang with straight arms and let your shoulders rise.',
      'Pull your shoulder blades down without bending your elbows.',
    ],
  },
  'chin-up': {
    name: 'Chin-up',
    aliases: ['chinup', 'chinups', 'underhand pull-up'],
    howTo: [
      'Hang with your palms facing you, hands shoulder-width apart.',
      'Pull your chest toward the bar, then lower until your arms are straight.',
    ],
  },
  'assisted-chin-up': {
    name: 'Assisted chin-up',
    aliases: ['assisted chinup', 'chin-up machine'],
    howTo: [
      'Set the assistance weight, grip the handles with your palms facing you, and kneel on the pad.',
      'Pull your chest toward the handles, then lower until your arms are straight.',
    ],
  },
  'weighted-chin-up': {
    name: 'Weighted chin-up',
    aliases: ['weighted chinup', 'chin-up with belt'],
    howTo: [
      'Hang a plate from a dip belt and grip the bar with your palms facing you.',
      'Pull your chin over the bar without swinging, then lower with control.',
    ],
  },
  'neutral-grip-pull-up': {
    name: 'Neutral-grip pull-up',
    aliases: ['hammer-grip pull-up', 'parallel-grip pull-up'],
    howTo: [
      'Hang from the parallel handles, palms facing each other.',
      'Pull until your chin passes your hands, then lower to a full hang.',
    ],
  },
  'weighted-neutral-grip-pull-up': {
    name: 'Weighted neutral-grip pull-up',
    aliases: ['weighted hammer-grip pull-up', 'weighted parallel-grip pull-up'],
    howTo: [
      'Hang a plate from a dip belt and grip the handles, palms facing each other.',
      'Pull until your chin passes your hands, then lower without swinging.',
    ],
  },
  'flexed-arm-hang': {
    name: 'Flexed-arm hang',
    aliases: ['chin-over-bar hold', 'pull-up hold', 'bent-arm hang'],
    howTo: [
      'Start at the top with your chin over the bar.',
      'Keep your elbows bent and your body still, and hold for time.',
    ],
  },
  'lat-pulldown': {
    name: 'Lat pulldown',
    aliases: ['pulldown', 'lat pull', 'wide-grip pulldown', 'front pulldown'],
    howTo: [
      'Lock your thighs under the pad and grip wider than your shoulders.',
      'Pull the bar to your upper chest, then let it up until your arms are straight.',
    ],
  },
  'behind-the-neck-lat-pulldown': {
    name: 'Behind-the-neck lat pulldown',
    aliases: ['rear pulldown', 'behind-neck pulldown'],
    howTo: [
      'Take a wide grip and lean slightly forward, head in line with your back.',
      'Pull the bar down behind your head to ear height, then let it up slowly.',
    ],
  },
  'close-grip-lat-pulldown': {
    name: 'Close-grip lat pulldown',
    aliases: ['V-bar pulldown', 'neutral-grip pulldown'],
    howTo: [
      'Grip the V handle and keep your chest up.',
      'Pull the handle to your upper chest, elbows close, then let it up slowly.',
    ],
  },
  'reverse-grip-lat-pulldown': {
    name: 'Reverse-grip lat pulldown',
    aliases: ['underhand pulldown', 'supinated pulldown'],
    howTo: [
      'Grip the bar underhand, hands shoulder-width apart.',
      'Pull your elbows down to your ribs, then let the bar up for a full stretch.',
    ],
  },
  'one-arm-lat-pulldown': {
    name: 'One-arm lat pulldown',
    aliases: ['single-arm lat pulldown', 'single-arm pulldown'],
    howTo: [
      'Grip a single handle on a high pulley, arm fully extended.',
      'Drive your elbow down to your ribs, then return slowly.',
    ],
  },
  'iso-lateral-lat-pulldown': {
    name: 'Iso-lateral lat pulldown',
    aliases: ['plate-loaded pulldown', 'Hammer Strength pulldown', 'iso-lateral pulldown'],
    howTo: [
      'Thighs under the pad, handles just in front of your head.',
      'Pull your elbows down to your sides, then let your arms extend fully.',
    ],
  },
  'band-lat-pulldown': {
    name: 'Band lat pulldown',
    aliases: ['band pulldown', 'kneeling band pulldown'],
    howTo: [
      'Anchor the band high and kneel below it, arms up.',
      'Pull your elbows down to your ribs, then return slowly.',
    ],
  },
  'straight-arm-pulldown': {
    name: 'Straight-arm pulldown',
    aliases: ['straight-arm lat pulldown', 'cable pullover'],
    howTo: [
      'Face a high pulley, hinge slightly and keep your arms almost straight.',
      'Sweep the bar down to your thighs with your lats, then return slowly.',
    ],
  },
  'rope-straight-arm-pulldown': {
    name: 'Rope straight-arm pulldown',
    aliases: ['rope pullover', 'lat prayer'],
    howTo: [
      'Rope on a high pulley, hips back, arms almost straight.',
      'Sweep the rope past your thighs, then return until you feel your lats stretch.',
    ],
  },
  'machine-pullover': {
    name: 'Machine pullover',
    aliases: ['pullover machine', 'Nautilus pullover'],
    howTo: [
      'Shoulders lined up with the machine’s pivot, elbows on the pads.',
      'Bring the bar down to your belly, then return to a full stretch.',
    ],
  },
  'barbell-row': {
    name: 'Barbell row',
    aliases: ['bent-over row', 'BB row', 'bent-over barbell row'],
    howTo: [
      'Hinge until your torso is nearly parallel to the floor, back flat.',
      'Pull the bar to your navel, then lower it without rounding your back.',
    ],
  },
  'pendlay-row': {
    name: 'Pendlay row',
    aliases: ['dead-stop row', 'strict barbell row'],
    howTo: [
      'Torso parallel to the floor, the bar on the floor before each rep.',
      'Pull the bar hard to your lower chest, then set it back down.',
    ],
  },
  'reverse-grip-barbell-row': {
    name: 'Reverse-grip barbell row',
    aliases: ['Yates row', 'underhand row'],
    howTo: [
      'Grip the bar underhand, torso at about 45 degrees.',
      'Pull the bar to your lower belly with your elbows close, then lower with control.',
    ],
  },
  'smith-machine-row': {
    name: 'Smith machine row',
    aliases: ['Smith machine bent-over row', 'Smith row'],
    howTo: [
      'Start with the bar at knee height and hinge with a flat back.',
      'Pull the bar to your navel, then lower until your arms are straight.',
    ],
  },
  'seal-row': {
    name: 'Seal row',
    aliases: ['bench-supported barbell row', 'flat-bench row'],
    howTo: [
      'Lie face down on a raised flat bench, the bar hanging below.',
      'Row the bar to the underside of the bench without lifting your chest.',
    ],
  },
  't-bar-row': {
    name: 'T-bar row',
    aliases: ['landmine row', 'T bar'],
    howTo: [
      'Straddle the bar, hips back, chest up.',
      'Pull the bar to your sternum and squeeze your shoulder blades, then lower slowly.',
    ],
  },
  'meadows-row': {
    name: 'Meadows row',
    aliases: ['one-arm landmine row', 'single-arm landmine row'],
    howTo: [
      'Stand perpendicular to a landmine bar, one hand gripping the end of the sleeve.',
      'Row your elbow up and out, then lower to a full stretch.',
    ],
  },
  'chest-supported-t-bar-row': {
    name: 'Chest-supported T-bar row',
    aliases: ['T-bar row machine', 'lying T-bar row'],
    howTo: [
      'Chest on the pad, feet firmly on the platform.',
      'Row the handles toward the pad, then lower until your shoulder blades spread.',
    ],
  },
  'dumbbell-row': {
    name: 'Dumbbell row',
    aliases: ['one-arm row', 'single-arm dumbbell row', 'DB row'],
    howTo: [
      'Brace one hand and knee on a bench, back flat, a dumbbell in your other hand.',
      'Pull the dumbbell to your hip, then lower until you feel your lat stretch.',
    ],
  },
  'bent-over-dumbbell-row': {
    name: 'Bent-over dumbbell row',
    aliases: ['two-arm dumbbell row', 'double dumbbell row'],
    howTo: [
      'Hinge with a flat back, a dumbbell in each hand.',
      'Pull both dumbbells to your waist, then lower them together.',
    ],
  },
  'kettlebell-row': {
    name: 'Kettlebell row',
    aliases: ['one-arm kettlebell row', 'KB row'],
    howTo: [
      'Take a split stance, free hand on your front thigh or a bench.',
      'Pull the bell to your hip, then lower until your arm is straight.',
    ],
  },
  'gorilla-row': {
    name: 'Gorilla row',
    aliases: ['alternating kettlebell row', 'kettlebell gorilla row'],
    howTo: [
      'Stand wide over two kettlebells, hips back, back flat.',
      'Row one bell while you push the other into the floor, then switch.',
    ],
  },
  'renegade-row': {
    name: 'Renegade row',
    aliases: ['plank row', 'dumbbell plank row'],
    howTo: [
      'Get into a high plank on two dumbbells, feet wide.',
      'Row one dumbbell to your hip without twisting, then switch.',
    ],
  },
  'chest-supported-dumbbell-row': {
    name: 'Chest-supported dumbbell row',
    aliases: ['incline dumbbell row', 'dumbbell seal row', 'prone row'],
    howTo: [
      'Lie chest-down on an incline bench, dumbbells hanging.',
      'Row your elbows back without lifting your chest, then lower slowly.',
    ],
  },
  'seated-cable-row': {
    name: 'Seated cable row',
    aliases: ['cable row', 'low row', 'seated row', 'V-grip seated cable row', 'bar-grip seated cable row'],
    howTo: [
      'Sit tall, feet on the platform, knees slightly bent.',
      'Pull the handle to your navel, squeeze your shoulder blades, then reach forward.',
    ],
  },
  'wide-grip-seated-cable-row': {
    name: 'Wide-grip seated cable row',
    aliases: ['wide-grip cable row', 'seated cable row with wide-grip bar'],
    howTo: [
      'Grip a long bar overhand, wider than your shoulders.',
      'Pull the bar to your lower chest with your elbows out, then reach forward.',
    ],
  },
  'one-arm-cable-row': {
    name: 'One-arm cable row',
    aliases: ['single-arm cable row'],
    howTo: [
      'Grip the handle with one hand and keep your torso still.',
      'Pull your elbow past your hip, then return to a full stretch.',
    ],
  },
  'machine-row': {
    name: 'Machine row',
    aliases: ['seated machine row', 'hammer strength row', 'chest-supported row machine'],
    howTo: [
      'Chest on the pad, seat set so the handles line up with your lower chest.',
      'Pull your elbows back, then return slowly.',
    ],
  },
  'machine-high-row': {
    name: 'Machine high row',
    aliases: ['iso-lateral high row', 'Hammer Strength high row'],
    howTo: [
      'Chest on the pad, handles above your head.',
      'Pull your elbows down and back, then return until your arms are straight.',
    ],
  },
  'machine-low-row': {
    name: 'Machine low row',
    aliases: ['iso-lateral low row', 'Hammer Strength low row', 'plate-loaded low row'],
    howTo: [
      'Chest on the pad, arms reaching down to the handles.',
      'Pull your elbows back to your hips, then return to a full stretch.',
    ],
  },
  'one-arm-machine-row': {
    name: 'One-arm machine row',
    aliases: ['single-arm machine row', 'one-arm Hammer Strength row'],
    howTo: [
      'Chest on the pad, one hand on the handle, the other bracing.',
      'Pull your elbow back without twisting, then return slowly.',
    ],
  },
  'inverted-row': {
    name: 'Inverted row',
    aliases: ['body row', 'Australian pull-up'],
    howTo: [
      'Hang under a low bar, heels on the floor, body straight.',
      'Pull your chest to the bar. The more horizontal your body, the harder it gets.',
    ],
  },
  'suspension-row': {
    name: 'Suspension row',
    aliases: ['TRX row', 'ring row'],
    howTo: [
      'Hold the straps and lean back, body in a straight line.',
      'Pull your chest to your hands, then lower slowly.',
    ],
  },
  'band-row': {
    name: 'Band row',
    aliases: ['seated band row', 'resistance band row', 'bent-over band row'],
    howTo: [
      'Loop the band around your feet or an anchor at belly height.',
      'Pull your elbows back, squeeze your shoulder blades, then return slowly.',
    ],
  },
  'barbell-shrug': {
    name: 'Barbell shrug',
    aliases: ['shrug', 'shrugs', 'trap shrug'],
    howTo: [
      'Stand tall with straight arms, bar against your thighs.',
      'Lift your shoulders straight up toward your ears, pause, then lower.',
    ],
  },
  'dumbbell-shrug': {
    name: 'Dumbbell shrug',
    aliases: ['DB shrug', 'shrugs'],
    howTo: ['Stand with the dumbbells at your sides, arms relaxed.', 'Shrug straight up, pause, then lower.'],
  },
  'cable-shrug': {
    name: 'Cable shrug',
    aliases: ['low-pulley shrug', 'cable trap shrug'],
    howTo: [
      'Stand close to a low pulley, holding the bar with straight arms.',
      'Shrug straight up, pause, then lower to a full stretch.',
    ],
  },
  'smith-machine-shrug': {
    name: 'Smith machine shrug',
    aliases: ['Smith shrug', 'Smith machine trap shrug'],
    howTo: [
      'Start with the bar at mid-thigh and grip just outside your legs.',
      'Lift your shoulders toward your ears, pause, then lower.',
    ],
  },
  'machine-shrug': {
    name: 'Machine shrug',
    aliases: ['shrug machine', 'plate-loaded shrug'],
    howTo: ['Grip the handles with straight arms and stand tall.', 'Shrug as high as you can, pause, then lower.'],
  },
  'trap-bar-shrug': {
    name: 'Trap bar shrug',
    aliases: ['hex bar shrug', 'hexagonal bar shrug'],
    howTo: ['Stand inside the bar, arms straight, neutral grip.', 'Shrug straight up, pause, then lower.'],
  },
  'rack-pull': {
    name: 'Rack pull',
    aliases: ['partial deadlift', 'block pull'],
    howTo: [
      'Set the bar on pins just below your knees and grip it with a flat back.',
      'Drive your hips forward until you stand tall.',
    ],
  },
  'back-extension': {
    name: 'Back extension',
    aliases: ['hyperextension', 'hyper', 'Roman chair'],
    howTo: [
      'Set the pad just below your hips, ankles locked in, body straight.',
      'Bend at the hips, then come up until your body is in a straight line.',
    ],
  },
  'weighted-back-extension': {
    name: 'Weighted back extension',
    aliases: ['weighted hyperextension'],
    howTo: [
      'Set the pad just below your hips, a plate held against your chest.',
      'Lower with control, then come up without overarching.',
    ],
  },
  'machine-back-extension': {
    name: 'Machine back extension',
    aliases: ['lower back machine', 'seated back extension'],
    howTo: [
      'Sit with your hips all the way back, pad across your upper back.',
      'Push back until your torso is in line with your thighs, then return slowly.',
    ],
  },
  superman: {
    name: 'Superman',
    aliases: ['supermans', 'floor back raise'],
    howTo: [
      'Lie face down with your arms stretched out in front.',
      'Lift your arms, chest and legs, pause, then lower.',
    ],
  },
  'kipping-pull-up': {
    name: 'Kipping pull-up',
    aliases: ['kip pull-up', 'butterfly pull-up'],
    howTo: ['Swing between hollow and arch positions below the bar.', 'Drive your hips up and pull as you swing back.'],
  },
  'sternum-pull-up': {
    name: 'Sternum pull-up',
    aliases: ['Gironda pull-up', 'sternum chin-up'],
    howTo: [
      'Hang, then lean back as you start to pull.',
      'Bring your lower chest to the bar, then lower with control.',
    ],
  },
  'front-lever': {
    name: 'Front lever',
    aliases: ['front lever hold'],
    howTo: [
      'Hang with straight arms and raise your body until it’s horizontal.',
      'Hold your body in a straight line from head to heels.',
    ],
  },
  'front-lever-raise': {
    name: 'Front lever raise',
    aliases: ['front lever pull'],
    howTo: ['Hang with straight arms, body tight.', 'Raise your whole body until it’s horizontal, then lower slowly.'],
  },
  'jump-shrug': {
    name: 'Jump shrug',
    aliases: ['barbell jump shrug'],
    howTo: ['Start with the bar at mid-thigh, hips back.', 'Jump and shrug hard, then land softly.'],
  },
  'neck-curl': {
    name: 'Neck curl',
    aliases: ['lying neck curl', 'neck flexion'],
    howTo: [
      'Lie on your back, head off the bench, holding a plate on your forehead.',
      'Bring your chin to your chest, then lower slowly.',
    ],
  },
  'neck-extension': {
    name: 'Neck extension',
    aliases: ['lying neck extension'],
    howTo: [
      'Lie face down, head off the bench, holding a plate on the back of your head.',
      'Raise your head until it’s in line with your spine, then lower slowly.',
    ],
  },
} satisfies TextsOf<typeof BACK>
