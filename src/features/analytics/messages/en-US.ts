import '#i18n/messages.ts'

const messages = {
  title: 'Load and muscles',
  subtitle: 'How much, how hard, and what it reaches',
  'empty.title': 'No load to show yet',
  'empty.text':
    'Log a workout and you see here which muscles it reached, how much each of them gets a week, and how hard you train.',
  'empty.action': 'Go to my workouts',
  sets_zero: '{{number}} sets',
  sets_one: '{{number}} set',
  sets_other: '{{number}} sets',
  'map.title': 'Which muscles did I train?',
  'map.days': 'Days',
  'map.7': '7 days',
  'map.28': '28 days',
  'map.label': 'Sets per muscle: choose one to see its weeks',
  'map.last': 'last trained {{day}}',
  'map.notYet': 'not trained in these days',
  'map.none': 'No sets in these days.',
  'target.title': 'Does each muscle get enough?',
  'target.text':
    'Hard sets in an average week: at most 4 reps in reserve, or no effort noted. A set counts half for a muscle that only helps. {{from}} to {{to}} is a good range for growth.',
  'target.below': 'below the range',
  'target.within': 'in the range',
  'target.above': 'above the range',
  'target.least': 'At least {{sets}}',
  'target.without': 'Nothing for: {{muscles}}.',
  'question.muscle': 'Is it enough for {{muscle}}, week by week?',
  'muscle.none': '{{muscle}}: no hard sets in this time.',
  'question.sets': 'Am I doing more sets?',
  'question.volume': 'Am I moving more weight?',
  'line.sets': 'Sets',
  'line.hardSets': 'Hard sets',
  'line.volume': 'Volume of the week',
  'trend.rising': 'Going up: each week about {{number}} sets more than the last.',
  'trend.falling': 'Going down: each week about {{number}} sets fewer than the last.',
  'trend.plateau': 'Level for weeks.',
  'trend.unclear': 'No clear direction.',
  'balance.title': 'Is my training balanced?',
  'balance.text': 'Sets for each side. Equal is not a must: what counts is that neither is forgotten.',
  'balance.push-pull.left': 'Push',
  'balance.push-pull.right': 'Pull',
  'balance.upper-lower.left': 'Upper body',
  'balance.upper-lower.right': 'Lower body',
  'balance.quads-hamstrings.left': 'Quads',
  'balance.quads-hamstrings.right': 'Hamstrings',
  'balance.front-rear-delts.left': 'Front delts',
  'balance.front-rear-delts.right': 'Rear delts',
  'balance.chest-back.left': 'Chest',
  'balance.chest-back.right': 'Back',
  'intensity.title': 'How hard do I train?',
  'intensity.by': 'Measured by',
  'intensity.percent': '% of 1RM',
  'intensity.reps': 'Reps',
  'intensity.inReserve': 'Reps in reserve',
  'intensity.percent.text': 'Sets with weights, by their share of the best estimated 1RM of the 90 days before.',
  'intensity.reps.text': 'Sets by how many reps they had.',
  'intensity.inReserve.text': 'Sets with RPE or RIR, by how many reps were left in reserve.',
  'intensity.percent.none': 'No sets with weights that a 1RM can be estimated for in this time.',
  'intensity.reps.none': 'No sets with reps in this time.',
  'intensity.inReserve.none': 'You noted no RPE or RIR in this time.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    analytics: typeof messages
  }
}
