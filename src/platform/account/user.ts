import { deviceTimeZone } from '#contract/device-headers.ts'
import type {
  ProfileChange,
  SyncUserRequest,
  TrialPayload,
  User,
  UserPreferences,
  UserPreferencesChange,
} from '#contract/user.ts'
import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import type { Identity } from '../identity/identity-provider.ts'
import { idToken } from '../identity/identity-session.ts'
import { type ApiRequest, callApi } from '../server/api.ts'
import { currentAccount, rememberAccount, subscribeToAccount, USER_KEY } from './account.ts'
import { readUser, readUserPreferences } from './read-user.ts'

// The last response is stored on the device, so that profile screens work offline; signing out removes it.

/** A younger profile is not requested again. */
const FRESH_FOR_MS = 30_000

type Known = { readonly user: User; readonly fetchedAtMs: number }

const known = createStore(readKnown())
let asking: Promise<User> | undefined

subscribeToAccount(() => {
  const user = knownUser()
  if (user && user.firebaseUid !== currentAccount()?.uid) remember(null)
})

export function knownUser(): User | null {
  return known.current()?.user ?? null
}

export function useUser(): User | null {
  return useStore(known)?.user ?? null
}

/**
 * Reports a sign-in, and starts a new person's trial; `hear` gets the statement that comes with it. If the report fails,
 * fetches the profile instead. Rejects like `callApi` if neither works.
 */
export async function syncUser(identity: Identity, hear: (statement: unknown) => Promise<void>): Promise<User> {
  const body: SyncUserRequest = {
    firebaseUid: identity.uid,
    email: identity.email,
    name: identity.name,
    photoURL: identity.photoUrl,
    timezone: deviceTimeZone(),
  }
  const user = await callForUser('/auth/sync-user', { method: 'POST', body }).catch(() => callForUser('/user/profile'))
  await startTrial()
    .then(({ entitlement }) => hear(entitlement))
    .catch((cause: unknown) => console.warn('the trial was not made', cause))
  return user
}

/** Repeating it changes nothing. Rejects like `callApi`. */
function startTrial(): Promise<{ readonly [_ in keyof TrialPayload]?: unknown }> {
  return callApi('/auth/sync-user-trial', (payload) => (isRecord(payload) ? payload : {}), { method: 'POST' })
}

/** The same if the address may have been confirmed on any device since the token was issued. */
export async function startConfirmedTrial(): Promise<void> {
  if ((await startTrial()).trial !== 'unconfirmed') return
  await idToken(true)
  await startTrial()
}

/** Requested at most every 30 s unless `fresh`. Rejects like `callApi`. */
export async function fetchUser({ fresh = false }: { readonly fresh?: boolean } = {}): Promise<User> {
  const latest = known.current()
  if (!fresh && latest && isFresh(latest, Date.now())) return latest.user
  asking ??= callForUser('/user/profile').finally(() => {
    asking = undefined
  })
  return asking
}

/** Rejects like `callApi`. */
export function updateUser(change: ProfileChange): Promise<User> {
  return callForUser('/user/profile', { method: 'PUT', body: change })
}

/** Rejects like `callApi`; the choice on the device stays. */
export async function saveUserPreferences(change: UserPreferencesChange): Promise<UserPreferences> {
  const preferences = await callApi(
    '/user/preferences',
    (payload) => readUserPreferences(isRecord(payload) ? payload['preferences'] : undefined),
    { method: 'PUT', body: change },
  )
  const latest = known.current()
  if (latest) remember({ ...latest, user: { ...latest.user, preferences } })
  return preferences
}

export function isFresh({ fetchedAtMs }: Pick<Known, 'fetchedAtMs'>, nowMs: number): boolean {
  return nowMs - fetchedAtMs < FRESH_FOR_MS && nowMs >= fetchedAtMs
}

async function callForUser(path: string, request?: ApiRequest): Promise<User> {
  const user = await callApi(path, readPayload, request)
  const account = currentAccount()
  // Another person may have signed in during the request.
  if (account?.uid !== user.firebaseUid) return user
  remember({ user, fetchedAtMs: Date.now() })
  if (user.name && user.name !== account.name) rememberAccount({ ...account, name: user.name })
  return user
}

function readPayload(payload: unknown): User {
  const user = readUser(isRecord(payload) ? payload['user'] : undefined)
  if (!user) throw new TypeError('the answer holds no user')
  return user
}

function remember(next: Known | null): void {
  if (next) safeLocalStorage.writeJson(USER_KEY, next)
  known.set(next)
}

function readKnown(): Known | null {
  const value = safeLocalStorage.readJson(USER_KEY)
  if (!isRecord(value)) return null
  const user = readUser(value['user'])
  if (!user || user.firebaseUid !== currentAccount()?.uid) return null
  return { user, fetchedAtMs: Number(value['fetchedAtMs']) || 0 }
}
