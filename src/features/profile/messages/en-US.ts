import '#i18n/messages.ts'

const messages = {
  title: 'Profile',
  'account.title': 'Account',
  'account.confirmEmail': 'Open the link we sent to {{email}} to confirm your email.',
  'account.sendAgain': 'Send again',
  'account.sentAgain': 'Sent. Check your spam folder too.',
  'account.notSent': 'The email couldn’t be sent. Try again when there is signal.',
  'account.again': 'Log in again so that your training is backed up. Until then everything stays on this device.',
  'account.logIn': 'Log in',
  'look.title': 'Language and look',
  language: 'Language',
  theme: 'Theme',
  'theme.system': 'Like the system',
  'theme.dark': 'Iron (dark)',
  'theme.light': 'Chalk (light)',
  'training.title': 'Training',
  weightUnit: 'Weight',
  weightUnitHint: 'What you have already logged keeps the unit you logged it in.',
  distanceUnit: 'Distance',
  'distanceUnit.km': 'Kilometres',
  'distanceUnit.mi': 'Miles',
  defaultRest: 'Rest between sets',
  defaultRestHint: 'Unless an exercise says otherwise.',
  effort: 'Effort per set',
  effortHint: 'RPE 8 and 2 RIR both mean: two more reps were in you.',
  'effort.off': 'Off',
  'effort.rpe': 'RPE',
  'effort.rir': 'RIR',
  weekStart: 'The week starts on',
  'signals.title': 'During a workout',
  sounds: 'Sound',
  soundsHint: 'A chime when the rest is over.',
  vibration: 'Vibration',
  vibrationHint: 'Where the phone can.',
  keepAwake: 'Keep the screen on',
  keepAwakeHint: 'While a workout is running.',
  'device.title': 'This device',
  'device.used': 'In use',
  'device.usedOf': '{{used}} of {{quota}}',
  'device.unknown': 'Unknown',
  'device.kept': 'Storage',
  'device.isKept': 'Protected: the browser won’t clear it by itself',
  'device.mayBeCleared': 'The browser may clear it when space runs out',
  'device.keep': 'Protect my data',
  'device.refused': 'The browser said no. Installing Barra on your home screen usually helps.',
  'device.granted': 'Your data on this device is protected.',
  'device.waiting': 'Waiting for the server',
  'device.nothingWaits': 'Nothing: it has everything',
  'device.changes_one': '{{count}} change',
  'device.changes_other': '{{count}} changes',
  'device.lastSync': 'Last sync',
  'device.never': 'Not yet',
  'device.openOutbox': 'Show sync',
  'signOut.action': 'Sign out',
  'signOut.title': 'Sign out?',
  'signOut.synced': 'Your training is on the server. It is removed from this device and comes back when you log in.',
  'signOut.waiting_one':
    '{{count}} change isn’t on the server yet. We’ll try to send it now. If that fails, it stays on this device until you log in again.',
  'signOut.waiting_other':
    '{{count}} changes aren’t on the server yet. We’ll try to send them now. What can’t be sent stays on this device until you log in again.',
  'signOut.unknown':
    'We’ll check that the server has everything. If it doesn’t, your training stays on this device until you log in again.',
  'signOut.draft': 'The workout you were building and didn’t save goes too.',
  'signOut.leaving': 'Sending what waits…',
  'signOut.kept': 'Signed out. What the server doesn’t have yet stays on this device until you log in again.',
  'signOut.removed': 'Signed out. The server has all your training.',
  notSaved: 'That couldn’t be saved on this device. Nothing was changed.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    profile: typeof messages
  }
}
