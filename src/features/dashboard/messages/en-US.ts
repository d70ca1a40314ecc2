import '#i18n/messages.ts'

const messages = {
  title: 'Home',
  greeting: 'Hi, {{name}}',
  startEmpty: 'Start empty',
  'beginning.title': 'Your log starts here',
  'beginning.text':
    'Write down what you do at the gym as a workout, or start an empty one and add exercises as you go. Both work without a signal.',
  'beginning.import': 'Import from another app',
  'beginning.create': 'Create a workout',
  'running.runs': 'Running',
  'running.paused': 'Paused',
  'running.since_zero': 'Since {{time}}',
  'running.since_one': 'Since {{time}} · {{done}} of {{count}} set',
  'running.since_other': 'Since {{time}} · {{done}} of {{count}} sets',
  'running.continue': 'Continue',
  'next.title': 'Next workout',
  'next.none': 'Ready to train?',
  'next.never': 'not done yet',
  'next.last': 'last done {{when}}',
  'next.start': 'Start',
  'week.title': 'This week',
  'week.sessions_one': 'session',
  'week.sessions_other': 'sessions',
  'week.sets_one': 'set',
  'week.sets_other': 'sets',
  'week.trained': '{{day}}: trained',
  'week.rested': '{{day}}: no session',
  'latest.title': 'Latest sessions',
  'latest.all': 'See all',
  'latest.abandoned': 'Not finished',
  'latest.minutes_one': '{{count}} min',
  'latest.minutes_other': '{{count}} min',
  'install.now': 'Install Barra',
  'install.never': 'No, thanks',
  'ready.title': 'Ready to go down?',
  'ready.yes': 'Ready',
  'ready.notYet': 'Not yet',
  'ready.app': 'Barra opens without a signal',
  'ready.appMissing': 'Barra is still being stored on this device: stay online a moment',
  'ready.appRefused': 'This browser does not let Barra open without a signal',
  'ready.workouts_zero': 'On this device: no workouts,',
  'ready.workouts_one': 'On this device: {{count}} workout,',
  'ready.workouts_other': 'On this device: {{count}} workouts,',
  'ready.sessions_zero': 'no sessions',
  'ready.sessions_one': '{{count}} session',
  'ready.sessions_other': '{{count}} sessions',
  'ready.empty': 'Nothing logged on this device yet',
  'ready.incomplete': 'Your training is still on its way to this device',
  'ready.kept': 'The browser keeps your data for good',
  'ready.mayBeCleared': 'The browser may clear your data if the device runs out of space: installing Barra keeps it',
  'ready.nothingWaits': 'Everything is on the server.',
  'ready.waiting_one': '{{count}} change waits to be sent.',
  'ready.waiting_other': '{{count}} changes wait to be sent.',
  'ready.lastSync': 'Last sync: {{when}}.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    dashboard: typeof messages
  }
}
