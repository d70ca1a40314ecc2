/**
 * Every place where the app keeps something on the device. Keys and names that are not here do not compile
 * (`LocalKey` …), and a test holds the code to this list. `{…}` stands for a part that varies.
 *
 * `of` says whose it is, and what leaving does with it (`account-stores.ts`, `tab-stores.ts` and `account.ts`
 * in `src/platform/account`):
 * - `account`: one account's, named by `{uid}`. Removed with its data.
 * - `signed-in`: of whoever is signed in. Removed at every sign-out, even if the account's data stays.
 * - `several`: holds parts of more than one account. `deleteAccountData` removes the account's part by code of its own.
 * - `visitor`: of somebody who is not signed in.
 * - `device`: nothing about a person, or a choice for this device.
 *
 * The tab's session storage goes further: what an account has in it is removed in every tab at every sign-out.
 */
export type DeviceStore = {
  readonly kind: 'local' | 'session' | 'database' | 'cache' | 'file' | 'cookie'
  readonly name: string
  readonly of: 'account' | 'signed-in' | 'several' | 'visitor' | 'device'
  readonly holds: string
  readonly until: string
  /** Who writes it, if not we. */
  readonly by?: 'firebase' | 'earlier versions'
}

export const DEVICE_STORES = [
  // localStorage: needed at once, before a database is open, or just when IndexedDB fails.
  { kind: 'local', name: 'barra.account', of: 'signed-in', holds: 'id, name and e-mail', until: 'signing out' },
  { kind: 'local', name: 'barra.user', of: 'signed-in', holds: 'profile as the server has it', until: 'signing out' },
  { kind: 'local', name: 'barra.subscription', of: 'signed-in', holds: 'signed statement', until: 'signing out' },
  { kind: 'local', name: 'barra.next-email', of: 'signed-in', holds: 'address to be confirmed', until: 'signing out' },
  {
    kind: 'local',
    name: 'barra.still:{path}',
    of: 'signed-in',
    holds: 'HTML and styles of a screen as it was last shown',
    until: 'signing out; another build or language',
  },
  {
    kind: 'local',
    name: 'barra.timed-set.{session}',
    of: 'signed-in',
    holds: 'running timed set, now in barra-kept-{uid}',
    until: 'the next start',
    by: 'earlier versions',
  },
  {
    kind: 'local',
    name: 'barra.profile-edit.{uid}',
    of: 'account',
    holds: 'changes of the profile that are not sent, now in barra-kept-{uid}',
    until: 'the next start, or the account leaves',
    by: 'earlier versions',
  },
  {
    kind: 'local',
    name: 'barra.workout-draft.{uid}.{draft}',
    of: 'account',
    holds: 'drafts, now in barra-kept-{uid}',
    until: 'the next start, or the account leaves',
    by: 'earlier versions',
  },
  {
    kind: 'local',
    name: 'barra.unsaved.{uid}.{session}',
    of: 'account',
    holds: 'session that the disk refused, before and after',
    until: 'written, or the account leaves',
  },
  {
    kind: 'local',
    name: 'barra.unsaved.{session}',
    of: 'several',
    holds: 'the same, of an earlier version: the session says whose it is',
    until: 'written, or the account that has the session leaves',
    by: 'earlier versions',
  },
  {
    kind: 'local',
    name: 'barra.data-under-way.{uid}',
    of: 'account',
    holds: 'mark of an import, whose own record says it now',
    until: 'the account leaves',
    by: 'earlier versions',
  },
  { kind: 'local', name: 'barra.copy.{uid}', of: 'account', holds: 'time of last backup', until: 'the account leaves' },
  {
    kind: 'local',
    name: 'barra.copy-reminder.{uid}',
    of: 'account',
    holds: 'time of the last reminder of a backup',
    until: 'the account leaves',
  },
  { kind: 'local', name: 'barra.synced.{uid}', of: 'account', holds: 'time of last sync', until: 'the account leaves' },
  {
    kind: 'local',
    name: 'barra.clock.{uid}',
    of: 'account',
    holds: 'time of the last write',
    until: 'the account leaves',
  },
  {
    kind: 'local',
    name: 'barra.bin.{uid}',
    of: 'account',
    holds: 'when items in the trash were seen there',
    until: 'the account leaves',
  },
  {
    kind: 'local',
    name: 'barra.ended-account',
    of: 'several',
    holds: 'picture of the account that ended in barra-owner, for the login',
    until: 'it signs in again, or what it left is removed',
  },
  { kind: 'local', name: 'barra.keep-guest', of: 'visitor', holds: 'wish to keep the sample', until: 'it was moved' },
  { kind: 'local', name: 'login-redirect', of: 'visitor', holds: 'path to go to', until: 'signing in' },
  { kind: 'local', name: 'barra.left', of: 'device', holds: 'that an account signed out', until: 'signing in' },
  {
    kind: 'local',
    name: 'barra.unheard',
    of: 'device',
    holds: 'time of use without a statement',
    until: 'a statement',
  },
  { kind: 'local', name: 'barra.country', of: 'device', holds: 'country for prices', until: 'another is found' },
  { kind: 'local', name: 'barra.location-denied', of: 'device', holds: 'mark', until: 'the location is given' },
  { kind: 'local', name: 'barra.device', of: 'device', holds: 'random id of this browser', until: 'data are cleared' },
  { kind: 'local', name: 'barra.public-config', of: 'device', holds: 'server configuration', until: 'the next one' },
  { kind: 'local', name: 'barra.news-seen', of: 'device', holds: 'newest news that were seen', until: 'the next news' },
  { kind: 'local', name: 'barra.told-locked-screen', of: 'device', holds: 'mark', until: 'data are cleared' },
  { kind: 'local', name: 'barra.collapsed.workouts.{section}', of: 'device', holds: 'mark', until: 'it is expanded' },
  { kind: 'local', name: 'barra.probe', of: 'device', holds: 'nothing', until: 'at once' },
  { kind: 'local', name: 'hide-install', of: 'device', holds: 'mark', until: 'data are cleared' },
  { kind: 'local', name: 'theme', of: 'device', holds: 'choice', until: 'the device decides again' },
  { kind: 'local', name: 'user-locale', of: 'device', holds: 'choice', until: 'another choice' },

  // sessionStorage: belongs to one tab.
  {
    kind: 'session',
    name: 'barra.undo.{uid}.{session}',
    of: 'account',
    holds: 'what can be undone in a running workout',
    until: 'the workout or the tab ends',
  },
  {
    kind: 'session',
    name: 'barra.draft.exercise.{uid}.{subject}',
    of: 'account',
    holds: 'exercise that is typed and not saved',
    until: 'saved, or the tab ends',
  },
  {
    kind: 'session',
    name: 'barra.measuring.{uid}',
    of: 'account',
    holds: 'measurements that are typed and not saved',
    until: 'saved, or the tab ends',
  },
  {
    kind: 'session',
    name: 'barra.used',
    of: 'signed-in',
    holds: 'control that was pressed in a page that is about to load anew',
    until: 'the next start',
  },
  {
    kind: 'session',
    name: 'barra.measuring',
    of: 'signed-in',
    holds: 'the same, of an earlier version',
    until: 'the next start',
    by: 'earlier versions',
  },
  { kind: 'session', name: 'barra-sign-up', of: 'visitor', holds: 'typed name and e-mail', until: 'signing in' },
  { kind: 'session', name: 'barra.redirected-to', of: 'visitor', holds: 'provider of a sign-in', until: 'its answer' },
  { kind: 'session', name: 'barra.social-answer', of: 'visitor', holds: "stand-in's answer", until: 'it is read' },
  { kind: 'session', name: 'barra.reloaded-for', of: 'device', holds: 'reason of a reload', until: 'the tab ends' },
  { kind: 'session', name: 'pricing_cache', of: 'device', holds: 'prices', until: 'the tab ends' },
  { kind: 'session', name: 'country_override', of: 'device', holds: 'country, for tests', until: 'the tab ends' },

  // IndexedDB.
  {
    kind: 'database',
    name: 'rxdb-dexie-barra-{uid}--{version}--{store}',
    of: 'account',
    holds: 'documents; the guest has an account here, too',
    until: 'the account leaves',
  },
  {
    kind: 'database',
    name: 'barra-outbox-{uid}',
    of: 'account',
    holds: 'what the server lacks, its versions, and a token for the service worker',
    until: 'the account leaves',
  },
  {
    kind: 'database',
    name: 'barra-taps-{uid}',
    of: 'account',
    holds: 'sets that were checked off before the database was open',
    until: 'the account leaves',
  },
  {
    kind: 'database',
    name: 'barra-avatar-{uid}',
    of: 'account',
    holds: 'picture, and a change of it that is not sent',
    until: 'the account leaves',
  },
  {
    kind: 'database',
    name: 'barra-analytics-{uid}',
    of: 'account',
    holds: 'index of the training',
    until: 'the account leaves',
  },
  {
    kind: 'database',
    name: 'barra-safety-{uid}',
    of: 'account',
    holds: 'snapshots before imports and migrations',
    until: 'the account leaves',
  },
  {
    kind: 'database',
    name: 'barra-kept-{uid}',
    of: 'account',
    holds: 'changes of the profile that are not sent, drafts of workouts and past sessions, running timed set',
    until: 'sent, saved or ended, or the account leaves',
  },
  {
    kind: 'database',
    name: 'barra-owner',
    of: 'several',
    holds: 'id, name and e-mail of who is signed in, and of the account that ended',
    until: 'signing out; it signs in again, or what it left is removed',
  },
  {
    kind: 'database',
    name: 'firebaseLocalStorageDb',
    of: 'signed-in',
    holds: "the provider's session",
    until: 'signing out',
    by: 'firebase',
  },
  {
    kind: 'database',
    name: 'firebase-heartbeat-database',
    of: 'device',
    holds: 'days of use, for headers',
    until: 'data are cleared',
    by: 'firebase',
  },
  {
    kind: 'database',
    name: 'firebase-app-check-database',
    of: 'device',
    holds: 'proof of the app',
    until: 'it expires',
    by: 'firebase',
  },

  // Cache Storage, files of the origin, cookies.
  {
    kind: 'cache',
    name: 'barra-received-files',
    of: 'signed-in',
    holds: 'file shared with the app, and the id of the account that was signed in',
    until: 'read, or signing out',
  },
  { kind: 'cache', name: 'barra-precache', of: 'device', holds: 'the app', until: 'the next version' },
  {
    kind: 'file',
    name: 'barra-second-copies',
    of: 'several',
    holds: 'sessions that the disk refused, by account',
    until: 'written, or the account leaves',
  },
  { kind: 'cookie', name: 'user-locale', of: 'device', holds: 'choice', until: 'a year has passed' },
] as const satisfies readonly DeviceStore[]

type Registered = (typeof DEVICE_STORES)[number]
type Filled<Name extends string> = Name extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Name

export type LocalKey = Filled<Extract<Registered, { kind: 'local' }>['name']>
export type SessionKey = Filled<Extract<Registered, { kind: 'session' }>['name']>
export type DatabaseName = Filled<Extract<Registered, { kind: 'database' }>['name']>
