import '#i18n/messages.ts'

const messages = {
  title: 'Sync',
  'status.synced': 'Everything is on the server.',
  'status.waiting_zero': 'Receiving from the server',
  'status.waiting_one': 'Sending {{count}} change',
  'status.waiting_other': 'Sending {{count}} changes',
  'status.sending': 'Sending {{done}} of {{total}}. Everything is safe on this device.',
  'status.fetching': 'Receiving {{done}} of {{total}} from the server',
  'status.offline': 'You’re offline. Everything is safe on this device and will sync automatically later.',
  'status.attention': 'Something needs your attention',
  'status.local': 'Your workouts are only on this device.',
  'problem.refused':
    'The server rejected some changes, but they’re safe on this device. See why below, then fix them or try again.',
  'problem.reauthenticate':
    'Sign in again to sync. Until then, everything stays on this device and you can keep training.',
  'problem.client-outdated':
    'This version of Barra is too old to read what’s on the server, but it still sends what you log. Update Barra to sync fully.',
  'problem.storage':
    'A change from the server couldn’t be saved on this device. Free up some space, and Barra will try again.',
  'problem.server-full':
    'Your account is full, so nothing new can sync. Everything is safe on this device, and you can keep training. Export a copy, then contact us.',
  exportAll: 'Export a copy',
  signIn: 'Sign in again',
  lastSynced: 'Last sync: {{when}}',
  neverSynced: 'Not synced yet',
  syncNow: 'Sync now',
  compare: 'Compare with server',
  comparing: 'Comparing…',
  compareEqual: 'This device and the server match.',
  compareDifferent: 'This device and the server didn’t match. Everything is being synced again.',
  compareFailed: 'Couldn’t compare with the server, so nothing was changed. Check your connection and try again.',
  export: 'Export unsynced changes',
  waitingTitle: 'Not synced yet',
  refusedTitle: 'Rejected by the server',
  counting: 'Checking for unsynced changes…',
  emptyTitle: 'Nothing left to sync',
  emptyText: 'Everything you log is saved on this device first and listed here until the server has it.',
  since: 'since {{when}}',
  why: 'Reason',
  issueAt: '{{path}}: {{message}}',
  issueSet: 'Set {{number}}',
  'field.weight': 'Weight',
  'field.reps': 'Reps',
  'field.seconds': 'Time',
  'field.distance': 'Distance',
  'field.rpe': 'RPE',
  'field.note': 'Note',
  'field.name': 'Name',
  'collection.sessions': 'Workout',
  'collection.workouts': 'Routine',
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
