import type { CHEST } from '../../catalogue/chest.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const chest = {
  'barbell-bench-press': {
    name: 'Barbell bench press',
    aliases: ['bench press', 'bench', 'flat bench', 'BP'],
    howTo: [
      'Shoulder blades pulled together, feet planted, bar over the wrists.',
      'Lower to mid chest, then press up and slightly back.',
    ],
  },
  'incline-barbell-bench-press': {
    name: 'Incline barbell bench press',
    aliases: ['incline bench press', 'incline bench', 'incline press'],
    howTo: [
      'Set the bench to about 30 degrees.',
      'Lower to the upper chest, elbows a little tucked, and press straight up.',
    ],
  },
  'decline-barbell-bench-press': {
    name: 'Decline barbell bench press',
    aliases: ['decline bench press', 'decline bench'],
    howTo: [
      'Hook the legs and unrack over the lower chest.',
      'Lower to the bottom of the chest and press without flaring the elbows.',
    ],
  },
  'barbell-floor-press': {
    name: 'Barbell floor press',
    aliases: ['floor press'],
    howTo: [
      'Lie on the floor with the bar over the chest.',
      'Lower until the upper arms touch down, pause, and press.',
    ],
  },
  'dumbbell-bench-press': {
    name: 'Dumbbell bench press',
    aliases: ['DB bench press', 'flat dumbbell press', 'dumbbell chest press'],
    howTo: [
      'Start with the dumbbells over the chest, shoulder blades pulled together.',
      'Lower beside the chest until you feel a stretch, then press up and in.',
    ],
  },
  'incline-dumbbell-bench-press': {
    name: 'Incline dumbbell bench press',
    aliases: ['incline dumbbell press', 'incline DB press'],
    howTo: [
      'Bench at 30 degrees, dumbbells over the upper chest.',
      'Lower with the elbows under the wrists and press up.',
    ],
  },
  'decline-dumbbell-bench-press': {
    name: 'Decline dumbbell bench press',
    aliases: ['decline dumbbell press', 'decline DB press'],
    howTo: [
      'Hook the legs and bring the dumbbells over the lower chest.',
      'Lower under control and press without letting them crash together.',
    ],
  },
  'dumbbell-fly': {
    name: 'Dumbbell fly',
    aliases: ['chest fly', 'dumbbell flye', 'flat fly', 'flies'],
    howTo: [
      'Arms almost straight, palms facing each other over the chest.',
      'Open wide until the chest stretches, then close as if hugging a barrel.',
    ],
  },
  'incline-dumbbell-fly': {
    name: 'Incline dumbbell fly',
    aliases: ['incline chest fly', 'incline flye'],
    howTo: [
      'Bench at 30 degrees, elbows slightly bent.',
      'Open to chest height and bring the dumbbells back over the upper chest.',
    ],
  },
  'machine-chest-press': {
    name: 'Machine chest press',
    aliases: ['chest press', 'seated chest press', 'hammer strength press'],
    howTo: [
      'Set the seat so the handles meet mid chest.',
      'Press without shrugging and return until the chest stretches.',
    ],
  },
  'incline-machine-chest-press': {
    name: 'Incline machine chest press',
    aliases: ['incline chest press', 'incline hammer strength'],
    howTo: [
      'Set the seat so the handles meet the upper chest.',
      'Press up along the path of the machine, shoulder blades against the pad.',
    ],
  },
  'smith-machine-bench-press': {
    name: 'Smith machine bench press',
    aliases: ['smith bench press', 'smith press'],
    howTo: ['Place the bench so the bar lands on mid chest.', 'Unhook, lower with control and press without bouncing.'],
  },
  'smith-machine-incline-bench-press': {
    name: 'Smith machine incline bench press',
    aliases: ['smith incline press', 'smith incline bench'],
    howTo: ['Bench at 30 degrees, bar path over the upper chest.', 'Lower until it nearly touches and press.'],
  },
  'pec-deck': {
    name: 'Pec deck',
    aliases: ['machine fly', 'butterfly', 'seated fly', 'chest fly machine'],
    howTo: [
      'Back flat on the pad, elbows at chest height.',
      'Close the arms until the handles meet, then open slowly.',
    ],
  },
  'cable-crossover': {
    name: 'Cable crossover',
    aliases: ['cable fly', 'standing cable fly', 'cable chest fly'],
    howTo: [
      'Pulleys high, one foot forward, slight lean.',
      'Bring the hands together in front of the hips and return with a stretch.',
    ],
  },
  'low-to-high-cable-fly': {
    name: 'Low-to-high cable fly',
    aliases: ['low cable fly', 'upward cable fly', 'incline cable fly'],
    howTo: ['Pulleys at the bottom, palms up.', 'Sweep the hands up to eye level and lower slowly.'],
  },
  'dumbbell-pullover': {
    name: 'Dumbbell pullover',
    aliases: ['pullover', 'DB pullover'],
    howTo: [
      'Lie across the bench with one dumbbell over the chest.',
      'Lower it behind the head with elbows nearly straight, then pull back over.',
    ],
  },
  'push-up': {
    name: 'Push-up',
    aliases: ['pushup', 'press-up', 'pushups'],
    howTo: [
      'Hands just outside the shoulders, body in one line.',
      'Chest to the floor, elbows at 45 degrees, and push away.',
    ],
  },
  'incline-push-up': {
    name: 'Incline push-up',
    aliases: ['hands-elevated push-up', 'bench push-up'],
    howTo: [
      'Hands on a bench or bar, body straight.',
      'Lower the chest to the edge and push back. A higher support makes it easier.',
    ],
  },
  'weighted-push-up': {
    name: 'Weighted push-up',
    aliases: ['plate push-up', 'vest push-up'],
    howTo: ['Plate on the upper back or a vest on.', 'Keep the hips level and do full push-ups.'],
  },
  'chest-dip': {
    name: 'Chest dip',
    aliases: ['dips', 'parallel bar dip'],
    howTo: ['Lean forward on the bars, elbows slightly out.', 'Go down until the chest stretches and push up.'],
  },
  'paused-bench-press': {
    name: 'Paused bench press',
    aliases: ['pause bench', 'bench press with pause', 'competition bench'],
    howTo: [
      'Lower to the chest and hold the bar dead still for one to three seconds.',
      'Stay tight through the pause, then press hard.',
    ],
  },
  'tempo-bench-press': {
    name: 'Tempo bench press',
    aliases: ['slow eccentric bench', '3-0-3 bench', 'tempo bench'],
    howTo: ['Count three to five seconds on the way down.', 'Touch lightly and press at the speed you planned.'],
  },
  'wide-grip-bench-press': {
    name: 'Wide-grip bench press',
    aliases: ['wide bench', 'wide-grip bench'],
    howTo: [
      'Take the bar a hand’s width wider than usual, index fingers near the rings.',
      'Lower to the lower chest with the forearms upright and press.',
    ],
  },
  'reverse-grip-bench-press': {
    name: 'Reverse-grip bench press',
    aliases: ['underhand bench press', 'supinated bench press'],
    howTo: [
      'Palms toward the face, thumbs around the bar, spotter at hand.',
      'Lower to the bottom of the chest with the elbows in and press up.',
    ],
  },
  'spoto-press': {
    name: 'Spoto press',
    aliases: ['Spoto bench press', 'invisible board press'],
    howTo: ['Stop the bar a finger or two above the chest.', 'Hold it there without sinking, then press.'],
  },
  'larsen-press': {
    name: 'Larsen press',
    aliases: ['feet-up bench press', 'legs-out bench press', 'feet-up bench'],
    howTo: [
      'Legs straight out and off the floor, shoulder blades pinned to the bench.',
      'Lower under control and press without any help from the legs.',
    ],
  },
  'pin-bench-press': {
    name: 'Pin bench press',
    aliases: ['pin press', 'bench press from pins', 'dead bench'],
    howTo: [
      'Set the safeties at the height where your bench sticks.',
      'Let the bar settle on them, get tight and press from a dead stop.',
    ],
  },
  'dumbbell-floor-press': {
    name: 'Dumbbell floor press',
    aliases: ['DB floor press', 'floor chest press with dumbbells'],
    howTo: [
      'Lie on the floor with bent knees, dumbbells over the chest.',
      'Lower until the upper arms rest on the floor, then press.',
    ],
  },
  'dumbbell-hex-press': {
    name: 'Dumbbell hex press',
    aliases: ['hex press', 'squeeze press', 'dumbbell squeeze press', 'crush press'],
    howTo: [
      'Press two hex dumbbells against each other over the chest.',
      'Keep squeezing them together all the way down and up.',
    ],
  },
  'one-arm-dumbbell-bench-press': {
    name: 'One-arm dumbbell bench press',
    aliases: ['single-arm dumbbell bench press', 'unilateral dumbbell bench'],
    howTo: [
      'One dumbbell over the shoulder, feet wide, hips level.',
      'Lower and press without letting the body roll to that side.',
    ],
  },
  'decline-dumbbell-fly': {
    name: 'Decline dumbbell fly',
    aliases: ['decline chest fly', 'decline flye', 'decline DB fly'],
    howTo: [
      'Hook the legs, arms almost straight over the lower chest.',
      'Open until the chest stretches and close along the same arc.',
    ],
  },
  'iso-lateral-chest-press': {
    name: 'Iso-lateral chest press',
    aliases: ['plate-loaded chest press', 'iso-lateral bench press', 'ISO chest press'],
    howTo: [
      'Seat set so the handles meet mid chest, same plates on both sides.',
      'Press each arm along its own lever and return until the chest stretches.',
    ],
  },
  'decline-machine-chest-press': {
    name: 'Decline machine chest press',
    aliases: ['decline chest press', 'decline hammer strength'],
    howTo: [
      'Set the seat so the handles meet the lower chest.',
      'Press forward and down, shoulders low, and return slowly.',
    ],
  },
  'smith-machine-decline-bench-press': {
    name: 'Smith machine decline bench press',
    aliases: ['smith decline press', 'smith decline bench'],
    howTo: ['Place the decline bench so the bar lands on the lower chest.', 'Unhook, lower with control and press.'],
  },
  'cable-chest-press': {
    name: 'Cable chest press',
    aliases: ['standing cable press', 'cable bench press', 'standing cable chest press'],
    howTo: [
      'Pulleys at chest height, split stance, hands beside the chest.',
      'Press forward until the arms are straight and return with a stretch.',
    ],
  },
  'seated-cable-fly': {
    name: 'Seated cable fly',
    aliases: ['seated cable chest fly', 'seated cable crossover'],
    howTo: [
      'Bench between the pulleys, cables at chest height, back supported.',
      'Bring the hands together in front of the chest and open slowly.',
    ],
  },
  'svend-press': {
    name: 'Svend press',
    aliases: ['plate squeeze press', 'plate press-out', 'plate pinch press'],
    howTo: [
      'Press one or two plates between the palms at the chest.',
      'Push them straight out without easing the squeeze and bring them back.',
    ],
  },
  'decline-push-up': {
    name: 'Decline push-up',
    aliases: ['feet-elevated push-up', 'decline pushup'],
    howTo: [
      'Feet on a bench, hands on the floor, body in one line.',
      'Lower the chest between the hands and push up without sagging.',
    ],
  },
  'knee-push-up': {
    name: 'Knee push-up',
    aliases: ['kneeling push-up', 'modified push-up', 'push-up on knees'],
    howTo: [
      'Knees on the floor, straight line from the knees to the head.',
      'Lower the chest to the floor and push away.',
    ],
  },
  'clap-push-up': {
    name: 'Clap push-up',
    aliases: ['plyo push-up', 'plyometric push-up', 'clapping push-up', 'explosive push-up'],
    howTo: [
      'Lower quickly and push hard enough for the hands to leave the floor.',
      'Clap once and land with soft elbows.',
    ],
  },
  'suspension-push-up': {
    name: 'Suspension push-up',
    aliases: ['TRX push-up', 'ring push-up', 'TRX chest press'],
    howTo: [
      'Hands in the straps or rings, body straight, leaning as far as you can hold.',
      'Lower until the hands are beside the chest and push back.',
    ],
  },
  'band-chest-fly': {
    name: 'Band chest fly',
    aliases: ['banded fly'],
    howTo: ['Anchor the band behind you at chest height.', 'Bring the hands together with soft elbows, return slowly.'],
  },
  'band-chest-press': {
    name: 'Band chest press',
    aliases: ['banded chest press'],
    howTo: ['Anchor the band behind you at chest height.', 'Press forward until the arms are straight, return slowly.'],
  },
  'suspension-chest-fly': {
    name: 'Suspension chest fly',
    aliases: ['TRX fly', 'ring fly'],
    howTo: [
      'Lean into the straps with the arms straight ahead.',
      'Open the arms with soft elbows, then bring them together.',
    ],
  },
  'band-push-up': {
    name: 'Band push-up',
    aliases: ['banded push-up'],
    howTo: ['Run the band across the back, an end under each hand.', 'Lower the chest, then push against the band.'],
  },
  'one-arm-push-up': {
    name: 'One-arm push-up',
    aliases: ['single-arm push-up'],
    howTo: [
      'Feet wide, one hand under the chest, the other on the back.',
      'Lower without turning the hips, then push up.',
    ],
  },
  'incline-cable-chest-press': {
    name: 'Incline cable chest press',
    aliases: ['incline cable bench press'],
    howTo: [
      'Set an incline bench between two low pulleys.',
      'Press up and together, lower until the elbows pass the chest.',
    ],
  },
  'around-the-world': {
    name: 'Around the world',
    aliases: ['dumbbell around the world'],
    howTo: [
      'Lie on a bench, a light dumbbell in each hand by the hips.',
      'Sweep the arms out and overhead in an arc, and back.',
    ],
  },
} satisfies TextsOf<typeof CHEST>
