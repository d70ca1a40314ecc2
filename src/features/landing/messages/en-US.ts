import '#i18n/messages.ts'

const messages = {
  title: 'The workout log that needs no signal',
  login: 'Log in',
  signUp: 'Create an account',
  tryIt: 'Try a workout now',
  tryNote: 'No account, no card. The test workout stays on your device until you decide.',
  languages: 'Language',
  headlineSignal: 'Zero bars of signal.',
  headlineBar: 'One loaded bar.',
  lead: 'Barra is a workout log for gyms in basements. Every set is saved on your phone the moment you tap it, and reaches your account when the signal comes back.',
  'receipt.signal': 'No signal',
  'receipt.exercise': 'Squat',
  'receipt.rows': '225 lb × 5|225 lb × 5|225 lb × 6',
  'receipt.saved': 'Saved on this phone · 3 waiting for signal',
  'receipt.caption': 'Three sets of squats, logged without a signal: each is ticked and saved on the phone.',
  'promise.signal.title': 'It never waits for the network',
  'promise.signal.text':
    'It opens in airplane mode. Workouts, history, last time’s numbers and the exercise library are all on your phone.',
  'promise.lost.title': 'A tick means saved',
  'promise.lost.text':
    'A set is ticked only once it is on the disk. Close the tab, run out of battery, reload in the middle of a rest: you come back to the same set.',
  'promise.yours.title': 'What you log is yours',
  'promise.yours.text':
    'A list shows what the server does not have yet, and you can take it with you as a file. Your history is never held back for money.',
  'way.title': 'The way of a set',
  'way.tap.title': 'One tap, on the phone',
  'way.tap.text': 'The plan is filled in already. One tap completes the set and starts the rest.',
  'way.train.title': 'You train, nothing loads',
  'way.train.text':
    'No spinner stands between you and the next set. The clock is right even after the screen was locked.',
  'way.surface.title': 'Back upstairs, it travels',
  'way.surface.text':
    'With the first bar of signal it goes to your account and from there to your other devices. Two devices at once? Every set of both is kept.',
  'detail.title': 'Made by what happens under a bar',
  'detail.units': 'Kilos and pounds stay as you typed them, with a comma or a point',
  'detail.rest': 'Rest clock per exercise, 15 seconds more or less with a tap',
  'detail.previous': 'Last time’s numbers beside every set',
  'detail.supersets': 'Supersets, drop sets, warm-ups and AMRAP',
  'detail.undo': 'Everything can be undone',
  'detail.languages': 'Written in Portuguese, English and Spanish',
  'ending.title': 'The next set is waiting. The network need not be there.',
  footer: 'Barra. Made for places where phones have nothing to say.',
} as const

export default messages

/** The page's words in any language. */
export type LandingMessages = { readonly [Key in keyof typeof messages]: string }

declare module '#i18n/messages.ts' {
  interface Messages {
    landing: typeof messages
  }
}
