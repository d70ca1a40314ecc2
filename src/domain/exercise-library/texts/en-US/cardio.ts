import type { CARDIO } from '../../catalogue/cardio.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const cardio = {
  'treadmill-run': {
    name: 'Treadmill run',
    aliases: ['treadmill', 'indoor run', 'treadmill running'],
    howTo: [
      'Set the pace. A 1 percent incline makes it feel like running outside.',
      'Keep your steps short and your shoulders loose.',
    ],
  },
  'treadmill-walk': {
    name: 'Treadmill walk',
    aliases: ['incline walk', '12-3-30', 'treadmill walking'],
    howTo: ['Set the pace and incline.', 'Walk without holding the rails.'],
  },
  'outdoor-run': {
    name: 'Run',
    aliases: ['running', 'outdoor run', 'jog', 'jogging'],
    howTo: ['Go easy for the first few minutes.', 'Settle into a pace you can hold to the end.'],
  },
  'outdoor-walk': {
    name: 'Walk',
    aliases: ['walking', 'outdoor walk'],
    howTo: ['Walk briskly and swing your arms.', 'Add hills to make it harder.'],
  },
  'stationary-bike': {
    name: 'Stationary bike',
    aliases: ['exercise bike', 'spinning', 'indoor cycling', 'spin bike'],
    howTo: ['Set the seat at hip height so your knee stays slightly bent at the bottom.', 'Keep a steady cadence.'],
  },
  'outdoor-cycling': {
    name: 'Cycling',
    aliases: ['bike', 'biking', 'bike ride', 'road cycling'],
    howTo: ['Start in an easy gear.', 'Keep a steady cadence.'],
  },
  'air-bike': {
    name: 'Air bike',
    aliases: ['assault bike', 'fan bike', 'echo bike'],
    howTo: ['Push and pull the handles while you pedal.', 'The harder you pedal, the more resistance you get.'],
  },
  'elliptical-trainer': {
    name: 'Elliptical',
    aliases: ['cross trainer', 'elliptical trainer'],
    howTo: ['Stand tall with your whole foot on each pedal.', 'Push and pull the handles as you stride.'],
  },
  'rowing-machine': {
    name: 'Rowing machine',
    aliases: ['rower', 'erg', 'Concept2', 'indoor rowing'],
    howTo: [
      'Drive with your legs, then your back, then your arms. Return in reverse order.',
      'Take long strokes and keep your shoulders loose.',
    ],
  },
  'stair-climber': {
    name: 'Stair climber',
    aliases: ['StairMaster', 'stepmill', 'stairs'],
    howTo: ['Stand tall and step with your whole foot.', 'Don’t lean on the rails.'],
  },
  'ski-erg': {
    name: 'SkiErg',
    aliases: ['ski machine', 'ski ergometer'],
    howTo: ['Reach up, then hinge and pull the handles down past your hips.', 'Stand tall again after every stroke.'],
  },
  swimming: {
    name: 'Swimming',
    aliases: ['swim', 'freestyle', 'laps'],
    howTo: ['Warm up with a few easy laps.', 'Take long strokes and breathe steadily.'],
  },
  'jump-rope': {
    name: 'Jump rope',
    aliases: ['skipping', 'skipping rope', 'double unders'],
    howTo: ['Turn the rope with your wrists.', 'Keep your jumps small, on the balls of your feet.'],
  },
  sprint: {
    name: 'Sprint',
    aliases: ['sprints', 'wind sprints', 'hill sprint'],
    howTo: [
      'Warm up well, then build speed over the first few steps.',
      'Run the distance all out, then rest fully before the next sprint.',
    ],
  },
  hiking: {
    name: 'Hiking',
    aliases: ['hike', 'trail walk', 'trekking'],
    howTo: [
      'Take short steps uphill, your whole foot on the ground.',
      'Keep your knees slightly bent going downhill, and drink water along the way.',
    ],
  },
  rucking: {
    name: 'Rucking',
    aliases: ['ruck', 'ruck march', 'weighted walk'],
    howTo: [
      'Wear the pack high and tight on your back.',
      'Walk briskly with your chest up, and add weight a little at a time.',
    ],
  },
  'recumbent-bike': {
    name: 'Recumbent bike',
    aliases: ['recumbent exercise bike', 'seated bike'],
    howTo: [
      'Set the seat so your knee stays slightly bent when the pedal is farthest away.',
      'Keep your back on the pad and your cadence steady.',
    ],
  },
  'bike-erg': {
    name: 'BikeErg',
    aliases: ['bike erg', 'Concept2 bike'],
    howTo: ['Set the damper and start with light pedal strokes.', 'Keep a steady cadence and watch the pace.'],
  },
  'upper-body-ergometer': {
    name: 'Upper body ergometer',
    aliases: ['arm bike', 'arm ergometer', 'UBE', 'hand bike'],
    howTo: [
      'Set the crank at shoulder height, elbows slightly bent at full reach.',
      'Pedal smoothly forward, then backward.',
    ],
  },
  'inline-skating': {
    name: 'Inline skating',
    aliases: ['rollerblading', 'roller skating', 'skating'],
    howTo: [
      'Bend your knees, weight over the middle of your skates.',
      'Push out to the side and glide on the other leg.',
    ],
  },
  'jumping-jack': {
    name: 'Jumping jack',
    aliases: ['jumping jacks', 'star jump', 'side-straddle hop'],
    howTo: ['Jump your feet apart as you swing your hands overhead.', 'Jump your feet back together and land softly.'],
  },
  'high-knees': {
    name: 'High knees',
    aliases: ['high knee run', 'running in place'],
    howTo: ['Run in place on the balls of your feet.', 'Bring each knee to hip height, arms pumping.'],
  },
  boxing: {
    name: 'Boxing',
    aliases: ['heavy bag', 'bag work', 'shadow boxing'],
    howTo: [
      'Hands up, chin down, knees loose.',
      'Turn your hip and shoulder into each punch, then bring your hand back.',
    ],
  },
  'rock-climbing': {
    name: 'Rock climbing',
    aliases: ['climbing', 'bouldering', 'indoor climbing'],
    howTo: [
      'Warm up your fingers on big holds.',
      'Keep your arms straight and hips close to the wall, and push with your legs.',
    ],
  },
  yoga: {
    name: 'Yoga',
    aliases: ['vinyasa', 'yoga flow', 'hatha yoga'],
    howTo: [
      'Move with your breath and breathe in through your nose.',
      'Hold each pose as long as your breath stays steady.',
    ],
  },
  aerobics: {
    name: 'Aerobics',
    aliases: ['aerobic class', 'dance workout'],
    howTo: ['Move to the music at a pace that still lets you talk.', 'Land softly and keep your knees loose.'],
  },
  hiit: {
    name: 'HIIT',
    aliases: ['interval training', 'tabata'],
    howTo: ['Go hard for a short time.', 'Rest for about the same amount of time, then repeat.'],
  },
  pilates: {
    name: 'Pilates',
    aliases: ['mat Pilates', 'reformer'],
    howTo: ['Breathe out on the effort, navel drawn in.', 'Move slowly and with control.'],
  },
  skiing: {
    name: 'Skiing',
    aliases: ['ski', 'cross-country skiing', 'alpine skiing'],
    howTo: ['Keep your knees bent and your weight forward.', 'Look where you want to go.'],
  },
  snowboarding: {
    name: 'Snowboarding',
    aliases: ['snowboard'],
    howTo: ['Stay low with your weight over both feet.', 'Turn with your hips and shoulders.'],
  },
  stretching: {
    name: 'Stretching',
    aliases: ['stretch', 'mobility'],
    howTo: ['Ease into each position until you feel a light stretch.', 'Breathe and hold without bouncing.'],
  },
  'warm-up': {
    name: 'Warm-up',
    aliases: ['general warm-up'],
    howTo: ['Go easy until you feel warm.', 'Move every joint your workout will use.'],
  },
} satisfies TextsOf<typeof CARDIO>
