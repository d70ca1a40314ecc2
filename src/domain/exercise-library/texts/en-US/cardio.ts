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
    aliases: ['walking', 'outdoor walk'],
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
  sprint: {
    name: 'Sprint',
    aliases: ['sprints', 'wind sprints', 'hill sprint'],
    howTo: [
      'Warm up well and build speed over the first steps.',
      'Run all out for the distance and rest fully before the next.',
    ],
  },
  hiking: {
    name: 'Hiking',
    aliases: ['hike', 'trail walk', 'trekking'],
    howTo: ['Short steps uphill, whole foot on the ground.', 'Go down with soft knees and drink on the way.'],
  },
  rucking: {
    name: 'Rucking',
    aliases: ['ruck', 'ruck march', 'weighted walk'],
    howTo: ['Pack high and tight on the back.', 'Walk briskly with the chest up; add weight a little at a time.'],
  },
  'recumbent-bike': {
    name: 'Recumbent bike',
    aliases: ['recumbent exercise bike', 'seated bike'],
    howTo: ['Set the seat so the knee stays slightly bent.', 'Back on the pad and keep a steady cadence.'],
  },
  'bike-erg': {
    name: 'BikeErg',
    aliases: ['bike erg', 'Concept2 bike'],
    howTo: ['Set the damper, start with a light pedal stroke.', 'Keep the cadence steady and watch the pace.'],
  },
  'upper-body-ergometer': {
    name: 'Upper body ergometer',
    aliases: ['arm bike', 'arm ergometer', 'UBE', 'hand bike'],
    howTo: ['Axle at shoulder height, elbows slightly bent when stretched.', 'Turn smoothly forward, then backward.'],
  },
  'inline-skating': {
    name: 'Inline skating',
    aliases: ['rollerblading', 'roller skating', 'skating'],
    howTo: ['Knees bent, weight over the middle of the skates.', 'Push out to the side and glide on the other leg.'],
  },
  'jumping-jack': {
    name: 'Jumping jack',
    aliases: ['jumping jacks', 'star jump', 'side-straddle hop'],
    howTo: ['Jump the feet apart and swing the hands overhead.', 'Jump back together, landing softly.'],
  },
  'high-knees': {
    name: 'High knees',
    aliases: ['high knee run', 'running in place'],
    howTo: ['Run in place on the balls of the feet.', 'Bring each knee to hip height, arms working.'],
  },
  boxing: {
    name: 'Boxing',
    aliases: ['heavy bag', 'bag work', 'shadow boxing'],
    howTo: ['Hands up, chin down, knees loose.', 'Turn hip and shoulder into each punch and bring the hand back.'],
  },
  'rock-climbing': {
    name: 'Rock climbing',
    aliases: ['climbing', 'bouldering', 'indoor climbing'],
    howTo: ['Warm up the fingers on big holds.', 'Straight arms, push with the legs, hips close to the wall.'],
  },
  yoga: {
    name: 'Yoga',
    aliases: ['vinyasa', 'yoga flow', 'hatha yoga'],
    howTo: ['Move with the breath, in through the nose.', 'Stay in each position as long as it stays steady.'],
  },
  aerobics: {
    name: 'Aerobics',
    aliases: ['aerobic class', 'dance workout'],
    howTo: ['Move to the music at a pace you can talk at.', 'Land softly and keep the knees loose.'],
  },
  hiit: {
    name: 'HIIT',
    aliases: ['interval training', 'tabata'],
    howTo: ['Go hard for a short time.', 'Rest just as short, and repeat.'],
  },
  pilates: {
    name: 'Pilates',
    aliases: ['mat Pilates', 'reformer'],
    howTo: ['Breathe out with the effort, navel drawn in.', 'Move slowly and with control.'],
  },
  skiing: {
    name: 'Skiing',
    aliases: ['ski', 'cross-country skiing', 'alpine skiing'],
    howTo: ['Keep the knees bent and the weight forward.', 'Look where you want to go.'],
  },
  snowboarding: {
    name: 'Snowboarding',
    aliases: ['snowboard'],
    howTo: ['Stay low, weight over both feet.', 'Turn with the hips and shoulders.'],
  },
  stretching: {
    name: 'Stretching',
    aliases: ['stretch', 'mobility'],
    howTo: ['Move to where you feel a light pull.', 'Breathe and hold without bouncing.'],
  },
  'warm-up': {
    name: 'Warm-up',
    aliases: ['general warm-up'],
    howTo: ['Start easy until you feel warm.', 'Move every joint that the workout needs.'],
  },
} satisfies TextsOf<typeof CARDIO>
