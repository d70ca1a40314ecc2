import { existsSync } from 'node:fs'
import { join } from 'node:path'

export type Chunk = {
  readonly name: string
  /** The files and folders (with a trailing slash) that it contains. */
  readonly holds: readonly string[]
  /** Files of these folders that only later screens need. */
  readonly leaves?: readonly string[]
  /** Modules outside of the project. */
  readonly alsoHolds?: RegExp
  /** The number of chunks that must share a module for it to be included; one by default. */
  readonly minShareCount?: number
}

// Many small chunks compress badly: code always loaded together is one chunk, with its imports. A module shared by
// several belongs to the first. `first` is used by the public site, `main` starts the app, `app` is needed by a
// visitor's screens. `storage` reads and commands; `database`, which is RxDB, opens after the first screen. `parts` is
// shared by most screens, `frame` surrounds them after the login, `session` is shared by a running workout and the
// lists. `connected` loads after the first screen, and has small parts of later ones, each of which would be a file of
// its own.
const CHUNKS: readonly Chunk[] = [
  {
    name: 'first',
    alsoHolds: /vite\/preload-helper/,
    holds: [
      'src/app/device-classes.ts',
      'src/contract/device-headers.ts',
      'src/domain/is-record.ts',
      'src/domain/choose-locale.ts',
      'src/i18n/locale-address.ts',
      'src/i18n/stored-locale.ts',
      'src/platform/account/account.ts',
      'src/platform/device/install-offer.ts',
      'src/platform/server/server-origin.ts',
      'src/platform/device/shell.ts',
      'src/platform/updates/build-id.ts',
      'src/platform/updates/page-first.ts',
      'src/platform/updates/update-decision.ts',
      'src/platform/updates/update-state.ts',
      'src/platform/updates/updates.ts',
      'src/shared/browser-storage.ts',
      'src/shared/page-life/end-with-page.ts',
      'src/shared/page-life/follow-leaving.ts',
      'src/shared/use-store.ts',
      'src/shared/with-lock.ts',
      'src/shared/with-resolvers.ts',
    ],
  },
  {
    name: 'main',
    holds: ['src/app/main.tsx', 'src/domain/time/backoff.ts', 'src/shared/page-life/page-worker.ts'],
  },
  {
    name: 'app',
    holds: [
      'src/app/start-app.tsx',
      'src/platform/identity/sign-in.ts',
      'src/platform/sync/sync.ts',
      'src/platform/sync/last-synced.ts',
      'src/ui/text-field.tsx',
      'src/ui/segmented-control.tsx',
    ],
  },
  // Of the pages of each worker.
  { name: 'comlink', holds: [], alsoHolds: /node_modules\/comlink\// },
  {
    name: 'parts',
    holds: [
      'src/domain/assert-never.ts',
      'src/ui/card.tsx',
      'src/ui/modal.tsx',
      'src/ui/sheet.tsx',
      'src/ui/dialog.tsx',
      'src/ui/confirm-dialog.tsx',
      'src/ui/badge.tsx',
      'src/ui/list.tsx',
      'src/ui/search-field.tsx',
      'src/ui/skip-link.tsx',
      'src/ui/menu.tsx',
      'src/ui/flags/flags.ts',
      'src/platform/device/use-online.ts',
    ],
  },
  { name: 'passwords', holds: ['src/ui/password-field.tsx'] },
  { name: 'password-policy', holds: ['src/domain/profile/password-policy.ts'] },
  { name: 'language-picker', holds: ['src/ui/language-picker.tsx'] },
  {
    name: 'auth',
    holds: [
      'src/features/auth/auth-frame.tsx',
      'src/features/auth/use-auth-form.ts',
      'src/features/auth/link-account.tsx',
      'src/features/auth/ended-notice.tsx',
      'src/features/auth/offline-note.tsx',
      'src/features/auth/guest-documents.ts',
    ],
  },
  // Icons shared by many screens: each would be a file of its own. Those of a few do not burden every start.
  { name: 'icons', holds: [], alsoHolds: /lucide-react\/dist\/esm\/icons\//, minShareCount: 5 },
  {
    name: 'storage',
    holds: [
      'src/storage/collections/',
      'src/storage/commands.ts',
      'src/storage/use-live-query.ts',
      'src/storage/start-database.ts',
      'src/storage/rxdb/large-writes.ts',
      'src/app/read-ahead.ts',
    ],
  },
  { name: 'database', holds: ['src/storage/database.ts'] },
  {
    name: 'session',
    holds: [
      'src/domain/session/',
      'src/domain/units.ts',
      'src/domain/time/duration.ts',
      'src/domain/gym/gym.ts',
      'src/platform/device/wake-lock.ts',
      'src/platform/device/sound.ts',
      'src/platform/device/vibration.ts',
      'src/shared/format/quantities.ts',
      'src/shared/format/numbers.ts',
      'src/features/execution/session/use-now.ts',
    ],
    leaves: [
      'src/domain/session/as-workout.ts',
      'src/domain/session/last-times.ts',
      'src/domain/session/rest-notice.ts',
      'src/domain/session/search-reason.ts',
      'src/domain/session/start-session.ts',
      'src/domain/session/superset-letters.ts',
    ],
  },
  {
    name: 'signed-in',
    holds: [
      'src/app/follow-preferences.tsx',
      'src/platform/billing/subscription.ts',
      'src/platform/billing/paywall.ts',
    ],
  },
  {
    name: 'dates',
    holds: ['src/shared/format/dates.ts', 'src/shared/format/today.ts', 'src/domain/time/session-day.ts'],
  },
  // With the parts that dashboard and workouts have in common.
  {
    name: 'frame',
    holds: [
      'src/app/layouts/default-layout.tsx',
      'src/ui/page-header.tsx',
      'src/ui/coming-notice.tsx',
      'src/ui/body-diagram/body-thumb.tsx',
      'src/platform/device/use-wide.ts',
      'src/platform/sync/first-fetch.ts',
    ],
    alsoHolds: /lucide-react\/dist\/esm\/icons\/zap\./,
  },
  // Nearly every screen has one of them, and none is worth a round trip.
  { name: 'pieces', holds: ['src/ui/drawing.tsx', 'src/ui/empty-state.tsx', 'src/ui/header-link.tsx'] },
  { name: 'exercises', holds: ['src/platform/exercises.ts'] },
  { name: 'exercise-library', holds: ['src/domain/exercise-library/built-in-exercises.ts'] },
  // Behind the first picture: small parts of several screens, which would load what keeps up with the server, too.
  { name: 'kept', holds: ['src/platform/account/kept-records.ts'] },
  // The same, for screens that need nothing of the storage.
  {
    name: 'small-parts',
    holds: [
      'src/domain/analytics/exercise-line.ts',
      'src/domain/analytics/record-text.ts',
      'src/domain/analytics/record-value.ts',
      'src/domain/exercise/exercise-change.ts',
      'src/domain/gym/plate-color.ts',
      'src/domain/session/last-times.ts',
      'src/shared/exercise-records.tsx',
      'src/shared/format/insight-formatters.ts',
      'src/shared/format/last-times.ts',
      'src/ui/body-diagram/body-diagram.tsx',
      'src/ui/body-diagram/smooth-path.ts',
      'src/ui/chip.tsx',
      'src/ui/ladder.tsx',
      'src/ui/native-select.tsx',
      'src/ui/select-field.tsx',
      'src/ui/sparkline.tsx',
      'src/ui/text-area.tsx',
    ],
    alsoHolds: /lucide-react\/dist\/esm\/icons\/(arrow-right|minus|trash-2|trash)\./,
  },
  {
    name: 'merged-set',
    holds: ['src/shared/merged-set/merged-set-note.tsx', 'src/shared/merged-set/use-set-choices.ts'],
  },
  { name: 'country', holds: ['src/domain/billing/country.ts', 'src/platform/billing/market.ts'] },
  {
    name: 'workout-facts',
    holds: [
      'src/domain/workout/workout.ts',
      'src/domain/workout/workout-overview.ts',
      'src/features/workouts/list/sections.ts',
      'src/platform/account/drafted-workouts.ts',
    ],
    alsoHolds: /lucide-react\/dist\/esm\/icons\/(clock|copy|qr-code|sparkles)\./,
  },
  { name: 'rules', holds: ['src/domain/progression/rules.ts', 'src/domain/warm-up/session-warm-up.ts'] },
  { name: 'execution', holds: ['src/features/execution/entry/execute-screen.tsx'] },
  { name: 'device-stores', holds: ['src/contract/device-stores.ts'] },
  // Every start fetches them behind its first screen.
  { name: 'launches', holds: ['src/app/follow-navigation.tsx', 'src/app/close-by-gesture.ts', 'src/ui/top-layer.ts'] },
  { name: 'typing', holds: ['src/app/centre-focused-field.ts', 'src/app/follow-keyboard.ts'] },
  {
    name: 'notices',
    holds: [
      'src/features/data/export/copy-notice.tsx',
      'src/features/subscription/notices/access-notice.tsx',
      'src/features/subscription/paywall/paywall-dock.tsx',
    ],
  },
  // Every start asks both once the database is open.
  { name: 'tap-log', holds: ['src/storage/drain-tap-log.ts', 'src/app/still/forget-ended-stills.ts'] },
  { name: 'begin-session', holds: ['src/shared/start-workout/begin-session.ts', 'src/storage/discard-session.ts'] },
  // Apart, each would be one more name in what every start fetches.
  { name: 'choice-list', holds: ['src/ui/choice-list.tsx', 'src/ui/chip-bar.tsx'] },
  {
    name: 'subscription-texts',
    holds: ['src/features/subscription/subscription-texts.ts', 'src/features/subscription/log-failure.ts'],
  },
  {
    name: 'connected',
    holds: [
      'src/app/keep-in-sync.ts',
      'src/features/outbox/named-fields.ts',
      'src/features/outbox/use-outbox.ts',
      'src/platform/device/storage-facts.ts',
      'src/shared/format/size-text.ts',
    ],
  },
  { name: 'search-text', holds: ['src/domain/search/search-text.ts'] },
  { name: 'virtual-list', holds: ['src/ui/virtual-list.tsx'] },
  { name: 'analytics', holds: ['src/platform/analytics/analytics.ts'] },
  {
    name: 'exercise-picker',
    holds: [
      'src/domain/exercise/exercise-filter.ts',
      'src/shared/exercise-picker/exercise-search.tsx',
      'src/shared/exercise-picker/use-exercise-rows.ts',
      'src/shared/exercise-picker/use-picker-item.tsx',
      'src/ui/exercise-picker.tsx',
    ],
  },
  { name: 'sortable-list', holds: ['src/shared/exercise-outline.tsx'] },
  { name: 'exercise-guide', holds: ['src/shared/exercise-guide.tsx'] },
  { name: 'workout-figures', holds: ['src/features/execution/sheets/workout-figures.tsx'] },
  // Needed for the first figure, so it does not wait for the rest of what comes behind a running workout.
  { name: 'keypad', holds: ['src/features/execution/session/keypad-view.tsx'] },
  // All that a running workout fetches behind its screen.
  {
    name: 'beside-workout',
    holds: [
      'src/features/execution/editing/undo-history.ts',
      'src/features/execution/records/record-keeper.ts',
      'src/features/execution/session/beside-list.ts',
      'src/features/execution/session/load-parts.ts',
      'src/features/execution/session/locked-screen-notice.tsx',
      'src/features/execution/session/session-notices.tsx',
      'src/features/execution/session/still-ticks.ts',
      'src/features/execution/sheets/ending-dialog.tsx',
      'src/features/execution/sheets/exercise-history.tsx',
      'src/features/execution/sheets/replace-exercise.tsx',
      'src/features/execution/sheets/session-sheets.tsx',
    ],
  },
]

/** The project's chunks as groups of the bundler. Throws for a missing file. */
export function chunkGroups(root: string, chunks = CHUNKS) {
  const missing = chunks.flatMap(({ name, holds, leaves = [] }) =>
    [...holds, ...leaves]
      .filter((path) => !existsSync(join(root, path)))
      .map((path) => `chunk '${name}' holds ${path}, which is not there`),
  )
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return chunks.map(({ name, holds, leaves = [], alsoHolds, minShareCount }, index) => {
    const places = holds.map((path) => join(root, path))
    const left = leaves.map((path) => join(root, path))
    const isIn = (id: string, place: string) => (place.endsWith('/') ? id.startsWith(place) : id === place)
    const isHeld = (id: string) => places.some((place) => isIn(id, place)) && !left.includes(id)
    return {
      name,
      test: (id: string) => isHeld(id) || alsoHolds?.test(id) === true,
      priority: chunks.length - index,
      ...(minShareCount !== undefined && { minShareCount }),
    }
  })
}
