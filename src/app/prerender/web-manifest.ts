import type { Locale } from '#contract/preferences.ts'
import { IMPORT_PATH, INDEX_PATH, RUNNING_SESSION_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import type { Say } from './site-pages.ts'

const BLACK = '#040506'
/** File types of training data; phones name the same type differently. */
const FILES = {
  'text/csv': ['.csv'],
  'text/comma-separated-values': ['.csv'],
  'application/json': ['.json'],
} as const

/** Terms: https://www.w3.org/TR/appmanifest/, https://w3c.github.io/web-share-target/. */
export function webManifest(locale: Locale, say: Say): string {
  const manifest = {
    id: '/',
    name: say('shared:appName'),
    short_name: say('shared:appName'),
    description: say('app:manifest.description'),
    lang: locale,
    dir: 'ltr',
    start_url: INDEX_PATH,
    scope: '/',
    display: 'standalone',
    // A running workout stays open: `listenForLaunches` handles a launch.
    launch_handler: { client_mode: ['focus-existing', 'auto'] },
    background_color: BLACK,
    theme_color: BLACK,
    categories: ['fitness', 'health', 'sports'],
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: [
      phone(locale, 'workout', say('site:picture.workout')),
      phone(locale, 'dashboard', say('site:picture.dashboard')),
      phone(locale, 'history', say('site:picture.history')),
      {
        src: `/pictures/wide-${locale}.webp`,
        sizes: '1280x800',
        type: 'image/webp',
        form_factor: 'wide',
        label: say('site:picture.dashboard'),
      },
    ],
    shortcuts: [
      { name: say('app:manifest.continue'), url: RUNNING_SESSION_PATH, icons: shortcutIcons() },
      { name: say('app:manifest.start'), url: WORKOUTS_PATH, icons: shortcutIcons() },
    ],
    share_target: {
      action: IMPORT_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'file', accept: [...Object.keys(FILES), '.csv', '.json'] }] },
    },
    file_handlers: [{ action: IMPORT_PATH, accept: FILES }],
  }
  return JSON.stringify(manifest)
}

function phone(locale: Locale, name: string, label: string) {
  return {
    src: `/pictures/${name}-${locale}.webp`,
    sizes: '585x1266',
    type: 'image/webp',
    form_factor: 'narrow',
    label,
  }
}

function shortcutIcons() {
  return [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }]
}
