import '#i18n/messages.ts'

const messages = {
  title: 'Workout',
  sampleTitle: 'Try a sample workout',
  freeName: 'Empty workout',

  // Getting there
  notFoundTitle: 'This workout isn’t on this device',
  notFoundText: 'The workout was deleted, or it hasn’t synced from your other device yet. Nothing else is affected.',
  toWorkouts: 'Go to my routines',
  startFailedTitle: 'Couldn’t start the workout',
  startFailedText:
    'The workout couldn’t be saved. This device may be out of space. Everything you’ve already logged is safe.',

  // Header
  elapsed: 'Workout time',
  progress_one: '{{done}} of {{count}} set',
  progress_other: '{{done}} of {{count}} sets',
  options: 'Workout options',
  finish: 'Finish',
  rename: 'Rename',
  renameTitle: 'Rename workout',
  name: 'Name',
  note: 'Note',
  sessionNote: 'Workout note',
  notePlaceholder: 'How did it go? Anything to remember for next time?',
  pause: 'Pause',
  resume: 'Resume',
  addExercise: 'Add exercise',
  reorder: 'Reorder exercises',
  abandon: 'End workout early',
  shortcuts: 'Keyboard shortcuts',
  undone: 'Undone',
  exercises: 'Exercises',

  // Set rows
  'column.set': 'Set',
  'column.previous': 'Prev',
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
  'set.options': '{{set}}: type and more',
  'set.do': 'Do {{set}} now',
  previous: 'Last time: {{values}}',
  noPrevious: 'First time',
  maximum: 'Estimated 1RM: {{weight}}',
  noMaximum: 'No 1RM yet',
  'target.reps_one': '{{range}} rep',
  'target.reps_other': '{{range}} reps',
  'target.rpe': 'RPE {{value}}',
  'target.percent': '{{value}} of 1RM',
  'check.open': 'Log {{set}}',
  'check.saving': '{{set}} logged, saving. Undo',
  'check.device': '{{set}} logged, saved on this device. Undo',
  'check.server': '{{set}} logged, saved on the server. Undo',
  'check.failed': '{{set}} not saved. Try again',
  notSaved: 'Not saved',
  addSet: 'Add set',
  superset: 'Superset',
  usualRest: 'Default rest',
  noRest: 'No rest',
  restFor: 'Rest after each set: {{rest}}',
  'record.set': 'Record: {{set}}, was {{before}}',
  'record.estimate': 'Record: estimated 1RM {{weight}}, was {{before}}',
  targetCaption: 'Target',

  // Why the plan asks for this
  'rule.start': 'Today sets your baseline',
  'rule.weight-added': '+{{by}}: you hit every rep last time',
  'rule.topped': '+{{by}}: you hit the top of the rep range',
  'rule.reps-added': 'One more rep per set, up to the top of the range',
  'rule.repeated_one': 'Repeat: you missed reps last time',
  'rule.repeated_other': 'Repeat: you missed reps {{count}} workouts in a row',
  'rule.stalled_one': 'Same weight: no extra reps last time',
  'rule.stalled_other': 'Same weight: no extra reps in {{count}} workouts',
  'rule.heaviest': 'Same weight: this gym has nothing heavier',
  'rule.deloaded_one': 'Deload, −{{by}}: no progress last time',
  'rule.deloaded_other': 'Deload, −{{by}}: no progress in {{count}} workouts',
  'rule.top-reached': 'Top of the rep range: time to make it harder',
  'rule.week': 'Week {{number}} of {{of}}: {{percent}} of {{max}}',

  // Set and exercise options
  kind: 'Set type',
  moveUp: 'Move up',
  moveDown: 'Move down',
  removeSet: 'Remove set',
  setRemoved: '{{set}} removed',
  exerciseOptions: 'Options for {{name}}',
  standingNote: 'Your note for this exercise:',
  rest: 'Rest',
  restTitle: 'Rest after each set of {{name}}',
  'rest.shorter': 'Shorten rest by {{seconds}} seconds',
  'rest.longer': 'Lengthen rest by {{seconds}} seconds',
  warmUp: 'Warm-up sets',
  'warmUp.to': 'Warm up to {{load}}',
  'warmUp.emptyBar': 'empty bar',
  'warmUp.replaces_one': 'This will replace {{count}} warm-up set you haven’t done yet.',
  'warmUp.replaces_other': 'This will replace {{count}} warm-up sets you haven’t done yet.',
  'warmUp.add_one': 'Add {{count}} warm-up set',
  'warmUp.add_other': 'Add {{count}} warm-up sets',
  'warmUp.none': 'No warm-up sets to add for {{load}}.',
  'warmUp.unknown': 'Enter the weight of your first working set to calculate the warm-up.',
  'warmUp.late': 'You’ve already done your first working set.',
  'warmUp.added_one': '{{count}} warm-up set added',
  'warmUp.added_other': '{{count}} warm-up sets added',
  exerciseHistory: 'History and instructions',
  replace: 'Replace exercise',
  replaced: '{{before}} replaced with {{after}}. You still have your sets.',
  continuedWith: 'Switched to {{after}}. Your logged sets stay under {{before}}.',
  replaceLogged_one: '{{count}} set is already logged under {{name}}.',
  replaceLogged_other: '{{count}} sets are already logged under {{name}}.',
  replaceOpen: 'Switch to {{name}} from here on',
  replaceAll: 'Move all sets to {{name}}',
  joinSuperset: 'Superset with…',
  joinTitle: 'Superset {{name}} with…',
  leaveSuperset: 'Remove from superset',
  removeExercise: 'Remove exercise',
  exerciseRemoved: '“{{name}}” removed.',
  'rest.warmUp': 'Rest after a warm-up set: {{rest}}',

  // Adding
  addTitle: 'Add exercises',
  replaceTitle: 'Replace {{name}} with…',

  // Reordering
  'move.handle': 'Move {{name}}',
  'move.instructions':
    'Press Space to pick up an exercise, the arrow keys to move it, Space to drop it and Esc to cancel.',
  'move.lifted': '{{name}} picked up, position {{position}} of {{total}}',
  'move.moved': '{{name}}, position {{position}} of {{total}}',
  'move.dropped': '{{name}} dropped at position {{position}} of {{total}}',
  'move.cancelled': '{{name}} is back where it was',

  // Dock
  logSet: 'Log {{values}}',
  logSetPlain: 'Log set',
  enterValues: 'Enter {{field}}',
  startTimer: 'Start timer',
  stopTimer: 'Stop and log',
  timerRunning: 'Set in progress',
  resting: 'Rest',
  restLeft: 'Rest time left',
  minusRest: '−{{seconds}}',
  plusRest: '+{{seconds}}',
  minusRestLabel: 'Subtract {{seconds}} seconds from rest',
  plusRestLabel: 'Add {{seconds}} seconds to rest',
  skipRest: 'Skip',
  skipRestLabel: 'Skip rest',
  next: 'Next: {{exercise}}',
  lastRest: 'That was your last set',
  paused: 'Paused',
  allDoneText: 'All sets done. Add one more or finish?',
  finishWorkout: 'Finish workout',

  // Keypad
  keypad: 'Keypad: {{field}}, {{set}}',
  'key.backspace': 'Delete digit',
  'key.clear': 'Clear',
  'key.decimal': 'Decimal point',
  'key.nextLabel': 'Next field',
  'key.doneLabel': 'Log this set',
  'key.ok': 'Done',
  'key.cancel': 'Discard what you typed',
  'key.close': 'Close keypad',
  'key.up': '+{{step}}; hold for +{{small}}',
  'key.down': '−{{step}}; hold for −{{small}}',
  'key.unit': 'Unit',
  perSide: 'Each side of the {{bar}} bar: {{plates}}',
  barOnly: 'Just the bar: {{bar}}',
  lighterThanBar: 'Lighter than the {{bar}} bar',
  cannotLoad: 'Closest with your plates: {{loaded}}',
  sameAs: '= {{weight}}',
  'rpe.hint': '10 = nothing left, 8 = 2 reps left in the tank',
  'rir.hint': 'How many reps did you have left?',
  'plates.side': 'Each side',
  'plates.bar': '{{bar}} bar',

  // Announcements
  'say.logged': '{{set}} logged: {{values}}.',
  'say.rest': 'Rest {{rest}}.',
  'say.restOver': 'Rest is over. {{next}}',
  'say.uncompleted': '{{set}} unchecked.',

  // Notification
  'notice.title': 'Rest is over',
  'notice.text': 'Next: {{next}}',
  'notice.last': 'Back to your workout',

  // Abilities of this device
  'locked.may-notify': 'Allow notifications to get an alert when your rest is over, even with the screen locked.',
  'locked.stays-on':
    'This device can’t alert you while the screen is locked, so Barra keeps the screen on during your workout.',
  'locked.silent':
    'This device pauses Barra when it locks, so keep the screen on to hear your rest timer. The timer will still be right when you come back.',
  'locked.notifies': 'You’ll hear when your rest is over, and get a notification if the screen is locked.',
  'locked.allow': 'Allow',
  'locked.ok': 'Got it',

  // Not saved
  'unsaved.title': 'Not saved yet',
  'unsaved.full':
    'This device is out of space. Everything you’ve logged so far is safe. Free up some space, and Barra will keep trying.',
  'unsaved.closed':
    'The browser closed Barra’s storage. Everything you’ve logged so far is safe, and Barra will keep trying.',
  'unsaved.blocked':
    'The browser won’t let Barra save. Everything you’ve logged so far is safe. Close other Barra tabs and try again.',
  'unsaved.missing':
    'This workout was deleted on another device or in another tab. What you see here won’t be lost. Try again to save it.',
  'unsaved.outdated': 'Another tab is running a newer version of Barra. Everything you’ve logged so far is safe.',
  'unsaved.unknown':
    'Your last changes couldn’t be saved. Everything you’ve logged so far is safe, and Barra will keep trying.',
  'unsaved.copy': 'There’s a backup copy on this device, so you can close or reload Barra without losing anything.',
  'unsaved.onlyHere': 'Don’t close or reload Barra yet. What isn’t saved exists only on this screen.',
  recovered: 'We restored the changes that couldn’t be saved last time.',

  // Forgotten
  forgottenTitle: 'Still training?',
  forgottenText: 'Last set: {{when}}.',
  'forgotten.finish': 'Finish at {{time}}',
  'forgotten.goOn': 'Keep training',

  // Finishing
  finishTitle: 'Finish workout?',
  'finish.duration': 'Duration',
  'finish.sets': 'Sets',
  'finish.volume': 'Volume',
  'finish.warmUps_one': '+ {{count}} warm-up',
  'finish.warmUps_other': '+ {{count}} warm-ups',
  'finish.open_one': '{{count}} set isn’t done yet.',
  'finish.open_other': '{{count}} sets aren’t done yet.',
  'finish.none': 'You haven’t logged any sets. If you finish now, it still counts as a workout.',
  'finish.end': 'End time',
  'finish.endNow': 'Now',
  'finish.endThen': 'After the last set, {{time}}',
  'finish.discard': 'Finish and discard unfinished sets',
  'finish.keep': 'Finish and keep unfinished sets',
  'finish.plain': 'Finish workout',
  'finish.goOn': 'Keep training',
  'finish.failed': 'Couldn’t end the workout, so it’s still in progress. Everything you’ve logged is safe. Try again.',
  abandonTitle: 'End workout early?',
  abandonText: 'The sets you logged stay in your history, and you can continue the workout later.',
  abandonConfirm: 'End early',
  discard: 'Discard workout',
  discarded: '“{{name}}” was discarded.',

  // Shortcuts
  'shortcut.log': 'Log the current set',
  'shortcut.choose': 'Go to the previous or next unfinished set',
  'shortcut.weight': 'Enter the first value (weight)',
  'shortcut.reps': 'Enter the second value (reps)',
  'shortcut.step': 'Raise or lower the value while typing. Hold Shift for smaller steps.',
  'shortcut.skip': 'Skip rest',
  'shortcut.rest': 'Add or subtract {{seconds}} seconds of rest',
  'shortcut.add': 'Add a set',
  'shortcut.undo': 'Undo',
  'shortcut.pause': 'Pause or resume',
  'shortcut.help': 'Show this list',

  // Dock elsewhere in the app
  dockLabel: 'Workout in progress',
  dockOpen: 'Back to {{name}}',
  dockStarted: 'Started {{time}}',
  dockMore_one: '{{count}} other workout in progress',
  dockMore_other: '{{count}} other workouts in progress',

  // Trying it out
  'sample.name': 'Sample workout',
  'sample.openFailedTitle': 'Couldn’t open the sample workout',
  'sample.openFailedText':
    'Your browser won’t let Barra save. Private windows often block saving, so try a regular one.',
  'sample.doneTitle': 'That’s how it works',
  'sample.doneText': 'You didn’t need an account, and Barra works offline too.',
  'sample.muscles': 'Muscles worked',
  'sample.keep': 'Sign up and save workout',
  'sample.again': 'Start over',
  'sample.leave': 'Back to home',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    execution: typeof messages
  }
}
