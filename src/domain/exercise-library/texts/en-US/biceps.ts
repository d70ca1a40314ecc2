import type { BICEPS } from '../../catalogue/biceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const biceps = {
  'barbell-curl': {
    name: 'Barbell curl',
    aliases: ['biceps curl', 'bicep curl', 'straight-bar curl', 'BB curl'],
    howTo: ['Elbows at the sides, underhand grip.', 'Curl to the shoulders without swinging and lower fully.'],
  },
  'ez-bar-curl': {
    name: 'EZ-bar curl',
    aliases: ['EZ curl', 'curl bar curl'],
    howTo: ['Grip the angled part of the bar.', 'Curl with the elbows still and lower slowly.'],
  },
  'dumbbell-curl': {
    name: 'Dumbbell curl',
    aliases: ['DB curl', 'alternating curl', 'standing dumbbell curl'],
    howTo: [
      'Start with the arms straight, palms forward or turning up.',
      'Curl without moving the elbows and lower under control.',
    ],
  },
  'hammer-curl': {
    name: 'Hammer curl',
    aliases: ['dumbbell hammer curl', 'neutral-grip curl'],
    howTo: ['Palms facing each other.', 'Curl to the shoulders, wrists straight.'],
  },
  'incline-dumbbell-curl': {
    name: 'Incline dumbbell curl',
    aliases: ['incline curl', 'seated incline curl'],
    howTo: ['Lie back at 45 to 60 degrees, arms hanging.', 'Curl without bringing the elbows forward.'],
  },
  'concentration-curl': {
    name: 'Concentration curl',
    aliases: ['seated one-arm curl'],
    howTo: ['Sit with the elbow against the inner thigh.', 'Curl to the shoulder and lower slowly.'],
  },
  'preacher-curl': {
    name: 'Preacher curl',
    aliases: ['Scott curl', 'EZ preacher curl'],
    howTo: ['Armpits over the top of the pad.', 'Lower almost to straight arms and curl up.'],
  },
  'machine-preacher-curl': {
    name: 'Machine preacher curl',
    aliases: ['preacher machine', 'biceps machine', 'machine curl'],
    howTo: ["Elbows in line with the machine's axis.", 'Curl fully and lower with control.'],
  },
  'cable-curl': {
    name: 'Cable curl',
    aliases: ['cable biceps curl', 'standing cable curl'],
    howTo: ['Low pulley, elbows at the sides.', 'Curl to the chest and keep tension on the way down.'],
  },
  'rope-hammer-curl': {
    name: 'Rope hammer curl',
    aliases: ['cable hammer curl', 'rope curl'],
    howTo: ['Rope on a low pulley, palms facing each other.', 'Curl and separate the ends at the top.'],
  },
  'spider-curl': {
    name: 'Spider curl',
    aliases: ['prone incline curl', 'chest-supported curl'],
    howTo: ['Chest on an incline bench, arms hanging straight down.', 'Curl without swinging and lower fully.'],
  },
  'reverse-barbell-curl': {
    name: 'Reverse curl',
    aliases: ['reverse barbell curl', 'overhand curl'],
    howTo: ['Overhand grip at shoulder width.', 'Curl with straight wrists and lower slowly.'],
  },
  'zottman-curl': {
    name: 'Zottman curl',
    aliases: ['rotating curl'],
    howTo: ['Curl up with the palms up.', 'Turn the palms down at the top and lower slowly.'],
  },
  'wrist-curl': {
    name: 'Wrist curl',
    aliases: ['forearm curl', 'barbell wrist curl'],
    howTo: ['Forearms on the bench, palms up, hands over the edge.', 'Let the bar roll down and curl the wrists up.'],
  },
  'reverse-wrist-curl': {
    name: 'Reverse wrist curl',
    aliases: ['wrist extension', 'forearm extension'],
    howTo: ['Forearms on the bench, palms down.', 'Raise the back of the hands and lower slowly.'],
  },
  'dead-hang': {
    name: 'Dead hang',
    aliases: ['bar hang', 'passive hang'],
    howTo: ['Hang from the bar with straight arms.', 'Breathe and hold for the time.'],
  },
} satisfies TextsOf<typeof BICEPS>
