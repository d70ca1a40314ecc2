import '#i18n/messages.ts'

const messages = {
  title: 'Sync',
  'status.synced': 'Everything is on the server',
  'status.waiting_zero': 'Fetching what is on the server',
  'status.waiting_one': '{{count}} change is on its way',
  'status.waiting_other': '{{count}} changes are on their way',
  'status.sending': 'Sending {{done}} of {{total}}. All of it is safe on this device.',
  'status.fetching': 'Fetching {{done}} of {{total}} from the server',
  'status.offline': 'No connection. Everything is safe on this device and goes out by itself later.',
  'status.attention': 'Something needs your attention',
  'status.local': 'This training lives on this device only.',
  'problem.refused':
    'The server did not take everything. It is safe here: see why below, then correct it or try again.',
  'problem.reauthenticate':
    'Log in again to sync. Until then everything stays on this device, and you can keep training.',
  'problem.client-outdated':
    'This version of Barra is too old to read what the server has. What you log is still sent. Update to continue.',
  'problem.storage':
    'A change from the server could not be saved on this device. Free some space: Barra tries again by itself.',
  'problem.server-full':
    'Your account is full, so the server takes nothing more. Your training is safe on this device and you can keep training. Export a copy, then write to us.',
  exportAll: 'Export a copy',
  signIn: 'Log in again',
  lastSynced: 'Last sync: {{when}}',
  neverSynced: 'Not synced yet',
  syncNow: 'Sync now',
  compare: 'Compare with the server',
  comparing: 'Comparing…',
  compareEqual: 'This device and the server hold the same.',
  compareDifferent: 'There was a difference. Everything is being synced again.',
  compareFailed: 'The server cannot be reached. Nothing was changed.',
  export: 'Export what is waiting',
  waitingTitle: 'Waiting',
  refusedTitle: 'Not taken by the server',
  counting: 'Counting what is waiting…',
  emptyTitle: 'Nothing waiting',
  emptyText: 'Whatever you log is saved on this device first and listed here until the server has it too.',
  since: 'since {{when}}',
  why: 'Why',
  issueAt: '{{path}}: {{message}}',
  issueSet: 'Set {{number}}',
  'field.weight': 'Weight',
  'field.reps': 'Reps',
  'field.seconds': 'Time',
  'field.distance': 'Distance',
  'field.rpe': 'RPE',
  'field.note': 'Note',
  'field.name': 'Name',
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
