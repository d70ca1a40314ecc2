import '#i18n/messages.ts'

/** Messages shared by several features. */
const messages = {
  hours: '{{hours}} h',
  'chart.asTable': 'Show as a table',
  'chart.asChart': 'Show as a chart',
  'chart.date': 'Date',
  'start.title': 'You are in the middle of another workout',
  'start.text_one': '{{name}} is running (started: {{time}}), with {{done}} of {{count}} set done.',
  'start.text_other': '{{name}} is running (started: {{time}}), with {{done}} of {{count}} sets done.',
  'start.continue': 'Continue {{name}}',
  'start.finish': 'Finish it and go on',
  'start.finishHint': 'What you logged in it is kept.',
  'start.both': 'Keep both running',
  'start.bothHint': 'Each keeps its own clock. You can switch at any time.',
  'picker.search': 'Search exercises',
  'picker.clear': 'Clear search',
  'picker.list': 'Exercises',
  'picker.starred': 'Starred',
  'picker.own': 'My own',
  'picker.add_one': 'Add {{count}} exercise',
  'picker.add_other': 'Add {{count}} exercises',
  'picker.choose': 'Choose exercises',
  'picker.nothing': 'No exercise found',
  'picker.nothingText': 'Try another word or fewer filters, or make it yours.',
  'newExercise.name': 'Name',
  'newExercise.kind': 'What you log in a set',
  'newExercise.equipment': 'Equipment',
  'newExercise.muscle': 'Main muscle',
  'newExercise.choose': 'Choose one',
  'newExercise.nameMissing': 'Give the exercise a name.',
  'newExercise.muscleMissing': 'Choose the muscle it works most.',
  'newExercise.failed': 'This device could not save it. What you typed is still here: try again.',
  'newExercise.save': 'Create exercise',
  'newExercise.createNamed': 'Create “{{name}}”',
  'figures.failed.title': 'The figures are not ready',
  'figures.failed.text':
    'Your training is safe on this device. The app keeps trying; if it stays like this, reload it.',
  'range.label': 'How far back',
  'range.4': '4 wk',
  'range.12': '12 wk',
  'range.26': '6 mo',
  'range.52': '1 yr',
  'range.all': 'All',
  'records.title': 'Records',
  'records.before': 'before: {{value}}',
  'record.heaviest': 'Heaviest',
  'record.best-set': 'Best set',
  'record.one-rep-max': 'Estimated 1RM',
  'record.session-volume': 'Volume of a session',
  'record.most-reps': 'Most reps',
  'record.longest': 'Longest',
  'record.farthest': 'Farthest',
  'record.reps-at-weight': 'Most reps with a load',
  'guide.main': 'Works most',
  'guide.also': 'Also works',
  'guide.howTo': 'How to',
  'guide.note': 'Your note',
  'guide.lastTimes': 'Last times',
  'guide.neverLogged': 'Not in your latest sessions. Once you log it, it shows up here.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    parts: typeof messages
  }
}
