import type { BACK } from '../../catalogue/back.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const back = {
  'pull-up': {
    name: 'Pull-up',
    aliases: ['pullup', 'pullups', 'overhand pull-up'],
    howTo: [
      'Hang from an overhand grip, a bit wider than the shoulders.',
      'Drive the elbows down until the chin clears the bar.',
    ],
  },
  'wide-grip-pull-up': {
    name: 'Wide-grip pull-up',
    aliases: ['wide pull-up', 'wide-grip pullup'],
    howTo: [
      'Overhand grip, hands well outside the shoulders.',
      'Pull the chest up to the bar and lower to straight arms.',
    ],
  },
  'weighted-pull-up': {
    name: 'Weighted pull-up',
    aliases: ['weighted pullup', 'pull-up with belt'],
    howTo: ['Hang the plate from a belt and start from a dead hang.', 'Chin over the bar, then lower with control.'],
  },
  'assisted-pull-up': {
    name: 'Assisted pull-up',
    aliases: ['assisted pullup', 'pull-up machine', 'gravitron'],
    howTo: [
      'Choose how much help the machine gives and kneel on the pad.',
      'Pull until the chin clears the bar and come down slowly.',
    ],
  },
  'band-assisted-pull-up': {
    name: 'Band-assisted pull-up',
    aliases: ['band pull-up', 'banded pull-up'],
    howTo: [
      'Loop the band over the bar and put a knee or foot in it.',
      'Pull the chin over the bar and resist the way down.',
    ],
  },
  'negative-pull-up': {
    name: 'Negative pull-up',
    aliases: ['eccentric pull-up', 'pull-up negatives'],
    howTo: [
      'Step or jump up to start with the chin over the bar.',
      'Lower for three to five seconds until the arms are straight.',
    ],
  },
  'scapular-pull-up': {
    name: 'Scapular pull-up',
    aliases: ['scap pull-up', 'scapular pull-ups'],
    howTo: [
      'Hang with straight arms and let the shoulders rise.',
      'Draw the shoulder blades down without bending the elbows.',
    ],
  },
  'chin-up': {
    name: 'Chin-up',
    aliases: ['chinup', 'chinups', 'underhand pull-up'],
    howTo: ['Palms facing you, hands shoulder width.', 'Pull the chest toward the bar and lower to straight arms.'],
  },
  'assisted-chin-up': {
    name: 'Assisted chin-up',
    aliases: ['assisted chinup', 'chin-up machine'],
    howTo: [
      'Choose the help and kneel on the pad, palms facing you.',
      'Pull the chest toward the handles and lower to straight arms.',
    ],
  },
  'weighted-chin-up': {
    name: 'Weighted chin-up',
    aliases: ['weighted chinup', 'chin-up with belt'],
    howTo: ['Hang the plate from a belt, palms facing you.', 'Pull the chin over the bar without swinging.'],
  },
  'neutral-grip-pull-up': {
    name: 'Neutral-grip pull-up',
    aliases: ['hammer-grip pull-up', 'parallel-grip pull-up'],
    howTo: [
      'Palms facing each other on the parallel handles.',
      'Pull until the hands reach the shoulders, then lower fully.',
    ],
  },
  'weighted-neutral-grip-pull-up': {
    name: 'Weighted neutral-grip pull-up',
    aliases: ['weighted hammer-grip pull-up', 'weighted parallel-grip pull-up'],
    howTo: ['Plate on a belt, palms facing each other.', 'Pull the hands to the shoulders and lower without swinging.'],
  },
  'flexed-arm-hang': {
    name: 'Flexed-arm hang',
    aliases: ['chin-over-bar hold', 'pull-up hold', 'bent-arm hang'],
    howTo: ['Start at the top with the chin over the bar.', 'Hold for time with elbows bent and body still.'],
  },
  'lat-pulldown': {
    name: 'Lat pulldown',
    aliases: ['pulldown', 'lat pull', 'wide-grip pulldown', 'front pulldown'],
    howTo: [
      'Thighs locked under the pad, grip wider than the shoulders.',
      'Pull the bar to the upper chest and let it rise until the arms are straight.',
    ],
  },
  'behind-the-neck-lat-pulldown': {
    name: 'Behind-the-neck lat pulldown',
    aliases: ['rear pulldown', 'behind-neck pulldown'],
    howTo: [
      'Wide grip, lean slightly forward, head in line with the back.',
      'Pull the bar down to ear height behind you and let it rise.',
    ],
  },
  'close-grip-lat-pulldown': {
    name: 'Close-grip lat pulldown',
    aliases: ['V-bar pulldown', 'neutral-grip pulldown'],
    howTo: ['Use the V handle, chest up.', 'Pull to the upper chest with the elbows close to the body.'],
  },
  'reverse-grip-lat-pulldown': {
    name: 'Reverse-grip lat pulldown',
    aliases: ['underhand pulldown', 'supinated pulldown'],
    howTo: ['Underhand grip, shoulder width.', 'Pull the elbows down to the ribs and return with a stretch.'],
  },
  'one-arm-lat-pulldown': {
    name: 'One-arm lat pulldown',
    aliases: ['single-arm lat pulldown', 'single-arm pulldown'],
    howTo: [
      'Single handle on a high pulley, arm fully stretched.',
      'Drive the elbow down to the side of the ribs and return slowly.',
    ],
  },
  'iso-lateral-lat-pulldown': {
    name: 'Iso-lateral lat pulldown',
    aliases: ['plate-loaded pulldown', 'Hammer Strength pulldown', 'iso-lateral pulldown'],
    howTo: [
      'Thighs under the pad, handles just in front of the head.',
      'Pull the elbows down to the sides and let the arms stretch.',
    ],
  },
  'band-lat-pulldown': {
    name: 'Band lat pulldown',
    aliases: ['band pulldown', 'kneeling band pulldown'],
    howTo: ['Anchor the band high and kneel below it, arms up.', 'Pull the elbows down to the ribs and return slowly.'],
  },
  'straight-arm-pulldown': {
    name: 'Straight-arm pulldown',
    aliases: ['straight-arm lat pulldown', 'cable pullover'],
    howTo: [
      'Hinge slightly, arms almost straight on a high pulley.',
      'Sweep the bar down to the thighs using the lats.',
    ],
  },
  'rope-straight-arm-pulldown': {
    name: 'Rope straight-arm pulldown',
    aliases: ['rope pullover', 'lat prayer'],
    howTo: [
      'Rope on a high pulley, hips back, arms almost straight.',
      'Sweep the rope past the thighs and let the lats stretch again.',
    ],
  },
  'machine-pullover': {
    name: 'Machine pullover',
    aliases: ['pullover machine', 'Nautilus pullover'],
    howTo: [
      'Shoulders in line with the axis, elbows on the pads.',
      'Bring the bar down to the belly and return to a full stretch.',
    ],
  },
  'barbell-row': {
    name: 'Barbell row',
    aliases: ['bent-over row', 'BB row', 'bent-over barbell row'],
    howTo: [
      'Hinge until the torso is nearly parallel to the floor, back flat.',
      'Pull the bar to the navel and lower without rounding.',
    ],
  },
  'pendlay-row': {
    name: 'Pendlay row',
    aliases: ['dead-stop row', 'strict barbell row'],
    howTo: [
      'Torso parallel to the floor, bar resting on it before each rep.',
      'Pull hard to the lower chest and set it down.',
    ],
  },
  'reverse-grip-barbell-row': {
    name: 'Reverse-grip barbell row',
    aliases: ['Yates row', 'underhand row'],
    howTo: ['Underhand grip, torso at about 45 degrees.', 'Pull to the lower belly with the elbows close.'],
  },
  'smith-machine-row': {
    name: 'Smith machine row',
    aliases: ['Smith machine bent-over row', 'Smith row'],
    howTo: [
      'Bar at knee height, hinge with a flat back.',
      'Pull to the navel along the rails and lower until the arms are straight.',
    ],
  },
  'seal-row': {
    name: 'Seal row',
    aliases: ['bench-supported barbell row', 'flat-bench row'],
    howTo: [
      'Lie face down on a raised flat bench, bar hanging below.',
      'Row to the underside of the bench without lifting the chest.',
    ],
  },
  't-bar-row': {
    name: 'T-bar row',
    aliases: ['landmine row', 'T bar'],
    howTo: ['Straddle the bar, hips back, chest up.', 'Pull to the sternum and squeeze the shoulder blades together.'],
  },
  'meadows-row': {
    name: 'Meadows row',
    aliases: ['one-arm landmine row', 'single-arm landmine row'],
    howTo: [
      'Stand side-on to the sleeve of a landmine, hand over its end.',
      'Row the elbow up and out, then lower to a long stretch.',
    ],
  },
  'chest-supported-t-bar-row': {
    name: 'Chest-supported T-bar row',
    aliases: ['T-bar row machine', 'lying T-bar row'],
    howTo: [
      'Chest on the pad, feet firm on the platform.',
      'Row the handles to the pad and lower until the shoulder blades spread.',
    ],
  },
  'dumbbell-row': {
    name: 'Dumbbell row',
    aliases: ['one-arm row', 'single-arm dumbbell row', 'DB row'],
    howTo: [
      'One hand and knee on the bench, back flat.',
      'Pull the dumbbell to the hip and lower until the lat stretches.',
    ],
  },
  'bent-over-dumbbell-row': {
    name: 'Bent-over dumbbell row',
    aliases: ['two-arm dumbbell row', 'double dumbbell row'],
    howTo: [
      'Hinge with a flat back, a dumbbell in each hand.',
      'Pull both to the sides of the belly and lower together.',
    ],
  },
  'kettlebell-row': {
    name: 'Kettlebell row',
    aliases: ['one-arm kettlebell row', 'KB row'],
    howTo: [
      'Split stance, free hand on the front thigh or a bench.',
      'Pull the bell to the hip and lower to a straight arm.',
    ],
  },
  'gorilla-row': {
    name: 'Gorilla row',
    aliases: ['alternating kettlebell row', 'kettlebell gorilla row'],
    howTo: [
      'Wide stance over two kettlebells, hips back, back flat.',
      'Row one while you push the other into the floor, then swap.',
    ],
  },
  'renegade-row': {
    name: 'Renegade row',
    aliases: ['plank row', 'dumbbell plank row'],
    howTo: ['High plank on two dumbbells, feet wide.', 'Row one to the hip without turning the hips, then the other.'],
  },
  'chest-supported-dumbbell-row': {
    name: 'Chest-supported dumbbell row',
    aliases: ['incline dumbbell row', 'dumbbell seal row', 'prone row'],
    howTo: ['Chest on an incline bench, dumbbells hanging.', 'Row with the elbows back and keep the chest on the pad.'],
  },
  'seated-cable-row': {
    name: 'Seated cable row',
    aliases: ['cable row', 'low row', 'seated row', 'V-grip seated cable row', 'bar-grip seated cable row'],
    howTo: [
      'Sit tall, knees slightly bent.',
      'Pull the handle to the navel, shoulder blades together, and reach forward again.',
    ],
  },
  'wide-grip-seated-cable-row': {
    name: 'Wide-grip seated cable row',
    aliases: ['wide-grip cable row', 'seated cable row with wide-grip bar'],
    howTo: [
      'Long bar, overhand grip wider than the shoulders.',
      'Pull to the lower chest with the elbows out, then reach forward.',
    ],
  },
  'one-arm-cable-row': {
    name: 'One-arm cable row',
    aliases: ['single-arm cable row'],
    howTo: ['Grip the handle with one hand, torso still.', 'Pull the elbow past the hip and return with a stretch.'],
  },
  'machine-row': {
    name: 'Machine row',
    aliases: ['seated machine row', 'hammer strength row', 'chest-supported row machine'],
    howTo: ['Chest on the pad, seat so the handles meet the lower chest.', 'Pull the elbows back and return slowly.'],
  },
  'machine-high-row': {
    name: 'Machine high row',
    aliases: ['iso-lateral high row', 'Hammer Strength high row'],
    howTo: [
      'Chest on the pad, handles above the head.',
      'Pull the elbows down and back, then let the arms stretch up.',
    ],
  },
  'machine-low-row': {
    name: 'Machine low row',
    aliases: ['iso-lateral low row', 'Hammer Strength low row', 'plate-loaded low row'],
    howTo: [
      'Chest on the pad, arms reaching down to the handles.',
      'Pull the elbows back to the hips and return with a stretch.',
    ],
  },
  'one-arm-machine-row': {
    name: 'One-arm machine row',
    aliases: ['single-arm machine row', 'one-arm Hammer Strength row'],
    howTo: [
      'Chest on the pad, one handle, the other hand holds on.',
      'Pull the elbow back without twisting and return slowly.',
    ],
  },
  'inverted-row': {
    name: 'Inverted row',
    aliases: ['body row', 'Australian pull-up'],
    howTo: [
      'Hang under a bar with the body straight.',
      'Pull the chest to the bar. The flatter you lie, the harder it is.',
    ],
  },
  'suspension-row': {
    name: 'Suspension row',
    aliases: ['TRX row', 'ring row'],
    howTo: ['Lean back holding the straps, body in one line.', 'Pull the chest to the hands and lower slowly.'],
  },
  'band-row': {
    name: 'Band row',
    aliases: ['seated band row', 'resistance band row', 'bent-over band row'],
    howTo: [
      'Band round the feet or an anchor at belly height.',
      'Pull the elbows back, squeeze the shoulder blades and return slowly.',
    ],
  },
  'barbell-shrug': {
    name: 'Barbell shrug',
    aliases: ['shrug', 'shrugs', 'trap shrug'],
    howTo: ["Bar at arm's length, stand tall.", 'Lift the shoulders straight up toward the ears, pause and lower.'],
  },
  'dumbbell-shrug': {
    name: 'Dumbbell shrug',
    aliases: ['DB shrug', 'shrugs'],
    howTo: ['Dumbbells at the sides, arms loose.', 'Shrug straight up, hold a moment and lower.'],
  },
  'cable-shrug': {
    name: 'Cable shrug',
    aliases: ['low-pulley shrug', 'cable trap shrug'],
    howTo: [
      'Bar on a low pulley, stand close with straight arms.',
      'Shrug straight up, pause and lower to a full stretch.',
    ],
  },
  'smith-machine-shrug': {
    name: 'Smith machine shrug',
    aliases: ['Smith shrug', 'Smith machine trap shrug'],
    howTo: ['Bar at mid-thigh, grip just outside the legs.', 'Lift the shoulders toward the ears, pause and lower.'],
  },
  'machine-shrug': {
    name: 'Machine shrug',
    aliases: ['shrug machine', 'plate-loaded shrug'],
    howTo: [
      'Take the handles with straight arms and stand tall.',
      'Shrug as high as you can, hold a moment and lower.',
    ],
  },
  'trap-bar-shrug': {
    name: 'Trap bar shrug',
    aliases: ['hex bar shrug', 'hexagonal bar shrug'],
    howTo: ['Stand inside the bar, arms straight, neutral grip.', 'Shrug straight up, pause at the top and lower.'],
  },
  'rack-pull': {
    name: 'Rack pull',
    aliases: ['partial deadlift', 'block pull'],
    howTo: ['Bar on the pins just below the knees, back set.', 'Drive the hips forward until you stand tall.'],
  },
  'back-extension': {
    name: 'Back extension',
    aliases: ['hyperextension', 'hyper', 'Roman chair'],
    howTo: ['Hips on the pad, body straight.', 'Fold at the hips and come up until the body is in one line.'],
  },
  'weighted-back-extension': {
    name: 'Weighted back extension',
    aliases: ['weighted hyperextension'],
    howTo: ['Hold a plate against the chest.', 'Lower under control and rise without overarching.'],
  },
  'machine-back-extension': {
    name: 'Machine back extension',
    aliases: ['lower back machine', 'seated back extension'],
    howTo: [
      'Sit with the hips deep in the seat, pad across the upper back.',
      'Push back until the torso is in line, return without slumping.',
    ],
  },
  superman: {
    name: 'Superman',
    aliases: ['supermans', 'floor back raise'],
    howTo: ['Lie face down with the arms stretched out in front.', 'Lift arms, chest and legs, pause and lower.'],
  },
  'kipping-pull-up': {
    name: 'Kipping pull-up',
    aliases: ['kip pull-up', 'butterfly pull-up'],
    howTo: ['Swing between hollow and arch below the bar.', 'Drive the hips and pull as you come forward.'],
  },
  'sternum-pull-up': {
    name: 'Sternum pull-up',
    aliases: ['Gironda pull-up', 'sternum chin-up'],
    howTo: ['Hang and lean back as you start to pull.', 'Bring the lower chest to the bar.'],
  },
  'front-lever': {
    name: 'Front lever',
    aliases: ['front lever hold'],
    howTo: ['Hang with straight arms and raise the body level.', 'Hold it stiff from head to heels.'],
  },
  'front-lever-raise': {
    name: 'Front lever raise',
    aliases: ['front lever pull'],
    howTo: ['Hang with straight arms, body tight.', 'Raise the whole body level, lower it slowly.'],
  },
  'jump-shrug': {
    name: 'Jump shrug',
    aliases: ['barbell jump shrug'],
    howTo: ['Start with the bar at mid-thigh, hips back.', 'Jump and shrug hard, land softly.'],
  },
  'neck-curl': {
    name: 'Neck curl',
    aliases: ['lying neck curl', 'neck flexion'],
    howTo: [
      'Lie on your back, head off the bench, a plate on the forehead.',
      'Bring the chin to the chest, lower slowly.',
    ],
  },
  'neck-extension': {
    name: 'Neck extension',
    aliases: ['lying neck extension'],
    howTo: [
      'Lie face down, head off the bench, a plate behind the head.',
      'Raise the head until it is in line, lower slowly.',
    ],
  },
} satisfies TextsOf<typeof BACK>
