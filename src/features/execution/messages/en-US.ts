import '#i18n/messages.ts'

const messages = {
  title: 'Workout',
  sampleTitle: 'Try a workout',
  freeName: 'Free workout',

  // Getting there
  notFoundTitle: 'This workout is not on this device',
  notFoundText: 'It was deleted, or it is still on its way from your other device. Nothing else is affected.',
  toWorkouts: 'To my workouts',
  startFailedTitle: 'The workout could not be started',
  startFailedText: 'This device refused to store it: it may be out of space. Everything you logged before is safe.',

  // Header
  elapsed: 'Elapsed time',
  progress: '{{done}} of {{total}} sets',
  options: 'Workout options',
  finish: 'Finish',
  rename: 'Rename',
  renameTitle: 'Name of this workout',
  name: 'Name',
  note: 'Note',
  sessionNote: 'Note on this workout',
  notePlaceholder: 'How did it feel? Anything to remember next time?',
  pause: 'Pause',
  resume: 'Resume',
  addExercise: 'Add exercise',
  reorder: 'Reorder exercises',
  abandon: 'Abandon workout',
  shortcuts: 'Keyboard shortcuts',
  undone: 'Undone',
  exercises: 'Exercises',

  // Set rows
  'column.set': 'Set',
  'column.previous': 'Last',
  'field.weight': 'Weight',
  'field.added': 'Added weight',
  'field.help': 'Assistance',
  'field.reps': 'Reps',
  'field.seconds': 'Time',
  'field.distance': 'Distance',
  'field.rpe': 'RPE',
  'field.rir': 'RIR',
  'fieldIn.set': '{{field}}: {{value}}, {{set}}',
  'field.empty': 'empty',
  'set.of': '{{set}} of {{total}}',
  'set.options': '{{set}}: kind and more',
  'set.do': 'Do {{set}} now',
  previous: 'Last time {{values}}',
  noPrevious: 'First time',
  maximum: 'Estimated 1RM {{weight}}',
  noMaximum: 'No 1RM known yet',
  target: 'Target {{target}}',
  'target.reps': '{{range}} reps',
  'target.rpe': 'RPE {{value}}',
  'target.percent': '{{value}} of 1RM',
  'check.open': 'Log {{set}}',
  'check.saving': '{{set}} logged, being saved. Take it back',
  'check.device': '{{set}} logged, on this device. Take it back',
  'check.server': '{{set}} logged, on the server. Take it back',
  'check.failed': '{{set}} not saved. Try again',
  notSaved: 'Not saved',
  addSet: 'Add set',
  superset: 'Superset',
  usualRest: 'Usual rest',
  noRest: 'No rest',
  restFor: 'Rest after each set: {{rest}}',

  // Why the plan asks for this
  'rule.start': 'The progression starts here',
  'rule.weight-added': '+{{by}}: all sets done last time',
  'rule.topped': '+{{by}}: top of the rep range last time',
  'rule.reps-added': 'One more rep per set than last time',
  'rule.repeated_one': 'Once more: reps were missing last time',
  'rule.repeated_other': 'Once more: missed {{count}} times in a row',
  'rule.stalled_one': 'Same weight: no rep gained last time',
  'rule.stalled_other': 'Same weight: no rep gained {{count}} times in a row',
  'rule.heaviest': 'Same weight: this gym has nothing heavier',
  'rule.deloaded_one': 'Deload, −{{by}}: missed last time',
  'rule.deloaded_other': 'Deload, −{{by}}: missed {{count}} times',
  'rule.top-reached': 'Top of the rep range: time to make it harder',
  'rule.week': 'Week {{number}} of {{of}}: {{percent}} of {{max}}',

  // Set and exercise options
  kind: 'Kind of set',
  moveUp: 'Move up',
  moveDown: 'Move down',
  removeSet: 'Remove set',
  setRemoved: '{{set}} removed',
  exerciseOptions: '{{name}}: options',
  standingNote: 'Your note on this exercise:',
  exerciseNote: 'Note on {{name}}',
  rest: 'Rest',
  restTitle: 'Rest after each set of {{name}}',
  'rest.shorter': '15 seconds less',
  'rest.longer': '15 seconds more',
  warmUp: 'Warm-up sets',
  'warmUp.to': 'Warm-up on the way to {{load}}',
  'warmUp.emptyBar': 'empty bar',
  'warmUp.replaces_one': 'Replaces the {{count}} warm-up set still to do.',
  'warmUp.replaces_other': 'Replaces the {{count}} warm-up sets still to do.',
  'warmUp.add_one': 'Add {{count}} warm-up set',
  'warmUp.add_other': 'Add {{count}} warm-up sets',
  'warmUp.none': 'No more warm-up needed for {{load}}.',
  'warmUp.unknown': 'Enter the weight of your first working set: the warm-up is worked out from it.',
  'warmUp.late': 'Your first working set is done, so you are past the warm-up.',
  'warmUp.added_one': '{{count}} warm-up set added.',
  'warmUp.added_other': '{{count}} warm-up sets added.',
  exerciseHistory: 'History and how-to',
  replace: 'Replace exercise',
  replaced: '{{before}} replaced by {{after}}. Its sets stay.',
  continuedWith: 'Now {{after}}. What you did stays under {{before}}.',
  replaceLogged_one: '{{count}} set is already logged under {{name}}.',
  replaceLogged_other: '{{count}} sets are already logged under {{name}}.',
  replaceOpen: 'Leave it there, go on with {{name}}',
  replaceAll: 'Move everything to {{name}}',
  joinSuperset: 'Superset with …',
  joinTitle: 'Superset {{name}} with',
  leaveSuperset: 'Leave superset',
  removeExercise: 'Remove exercise',
  exerciseRemoved: '{{name}} removed',

  // Adding
  addTitle: 'Add exercises',
  replaceTitle: 'Replace {{name}} with',
  emptyTitle: 'What are you training?',
  emptyText: 'Add your first exercise. You can add more at any time, reorder them or join them in supersets.',

  // Reordering
  'move.handle': 'Move {{name}}',
  'move.instructions': 'Space lifts an exercise, the arrow keys move it, space drops it, escape puts it back.',
  'move.lifted': '{{name}} lifted, place {{position}} of {{total}}',
  'move.moved': '{{name}} now at place {{position}} of {{total}}',
  'move.dropped': '{{name}} dropped at place {{position}} of {{total}}',
  'move.cancelled': '{{name}} is back where it was',

  // Dock
  logSet: 'Log {{values}}',
  logSetPlain: 'Log set',
  enterValues: 'Enter {{field}}',
  startTimer: 'Start timer',
  stopTimer: 'Stop and log',
  timerRunning: 'Set running',
  resting: 'Rest',
  restLeft: 'Rest left',
  minusRest: '−15 s',
  plusRest: '+15 s',
  minusRestLabel: '−15 s of rest',
  plusRestLabel: '+15 s of rest',
  skipRest: 'Skip',
  skipRestLabel: 'Skip the rest',
  next: 'Next: {{exercise}}',
  lastRest: 'That was the last set',
  paused: 'Paused',
  allDoneText: 'All sets done. One more, or finish?',
  finishWorkout: 'Finish workout',

  // Keypad
  keypad: 'Keypad: {{field}}, {{set}}',
  'key.backspace': 'Delete digit',
  'key.clear': 'Empty the field',
  'key.decimal': 'Decimal mark',
  'key.nextLabel': 'Next field',
  'key.doneLabel': 'Log this set',
  'key.ok': 'Done',
  'key.cancel': 'Cancel what was typed',
  'key.close': 'Close the keypad',
  'key.up': '+{{step}}; hold for +{{small}}',
  'key.down': '−{{step}}; hold for −{{small}}',
  'key.unit': 'Unit',
  perSide: 'Each side of the {{bar}} bar: {{plates}}',
  barOnly: 'Only the bar: {{bar}}',
  lighterThanBar: 'Lighter than the {{bar}} bar',
  cannotLoad: 'Your plates make {{loaded}}',
  sameAs: '= {{weight}}',
  'rpe.hint': '10 = nothing left, 8 = two more reps were in you',
  'rir.hint': 'How many more reps were in you?',

  // Announcements
  'say.logged': '{{set}} logged: {{values}}.',
  'say.rest': 'Rest {{rest}}.',
  'say.restOver': 'Rest is over. {{next}}',
  'say.uncompleted': '{{set}} is open again.',

  // Notification
  'notice.title': 'Rest is over',
  'notice.text': 'Next: {{next}}',
  'notice.last': 'Back to your workout',

  // Abilities of this device
  'locked.may-notify':
    'With the screen locked, this device can tell you when a rest is over if you allow notifications.',
  'locked.stays-on':
    'With the screen locked, this device cannot tell you when a rest is over. While you train, Barra keeps the screen on.',
  'locked.silent':
    'This device puts Barra to sleep once the screen locks: keep it on to hear the end of a rest. The rest time is always right when you come back.',
  'locked.notifies': 'You will hear the end of a rest, and get a notification when the screen is locked.',
  'locked.allow': 'Allow',
  'locked.ok': 'Got it',

  // Not saved
  'unsaved.title': 'Not saved yet',
  'unsaved.full': 'This device is out of space. Everything ticked before is safe. Free some space; Barra keeps trying.',
  'unsaved.closed':
    'The browser cut off its storage. Everything ticked before is safe. Barra keeps trying; reload if it takes long.',
  'unsaved.blocked':
    'The browser blocks its storage. Everything ticked before is safe. Close other tabs with Barra and try again.',
  'unsaved.missing':
    'This workout was deleted somewhere else. What you see stays here. Restore it there and try again.',
  'unsaved.outdated':
    'Another tab runs a newer version of Barra. Everything ticked before is safe. Reload to continue.',
  'unsaved.unknown': 'The last changes could not be stored. Everything ticked before is safe. Barra keeps trying.',
  'unsaved.copy': 'A second copy is on this device: closing the app loses nothing.',
  'unsaved.onlyHere': 'What is not saved exists only on this screen: keep Barra open.',
  recovered: 'Changes that could not be saved last time are back.',

  // Forgotten
  forgottenTitle: 'Still training?',
  forgottenText: 'The last set was logged {{when}}.',
  'forgotten.finish': 'Finish at {{time}}',
  'forgotten.goOn': 'Keep going',

  // Finishing
  finishTitle: 'Finish the workout?',
  'finish.duration': 'Duration',
  'finish.sets': 'Sets',
  'finish.volume': 'Volume',
  'finish.open_one': '{{count}} set is not done yet.',
  'finish.open_other': '{{count}} sets are not done yet.',
  'finish.none': 'No set is logged. Finished like this, it counts as a workout done.',
  'finish.end': 'End of the workout',
  'finish.endNow': 'Now',
  'finish.endThen': 'After the last set, {{time}}',
  'finish.discard': 'Finish without the open sets',
  'finish.keep': 'Finish and keep the open sets',
  'finish.plain': 'Finish workout',
  'finish.goOn': 'Keep training',
  'finish.failed': 'It could not be saved, so the workout is still running. Everything ticked is safe. Try again.',
  abandonTitle: 'Abandon the workout?',
  abandonText: 'The sets you logged are kept in your history, and you can resume it later.',
  abandonConfirm: 'Abandon',

  // Shortcuts
  'shortcut.log': 'Log the current set',
  'shortcut.choose': 'Previous or next open set',
  'shortcut.weight': 'Type the first value, such as the weight',
  'shortcut.reps': 'Type the second value, such as the reps',
  'shortcut.step': 'A step up or down while typing; with Shift a small one',
  'shortcut.skip': 'Skip the rest',
  'shortcut.rest': '15 seconds more or less rest',
  'shortcut.add': 'Add a set',
  'shortcut.undo': 'Undo',
  'shortcut.pause': 'Pause or resume',
  'shortcut.help': 'This list',

  // Dock elsewhere in the app
  dockLabel: 'Running workout',
  dockOpen: 'Back to {{name}}',
  dockStarted: 'Started: {{time}}',
  dockMore_one: '{{count}} other workout in progress',
  dockMore_other: '{{count}} other workouts in progress',

  // Trying it out
  'sample.name': 'Sample workout',
  'sample.openFailedTitle': 'The sample could not be opened',
  'sample.openFailedText': 'This browser gives Barra no storage. A private window often refuses it.',
  'sample.doneTitle': 'That is how it works',
  'sample.doneText':
    'You logged {{sets}} in {{duration}}. It worked without an account, and would without a signal too.',
  'sample.keep': 'Sign up and keep it',
  'sample.again': 'Try again',
  'sample.leave': 'Back to the start',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    execution: typeof messages
  }
}
