import '#i18n/messages.ts'

const messages = {
  title: 'Sync',
  'status.synced': 'Everything is on the server',
  'status.waiting_zero': 'Fetching what is on the server',
  'status.waiting_one': '{{count}} change is on its way',
  'status.waiting_other': '{{count}} changes are on their way',
  'status.offline': 'No connection. Everything is safe on this phone and goes out by itself later.',
  'status.attention': 'Something needs you',
  'status.local': 'This training lives on this phone only.',
  'problem.refused':
    'The server did not take everything. It is safe here: see why below, then correct it or try again.',
  'problem.reauthenticate':
    'Sign in again to sync. Until then everything stays on this phone, and you can go on training.',
  'problem.client-outdated':
    'This version of Barra is too old to read what the server has. What you log is still sent. Update to go on.',
  'problem.storage':
    'A change from the server could not be saved on this phone. Free some space: Barra tries again by itself.',
  signIn: 'Sign in again',
  lastSynced: 'Last exchange: {{when}}',
  neverSynced: 'Nothing exchanged with the server yet',
  syncNow: 'Sync now',
  compare: 'Compare with the server',
  comparing: 'Comparing…',
  compareEqual: 'This phone and the server hold the same.',
  compareDifferent: 'There was a difference. Everything is being exchanged anew.',
  compareFailed: 'The server cannot be reached. Nothing was changed.',
  export: 'Export what waits',
  waitingTitle: 'Waiting',
  refusedTitle: 'Not taken by the server',
  emptyTitle: 'Nothing waits',
  emptyText: 'Whatever you log is saved on this phone first and listed here until the server has it too.',
  since: 'since {{when}}',
  why: 'Why',
  issueAt: '{{path}}: {{message}}',
  'collection.sessions': 'Session',
  'collection.workouts': 'Workout',
  'collection.exercises': 'Exercise',
  'collection.folders': 'Folder',
  'collection.measurements': 'Measurement',
  'collection.preferences': 'Preferences',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    outbox: typeof messages
  }
}
