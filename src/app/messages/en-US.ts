import '#i18n/messages.ts'

const messages = {
  skip: 'Skip to the content',
  navigation: 'Main',
  'site.login': 'Log in',
  'site.dashboard': 'Open Barra',
  'sync.synced': 'Synced',
  'sync.waiting_zero': 'Syncing',
  'sync.waiting_one': '{{count}} waiting',
  'sync.waiting_other': '{{count}} waiting',
  'sync.sending': 'Sending {{done}} of {{total}}',
  'sync.fetching': 'Fetching {{done}} of {{total}}',
  'sync.offline_zero': 'Offline',
  'sync.offline_one': 'Offline · {{count}} waiting',
  'sync.offline_other': 'Offline · {{count}} waiting',
  'sync.attention': 'Needs you',
  'sync.local': 'On this device',
  'manifest.description': 'A workout log for lifters who train where there is no signal',
  'manifest.continue': 'Continue workout',
  'manifest.start': 'Start workout',
  'notFound.title': 'Page Not Found: {{path}}',
  'notFound.text': 'There is nothing at this address. Your training is where it was.',
  'notFound.home': 'Back to the start',
  'failed.title': 'Internal Server Error',
  'failed.text': 'This screen did not open. What you logged is saved on this device. Reload to try again.',
  'failed.reload': 'Reload',
  'failed.stuck':
    'Without a connection Barra cannot be loaded again on this device. Keep this page open: what you see is still here.',
  'failed.home': 'Go to the start',
  'missing.title': 'This screen is not on this device yet',
  'missing.text': 'It comes with a connection, and stays from then on. What you logged is saved here.',
  'storage.full.title': 'No room left on this device',
  'storage.full.text':
    'Barra cannot open your training until there is some space. What is already saved stays saved: remove photos, videos or apps you no longer need, then try again.',
  'storage.blocked.title': 'The browser does not let Barra save',
  'storage.blocked.text':
    'Nothing was deleted. Close other tabs with Barra, leave private browsing and allow this site to store data, then try again.',
  'storage.outdated.title': 'A newer Barra has been here',
  'storage.outdated.text':
    'Your training is safe and belongs to the newer version now. Reload to get it; offline, wait until there is a connection.',
  'storage.unknown.title': 'Your training could not be opened',
  'storage.unknown.text':
    'Nothing was deleted. Close other tabs with Barra and try again; if it stays like this, restart the browser. Do not clear the data of this site: what waits to be synced is there.',
  'health.closed.title': 'Saving is interrupted',
  'health.closed.text':
    'The browser cut the connection to the storage. Barra is opening it again; check your last set.',
  'health.lost.title': 'The data on this device was removed',
  'health.lost.writing': 'What is on your screen stays. Barra is saving it again.',
  'health.lost.written':
    'The browser, or somebody using it, cleared the site’s data. What was open here is saved again, what was synced comes back from the server. Barra may ask for your password first.',
  'health.lost.refused':
    'The browser does not let Barra save it again. What you see exists only on this screen: keep it open, and save it as a file.',
  'health.lost.save': 'Save as file',
  'health.lost.saveFailed': 'The file could not be made. Keep this screen open and try again.',
  'health.outdated.title': 'Barra was updated in another tab',
  'health.outdated.text': 'This tab can no longer save. What you logged until now is safe. Reload to go on.',
  'news.title': 'New in Barra',
  'news.text':
    'Charts for every exercise, the muscles you train on a body, measurements with goals, and your history from Strong, Hevy, FitNotes and StrongLifts.',
  'news.seen': 'Got it',
  'update.ready': 'A new version of Barra is ready. It comes in as soon as you are not in the middle of something.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    app: typeof messages
  }
}
