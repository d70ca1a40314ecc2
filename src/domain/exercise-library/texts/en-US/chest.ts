import type { CHEST } from '../../catalogue/chest.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const chest = {
  'barbell-bench-press': {
    name: 'Barbell bench press',
    aliases: ['bench press', 'bench', 'flat bench', 'BP'],
    howTo: [
      'Squeeze your shoulder blades together, plant your feet, and stack your wrists under the bar.',
      'Lower the bar to mid-chest, then press up and slightly back.',
    ],
  },
  'incline-barbell-bench-press': {
    name: 'Incline barbell bench press',
    aliases: ['incline bench press', 'incline bench', 'incline press'],
    howTo: [
      'Set the bench to about 30 degrees.',
      'Lower the bar to your upper chest, elbows slightly tucked, then press straight up.',
    ],
  },
  'decline-barbell-bench-press': {
    name: 'Decline barbell bench press',
    aliases: ['decline bench press', 'decline bench'],
    howTo: [
      'Hook your legs under the pads and unrack the bar over your lower chest.',
      'Lower the bar to your lower chest, then press without flaring your elbows.',
    ],
  },
  'barbell-floor-press': {
    name: 'Barbell floor press',
    aliases: ['floor press'],
    howTo: [
      'Lie on the floor with the bar over your chest.',
      'Lower until your upper arms touch the floor, pause, then press.',
    ],
  },
  'dumbbell-bench-press': {
    name: 'Dumbbell bench press',
    aliases: ['DB bench press', 'flat dumbbell press', 'dumbbell chest press'],
    howTo: [
      'Start with the dumbbells over your chest, shoulder blades squeezed together.',
      'Lower the dumbbells beside your chest until you feel a stretch, then press up and in.',
    ],
  },
  'incline-dumbbell-bench-press': {
    name: 'Incline dumbbell bench press',
    aliases: ['incline dumbbell press', 'incline DB press'],
    howTo: [
      'Set the bench to 30 degrees, dumbbells over your upper chest.',
      'Lower with your elbows under your wrists, then press up.',
    ],
  },
  'decline-dumbbell-bench-press': {
    name: 'Decline dumbbell bench press',
    aliases: ['decline dumbbell press', 'decline DB press'],
    howTo: [
      'Hook your legs under the pads and hold the dumbbells over your lower chest.',
      'Lower with control, then press without banging the dumbbells together.',
    ],
  },
  'dumbbell-fly': {
    name: 'Dumbbell fly',
    aliases: ['chest fly', 'dumbbell flye', 'flat fly', 'flies'],
    howTo: [
      'Hold the dumbbells over your chest, palms in, arms almost straight.',
      'Open your arms until you feel a stretch, then close them as if hugging a barrel.',
    ],
  },
  'incline-dumbbell-fly': {
    name: 'Incline dumbbell fly',
    aliases: ['incline chest fly', 'incline flye'],
    howTo: [
      'Set the bench to 30 degrees, dumbbells over your upper chest, elbows slightly bent.',
      'Open your arms to chest height, then bring the dumbbells back over your upper chest.',
    ],
  },
  'machine-chest-press': {
    name: 'Machine chest press',
    aliases: ['chest press', 'seated chest press', 'hammer strength press'],
    howTo: [
      'Set the seat so the handles line up with mid-chest.',
      'Press without shrugging, then return until you feel your chest stretch.',
    ],
  },
  'incline-machine-chest-press': {
    name: 'Incline machine chest press',
    aliases: ['incline chest press', 'incline hammer strength'],
    howTo: [
      'Set the seat so the handles line up with your upper chest.',
      'Press with your shoulder blades against the pad, then return slowly.',
    ],
  },
  'smith-machine-bench-press': {
    name: 'Smith machine bench press',
    aliases: ['smith bench press', 'smith press'],
    howTo: [
      'Place the bench so the bar lands on mid-chest.',
      'Unhook the bar, lower it with control, then press without bouncing.',
    ],
  },
  'smith-machine-incline-bench-press': {
    name: 'Smith machine incline bench press',
    aliases: ['smith incline press', 'smith incline bench'],
    howTo: [
      'Set the bench to 30 degrees, your upper chest under the bar.',
      'Lower until the bar almost touches your chest, then press.',
    ],
  },
  'pec-deck': {
    name: 'Pec deck',
    aliases: ['machine fly', 'butterfly', 'seated fly', 'chest fly machine'],
    howTo: [
      'Back flat on the pad, elbows at chest height.',
      'Bring your arms together until the handles meet, then open slowly.',
    ],
  },
  'cable-crossover': {
    name: 'Cable crossover',
    aliases: ['cable fly', 'standing cable fly', 'cable chest fly'],
    howTo: [
      'Set the pulleys high. Put one foot forward and lean in slightly.',
      'Bring your hands together in front of your hips, then open to a full stretch.',
    ],
  },
  'low-to-high-cable-fly': {
    name: 'Low-to-high cable fly',
    aliases: ['low cable fly', 'upward cable fly', 'incline cable fly'],
    howTo: [
      'Set the pulleys low and hold the handles with your palms up.',
      'Sweep your hands up to eye level, then lower slowly.',
    ],
  },
  'dumbbell-pullover': {
    name: 'Dumbbell pullover',
    aliases: ['pullover', 'DB pullover'],
    howTo: [
      'Lie across the bench, holding one dumbbell over your chest.',
      'Lower the dumbbell behind your head, elbows slightly bent, then pull it back up.',
    ],
  },
  'push-up': {
    name: 'Push-up',
    aliases: ['pushup', 'press-up', 'pushups'],
    howTo: [
      'Hands just outside your shoulders, body in a straight line.',
      'Lower your chest to the floor, elbows at 45 degrees, then push up.',
    ],
  },
  'incline-push-up': {
    name: 'Incline push-up',
    aliases: ['hands-elevated push-up', 'bench push-up'],
    howTo: [
      'Hands on a bench or bar, body straight.',
      'Lower your chest to the edge, then push up. The higher the support, the easier it is.',
    ],
  },
  'weighted-push-up': {
    name: 'Weighted push-up',
    aliases: ['plate push-up', 'vest push-up'],
    howTo: ['Put a plate on your upper back or wear a vest.', 'Keep your hips level and do full push-ups.'],
  },
  'chest-dip': {
    name: 'Chest dip',
    aliases: ['dips', 'parallel bar dip'],
    howTo: ['Lean forward on the bars, elbows slightly out.', 'Lower until you feel your chest stretch, then push up.'],
  },
  'paused-bench-press': {
    name: 'Pause bench press',
    aliases: ['paused bench press', 'pause bench', 'bench press with pause', 'competition bench'],
    howTo: [
      'Lower the bar to your chest and hold it dead still for one to three seconds.',
      'Stay tight through the pause, then press hard.',
    ],
  },
  'tempo-bench-press': {
    name: 'Tempo bench press',
    aliases: ['slow eccentric bench', '3-0-3 bench', 'tempo bench'],
    howTo: [
      'Take three to five seconds to lower the bar.',
      'Touch your chest lightly, then press at your planned tempo.',
    ],
  },
  'wide-grip-bench-press': {
    name: 'Wide-grip bench press',
    aliases: ['wide bench', 'wide-grip bench'],
    howTo: [
      'Grip a hand’s width wider than usual, index fingers near the rings.',
      'Lower the bar to mid-chest, elbows under the bar, then press.',
    ],
  },
  'reverse-grip-bench-press': {
    name: 'Reverse-grip bench press',
    aliases: ['underhand bench press', 'supinated bench press'],
    howTo: [
      'Palms toward your face, thumbs around the bar, a spotter nearby.',
      'Lower the bar to your lower chest with your elbows in, then press up.',
    ],
  },
  'spoto-press': {
    name: 'Spoto press',
    aliases: ['Spoto bench press', 'invisible board press'],
    howTo: ['Lower the bar and stop it an inch above your chest.', 'Hold the bar there without sinking, then press.'],
  },
  'larsen-press': {
    name: 'Larsen press',
    aliases: ['feet-up bench press', 'legs-out bench press', 'feet-up bench'],
    howTo: [
      'Hold your legs straight and off the floor, shoulder blades pinned to the bench.',
      'Lower with control, then press without any help from your legs.',
    ],
  },
  'pin-bench-press': {
    name: 'Pin bench press',
    aliases: ['pin press', 'bench press from pins', 'dead bench'],
    howTo: [
      'Set the safeties at the height of your sticking point.',
      'Let the bar settle on the safeties, get tight, then press from a dead stop.',
    ],
  },
  'dumbbell-floor-press': {
    name: 'Dumbbell floor press',
    aliases: ['DB floor press', 'floor chest press with dumbbells'],
    howTo: [
      'Lie on the floor, knees bent, dumbbells over your chest.',
      'Lower until your upper arms rest on the floor, then press.',
    ],
  },
  'dumbbell-hex-press': {
    name: 'Dumbbell hex press',
    aliases: ['hex press', 'squeeze press', 'dumbbell squeeze press', 'crush press'],
    howTo: [
      'Squeeze two hex dumbbells together over your chest.',
      'Keep squeezing the dumbbells together all the way down and up.',
    ],
  },
  'one-arm-dumbbell-bench-press': {
    name: 'One-arm dumbbell bench press',
    aliases: ['single-arm dumbbell bench press', 'unilateral dumbbell bench'],
    howTo: [
      'Hold one dumbbell over your shoulder, feet wide, hips level.',
      'Lower the dumbbell, then press without letting your body roll toward the dumbbell.',
    ],
  },
  'decline-dumbbell-fly': {
    name: 'Decline dumbbell fly',
    aliases: ['decline chest fly', 'decline flye', 'decline DB fly'],
    howTo: [
      'Hook your legs under the pads, dumbbells over your lower chest, arms almost straight.',
      'Open your arms until you feel your chest stretch, then close them along the same arc.',
    ],
  },
  'iso-lateral-chest-press': {
    name: 'Iso-lateral chest press',
    aliases: ['plate-loaded chest press', 'iso-lateral bench press', 'ISO chest press'],
    howTo: [
      'Set the seat so the handles line up with mid-chest. Load both sides the same.',
      'Press, then return until you feel your chest stretch.',
    ],
  },
  'decline-machine-chest-press': {
    name: 'Decline machine chest press',
    aliases: ['decline chest press', 'decline hammer strength'],
    howTo: [
      'Set the seat so the handles line up with your lower chest.',
      'Press forward and down with your shoulders low, then return slowly.',
    ],
  },
  'smith-machine-decline-bench-press': {
    name: 'Smith machine decline bench press',
    aliases: ['smith decline press', 'smith decline bench'],
    howTo: [
      'Place the decline bench so the bar lands on your lower chest.',
      'Unhook the bar, lower it with control, then press.',
    ],
  },
  'cable-chest-press': {
    name: 'Cable chest press',
    aliases: ['standing cable press', 'cable bench press', 'standing cable chest press'],
    howTo: [
      'Set the pulleys at chest height and take a split stance, hands beside your chest.',
      'Press forward until your arms are straight, then return to a full stretch.',
    ],
  },
  'seated-cable-fly': {
    name: 'Seated cable fly',
    aliases: ['seated cable chest fly', 'seated cable crossover'],
    howTo: [
      'Set a bench between the pulleys, cables at chest height, back supported.',
      'Bring your hands together in front of your chest, then open slowly.',
    ],
  },
  'svend-press': {
    name: 'Svend press',
    aliases: ['plate squeeze press', 'plate press-out', 'plate pinch press'],
    howTo: [
      'Squeeze one or two plates between your palms at chest height.',
      'Push your hands straight out without easing up on the squeeze, then bring them back.',
    ],
  },
  'decline-push-up': {
    name: 'Decline push-up',
    aliases: ['feet-elevated push-up', 'decline pushup'],
    howTo: [
      'Feet on a bench, hands on the floor, body in a straight line.',
      'Lower your chest between your hands, then push up without sagging.',
    ],
  },
  'knee-push-up': {
    name: 'Knee push-up',
    aliases: ['kneeling push-up', 'modified push-up', 'push-up on knees'],
    howTo: ['Knees on the floor, body straight from knees to head.', 'Lower your chest to the floor, then push up.'],
  },
  'clap-push-up': {
    name: 'Clap push-up',
    aliases: ['plyo push-up', 'plyometric push-up', 'clapping push-up', 'explosive push-up'],
    howTo: [
      'Lower quickly, then push hard enough for your hands to leave the floor.',
      'Clap once and land with your elbows slightly bent.',
    ],
  },
  'suspension-push-up': {
    name: 'Suspension push-up',
    aliases: ['TRX push-up', 'ring push-up', 'TRX chest press'],
    howTo: [
      'Hands in the straps, body straight. The farther you lean, the harder it is.',
      'Lower until your hands are beside your chest, then push back up.',
    ],
  },
  'band-chest-fly': {
    name: 'Band chest fly',
    aliases: ['banded fly'],
    howTo: [
      'Anchor the band behind you at chest height.',
      'Bring your hands together, elbows slightly bent, then return slowly.',
    ],
  },
  'band-chest-press': {
    name: 'Band chest press',
    aliases: ['banded chest press'],
    howTo: [
      'Anchor the band behind you at chest height.',
      'Press forward until your arms are straight, then return slowly.',
    ],
  },
  'suspension-chest-fly': {
    name: 'Suspension chest fly',
    aliases: ['TRX fly', 'ring fly'],
    howTo: [
      'Lean into the straps with your arms straight out in front.',
      'Open your arms, elbows slightly bent, then bring your hands back together.',
    ],
  },
  'band-push-up': {
    name: 'Band push-up',
    aliases: ['banded push-up'],
    howTo: [
      'Run the band across your back, one end under each hand.',
      'Lower your chest, then push up against the band.',
    ],
  },
  'one-arm-push-up': {
    name: 'One-arm push-up',
    aliases: ['single-arm push-up'],
    howTo: [
      'Feet wide, one hand under your chest, the other behind your back.',
      'Lower without twisting your hips, then push up.',
    ],
  },
  'incline-cable-chest-press': {
    name: 'Incline cable chest press',
    aliases: ['incline cable bench press'],
    howTo: [
      'Set an incline bench between two low pulleys.',
      'Press up, bringing your hands together, then lower to a full stretch.',
    ],
  },
  'around-the-world': {
    name: 'Around the world',
    aliases: ['dumbbell around the world'],
    howTo: [
      'Lie on a bench, a light dumbbell in each hand by your hips.',
      'Sweep your arms out and overhead in an arc, then return the same way.',
    ],
  },
} satisfies TextsOf<typeof CHEST>
