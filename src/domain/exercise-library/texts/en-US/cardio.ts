import type { CARDIO } from '../../catalogue/cardio.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const cardio = {
  'treadmill-run': {
    name: 'Treadmill run',
    aliases: ['treadmill', 'indoor run', 'treadmill running'],
    howTo: ['Set the pace, one percent incline feels like outside.', 'Short steps, shoulders loose.'],
  },
  'treadmill-walk': {
    name: 'Treadmill walk',
    aliases: ['incline walk', '12-3-30', 'treadmill walking'],
    howTo: ['Set pace and incline.', 'Walk without holding the rails.'],
  },
  'outdoor-run': {
    name: 'Run',
    aliases: ['running', 'outdoor run', 'jog', 'jogging'],
    howTo: ['Start easy for a few minutes.', 'Keep a pace you can hold to the end.'],
  },
  'outdoor-walk': {
    name: 'Walk',
    aliases: ['walking', 'outdoor walk', 'hike'],
    howTo: ['Brisk steps, arms swinging.', 'Add hills to make it harder.'],
  },
  'stationary-bike': {
    name: 'Stationary bike',
    aliases: ['exercise bike', 'spinning', 'indoor cycling', 'spin bike'],
    howTo: ['Seat at hip height, knee slightly bent at the bottom.', 'Keep a steady cadence.'],
  },
  'outdoor-cycling': {
    name: 'Cycling',
    aliases: ['bike', 'biking', 'bike ride', 'road cycling'],
    howTo: ['Start in an easy gear.', 'Keep a steady cadence.'],
  },
  'air-bike': {
    name: 'Air bike',
    aliases: ['assault bike', 'fan bike', 'echo bike'],
    howTo: ['Push and pull the handles while you pedal.', 'The harder you go, the harder it gets.'],
  },
  'elliptical-trainer': {
    name: 'Elliptical',
    aliases: ['cross trainer', 'elliptical trainer'],
    howTo: ['Stand tall, whole foot on the pedals.', 'Push and pull with arms and legs.'],
  },
  'rowing-machine': {
    name: 'Rowing machine',
    aliases: ['rower', 'erg', 'Concept2', 'indoor rowing'],
    howTo: ['Legs, then body, then arms; back in reverse.', 'Long strokes, loose shoulders.'],
  },
  'stair-climber': {
    name: 'Stair climber',
    aliases: ['StairMaster', 'stepmill', 'stairs'],
    howTo: ['Stand tall and step with the whole foot.', 'Avoid hanging on the rails.'],
  },
  'ski-erg': {
    name: 'SkiErg',
    aliases: ['ski machine', 'ski ergometer'],
    howTo: ['Arms high, hinge and pull down past the hips.', 'Stand tall again with every stroke.'],
  },
  swimming: {
    name: 'Swimming',
    aliases: ['swim', 'freestyle', 'laps'],
    howTo: ['Warm up with easy lengths.', 'Long strokes, steady breathing.'],
  },
  'jump-rope': {
    name: 'Jump rope',
    aliases: ['skipping', 'skipping rope', 'double unders'],
    howTo: ['Turn the rope with the wrists.', 'Small jumps on the balls of the feet.'],
  },
} satisfies TextsOf<typeof CARDIO>
