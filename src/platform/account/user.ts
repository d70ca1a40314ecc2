import { deviceTimeZone } from '#contract/device-headers.ts'
import type { ProfileChange, SyncUserRequest, User, UserPreferences, UserPreferencesChange } from '#contract/user.ts'
import { isRecord } from '#domain/is-record.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { createStore } from '#shared/store.ts'
import { useStore } from '#shared/use-store.ts'
import type { Identity } from '../identity/identity-provider.ts'
import { currentIdentity, idToken } from '../identity/identity-session.ts'
import { type ApiRequest, callApi } from '../server/api.ts'
import { currentAccount, rememberAccount, subscribeToAccount, USER_KEY } from './account.ts'
import { readUser, readUserPreferences } from './read-user.ts'

// The person as our server knows them. The last answer is kept on the device, so that profile screens work offline;
// it leaves the device with whoever signs out.

/** A profile that is younger is not asked for again. */
const FRESH_FOR_MS = 30_000

type Known = { readonly user: User; readonly fetchedAtMs: number }

const known = createStore(readKnown())
let asking: Promise<User> | undefined

// A change of account, in any tab, takes what was known of the one before away.
subscribeToAccount(() => {
  const user = known.current()?.user
  if (user && user.firebaseUid !== currentAccount()?.uid) remember(null)
})

/** What the server last said of the signed-in person; null where it has not said anything yet on this device. */
export function useUser(): User | null {
  return useStore(known)?.user ?? null
}

/**
 * Tells the server who has just signed in, and makes the trial of somebody new. Where that fails the profile is fetched
 * instead. Rejects, with what `callApi` does, only where neither works.
 */
export async function syncUser(identity: Identity): Promise<User> {
  const body: SyncUserRequest = {
    firebaseUid: identity.uid,
    email: identity.email,
    name: identity.name,
    photoURL: identity.photoUrl,
    timezone: deviceTimeZone(),
  }
  const user = await callForUser('/auth/sync-user', { method: 'POST', body }).catch(() => callForUser('/user/profile'))
  await startTrial().catch((cause: unknown) => console.warn('the trial was not made', cause))
  return user
}

/**
 * Gives somebody new their trial; a second call changes nothing. False where it waits for them to confirm their address.
 * Rejects with what `callApi` does.
 */
export function startTrial(): Promise<boolean> {
  const isConfirmed = (payload: unknown) => !(isRecord(payload) && payload['trial'] === 'unconfirmed')
  return callApi('/auth/sync-user-trial', isConfirmed, { method: 'POST' })
}

/** The same where the address may have been confirmed since the token was made, on whatever device. */
export async function startConfirmedTrial(): Promise<void> {
  if (await startTrial()) return
  await idToken(true)
  await startTrial()
}

/**
 * Keeps the server and the device acquainted: who is new on this device is told to the server, and who is not is asked
 * after. Call it at idle; offline it does nothing, and the device knows what it knew.
 */
export async function getAcquainted(): Promise<void> {
  try {
    await (known.current() ? fetchUser() : syncUser(await currentIdentity()))
  } catch (cause) {
    console.info('profile not fetched', cause)
  }
}

/** The signed-in person, asked of the server at most every 30 s unless `fresh`. Rejects with what `callApi` does. */
export function fetchUser({ fresh = false }: { readonly fresh?: boolean } = {}): Promise<User> {
  const latest = known.current()
  if (!fresh && latest && isFresh(latest, Date.now())) return Promise.resolve(latest.user)
  asking ??= callForUser('/user/profile').finally(() => {
    asking = undefined
  })
  return asking
}

/** Changes what is named. Rejects with what `callApi` does. */
export function updateUser(change: ProfileChange): Promise<User> {
  return callForUser('/user/profile', { method: 'PUT', body: change })
}

/** Tells the server the language and time zone. Rejects with what `callApi` does; the choice on the device stays. */
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

/**
 * Deletes the account and everything of it on the server. Rejects with an ApiError `RECENT_LOGIN_REQUIRED` where the
 * person has to prove first who they are (`reauthenticate`). The device is the caller's to clear.
 */
export async function deleteAccount(): Promise<void> {
  await callApi('/user/delete-account', () => undefined, { method: 'DELETE' })
}

/** Whether a profile is young enough. Each says what type of person it is of, so that its age alone counts. */
export function isFresh({ fetchedAtMs }: Pick<Known, 'fetchedAtMs'>, nowMs: number): boolean {
  return nowMs - fetchedAtMs < FRESH_FOR_MS && nowMs >= fetchedAtMs
}

async function callForUser(path: string, request?: ApiRequest): Promise<User> {
  const user = await callApi(path, readPayload, request)
  const account = currentAccount()
  // Somebody else may have signed in while the answer was on its way.
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

/** What was kept of this very account, and of nobody else. */
function readKnown(): Known | null {
  const value = safeLocalStorage.readJson(USER_KEY)
  if (!isRecord(value)) return null
  const user = readUser(value['user'])
  if (!user || user.firebaseUid !== currentAccount()?.uid) return null
  return { user, fetchedAtMs: Number(value['fetchedAtMs']) || 0 }
}
