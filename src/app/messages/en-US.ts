import '#i18n/messages.ts'

const messages = {
  skip: 'Skip to content',
  navigation: 'Main',
  'place.home': 'Home',
  'place.routines': 'Routines',
  'place.exercises': 'Exercises',
  'place.progress': 'Progress',
  'place.history': 'History',
  'place.profile': 'Profile',
  'site.login': 'Sign in',
  'site.dashboard': 'Open Barra',
  'sync.synced': 'Synced',
  'sync.waiting_zero': 'Syncing',
  'sync.waiting_one': '{{count}} to sync',
  'sync.waiting_other': '{{count}} to sync',
  'sync.sending': 'Sending {{done}} of {{total}}',
  'sync.fetching': 'Receiving {{done}} of {{total}}',
  'sync.offline_zero': 'Offline',
  'sync.offline_one': 'Offline · {{count}} to sync',
  'sync.offline_other': 'Offline · {{count}} to sync',
  'sync.attention': 'Needs attention',
  'sync.local': 'On this device',
  'manifest.description': 'A workout log that works without a signal',
  'manifest.continue': 'Continue workout',
  'manifest.start': 'Start workout',
  'notFound.title': 'Page Not Found: {{path}}',
  'notFound.text': 'There’s nothing at this address. Your workouts are safe.',
  'notFound.home': 'Back to home',
  'failed.title': 'Internal Server Error',
  'failed.text': 'This screen couldn’t open, but what you logged is saved on this device. Reload to try again.',
  'failed.reload': 'Reload',
  'failed.stuck':
    'Barra can’t reload on this device while you’re offline. Keep this page open so nothing on it is lost, and try again once you’re online.',
  'failed.home': 'Back to home',
  'missing.title': 'This screen isn’t on this device yet',
  'storage.full.title': 'No space left on this device',
  'storage.full.text':
    'Everything already saved is safe, but Barra needs some free space to open your workouts. Delete photos, videos or apps you don’t need, then try again.',
  'storage.blocked.title': 'Your browser won’t let Barra save',
  'storage.blocked.text':
    'Nothing was deleted. Close other Barra tabs, leave private browsing and allow this site to store data, then try again.',
  'storage.unanswered.title': 'This device’s storage isn’t answering',
  'storage.unanswered.text': 'Nothing was deleted. Close Barra completely, with all its tabs, and open it again.',
  'storage.outdated.title': 'A newer version of Barra was used here',
  'storage.outdated.text':
    'Your workouts are safe, but this version can’t open them. Reload to update once you’re online.',
  'storage.unknown.title': 'Couldn’t open your workouts',
  'storage.unknown.text':
    'Nothing was deleted. Close other Barra tabs or restart your browser, then try again. Don’t clear this site’s data, or you may lose changes that haven’t synced.',
  'health.stuck.title': 'Barra can’t save right now',
  'health.stuck.text':
    'This device’s storage isn’t answering. Close Barra completely, with all its tabs, and open it again. Sets marked as saved are safe.',
  'health.closed.title': 'Saving was interrupted',
  'health.closed.text': 'The browser closed Barra’s storage, and Barra is reopening it. Check your last set.',
  'health.lost.title': 'Barra’s data on this device was cleared',
  'health.lost.writing': 'What’s on your screen is still here. Barra is saving it again.',
  'health.lost.written':
    'What you had open has been saved again, and anything already synced will come back from the server. Barra may ask you to sign in first.',
  'health.lost.refused':
    'Your browser won’t let Barra save anything, so what you see exists only on this screen. Keep it open and save a copy as a file.',
  'health.lost.save': 'Save as file',
  'health.lost.saveFailed': 'Couldn’t create the file. Keep this screen open and try again.',
  'health.outdated.title': 'Barra was updated in another tab',
  'health.outdated.text': 'This tab can’t save anymore, but what you’ve logged so far is safe. Reload to continue.',
  'unplaced.title': 'These sets couldn’t be added',
  'unplaced.text':
    'You checked them off while Barra was opening, but their workout has been deleted. If you need them, write them down before you close this message.',
  'unplaced.set': '{{exercise}}: {{figures}}',
  'news.title': 'New in Barra',
  'news.text':
    'Charts for every exercise, a body map of the muscles you train, measurements with goals, and imports from Strong, Hevy, FitNotes and StrongLifts.',
  'news.seen': 'Got it',
  'update.ready': 'A new version of Barra is ready. It’ll install once you finish what you’re doing.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    app: typeof messages
  }
}
