import '#i18n/messages.ts'

/** Messages shared by several features. */
const messages = {
  hours: '{{hours}} hr',
  'chart.asTable': 'Show as table',
  'chart.asChart': 'Show as chart',
  'chart.date': 'Date',
  'start.title': 'You’re in the middle of another workout',
  'start.text_one': '{{name}} is in progress (started {{time}}), with {{done}} of {{count}} set done.',
  'start.text_other': '{{name}} is in progress (started {{time}}), with {{done}} of {{count}} sets done.',
  'start.continue': 'Continue {{name}}',
  'start.finish': 'Finish that one first',
  'start.finishHint': 'The sets you logged in it are kept.',
  'start.both': 'Keep both going',
  'start.bothHint': 'Each has its own timer. Switch anytime.',
  'picker.search': 'Search exercises',
  'picker.clear': 'Clear search',
  'picker.list': 'Exercises',
  'picker.starred': 'Favorites',
  'picker.own': 'Custom',
  'picker.add_one': 'Add {{count}} exercise',
  'picker.add_other': 'Add {{count}} exercises',
  'picker.choose': 'Choose exercises',
  'picker.nothing': 'No exercises found',
  'picker.nothingText': 'Try another word or fewer filters, or create your own.',
  'newExercise.name': 'Name',
  'newExercise.kind': 'Exercise type',
  'newExercise.equipment': 'Equipment',
  'newExercise.muscle': 'Primary muscle',
  'newExercise.choose': 'Choose one',
  'newExercise.nameMissing': 'Give the exercise a name.',
  'newExercise.muscleMissing': 'Choose the primary muscle.',
  'newExercise.failed': 'Couldn’t save on this device. What you typed is still here; try again.',
  'newExercise.save': 'Create exercise',
  'newExercise.createNamed': 'Create “{{name}}”',
  'figures.failed.title': 'Couldn’t load your stats',
  'figures.failed.text':
    'Your workouts are safe on this device. Barra keeps trying; if that doesn’t help, reload the app.',
  'range.label': 'Time range',
  'range.4': '4 wk',
  'range.12': '12 wk',
  'range.26': '6 mo',
  'range.52': '1 yr',
  'range.all': 'All',
  'records.title': 'Records',
  'records.before': 'previous: {{value}}',
  'record.heaviest': 'Heaviest',
  'record.best-set': 'Best set',
  'record.one-rep-max': 'Estimated 1RM',
  'record.session-volume': 'Workout volume',
  'record.most-reps': 'Most reps',
  'record.longest': 'Longest time',
  'record.farthest': 'Longest distance',
  'record.reps-at-weight': 'Most reps at a weight',
  'guide.main': 'Primary muscles',
  'guide.also': 'Secondary muscles',
  'guide.howTo': 'Instructions',
  'guide.note': 'Your note',
  'guide.lastTimes': 'Recent history',
  'guide.neverLogged': 'Not in your recent workouts. Once you log it, it shows up here.',
  'start.discard': 'Discard it and start',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    parts: typeof messages
  }
}
