import { type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  getAuth,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateCurrentUser,
} from 'firebase/auth'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  answerNothing,
  config,
  FIREBASE,
  forgoDatabase,
  meetGoogle,
  refusalsAround,
} from '../../../tests/setup/firebase-page.ts'
import { connectFirebaseStorage } from '../avatar/firebase-storage.ts'
import { connectProvider } from './identity-provider.ts'
import { popupSignIn } from './social-popup.ts'

// The timings of the real Firebase client on a desktop, with a fake clock. Those of a phone are in
// firebase-timings-mobile.browser.test.ts.

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const TOKEN_LIFE_MS = 60 * MINUTE_MS

beforeEach(meetGoogle)

const anAuth = () => initializeAuth(initializeApp(FIREBASE), { persistence: inMemoryPersistence })
const signIn = (auth: Auth) => signInWithEmailAndPassword(auth, 'ana@example.org', 'secret')

/** A newly signed-in person, with a stopped clock. */
async function signedIn(): Promise<{ user: User; app: FirebaseApp }> {
  forgoDatabase()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const auth = anAuth()
  return { user: (await signIn(auth)).user, app: auth.app }
}

/** From now on no call goes through. Returns when the client tries one, in milliseconds from now. */
function loseNetwork(): readonly number[] {
  const start = Date.now()
  const tries: number[] = []
  vi.spyOn(window, 'fetch').mockImplementation(() => {
    tries.push(Date.now() - start)
    return Promise.reject(new TypeError('Failed to fetch'))
  })
  return tries
}

/** The library's components share an app container, which its types omit. */
type AppOfParts = FirebaseApp & {
  readonly container: { getProvider: (name: 'auth-internal') => { getImmediate: () => TokenSource } }
}
type TokenSource = { readonly addAuthTokenListener: (listener: (token: string | null) => void) => void }

/** Follows the signed-in person's token as the library's own databases do. */
function followToken(app: FirebaseApp): void {
  const { container } = app as AppOfParts
  container.getProvider('auth-internal').getImmediate().addAuthTokenListener(vi.fn())
}

const pausesBetween = (tries: readonly number[]) => tries.slice(1).map((time, index) => time - (tries[index] ?? 0))

// proves 9.7
test('a token that a part of the library follows is renewed 5 minutes before it ends', async () => {
  const { app } = await signedIn()
  const tries = loseNetwork()
  followToken(app)
  await vi.advanceTimersByTimeAsync(TOKEN_LIFE_MS - 5 * MINUTE_MS - 1)
  expect(tries).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(tries).toEqual([TOKEN_LIFE_MS - 5 * MINUTE_MS])
})

// proves 9.8
test('a token that cannot be renewed is asked for again after 30 s, doubling to 16 min', async () => {
  const { app } = await signedIn()
  const tries = loseNetwork()
  followToken(app)
  await vi.advanceTimersByTimeAsync(TOKEN_LIFE_MS + 60 * MINUTE_MS)
  const pauses = pausesBetween(tries).map((pause) => pause / MINUTE_MS)
  expect(pauses).toEqual([0.5, 1, 2, 4, 8, 16, 16, 16])
})

// proves 9.9
test('a token counts as expired 30 s early', async () => {
  const { user } = await signedIn()
  const token = await user.getIdToken()
  const tries = loseNetwork()
  await vi.advanceTimersByTimeAsync(TOKEN_LIFE_MS - 30 * SECOND_MS)
  expect(await user.getIdToken()).toBe(token)
  await vi.advanceTimersByTimeAsync(1)
  await expect(user.getIdToken()).rejects.toMatchObject({ code: 'auth/network-request-failed' })
  expect(tries).toEqual([TOKEN_LIFE_MS - 30 * SECOND_MS + 1])
})

// proves 9.68
test("a token is synced to the page's own server until 5 minutes after its issue", async () => {
  vi.stubGlobal('__FIREBASE_DEFAULTS__', { _authTokenSyncURL: '/session' })
  const { user } = await signedIn()
  const { token, issuedAtTime } = await user.getIdTokenResult()
  const issuedAt = Date.parse(issuedAtTime)
  const sent = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response())
  const synced = getAuth(initializeApp(FIREBASE, 'synced'))
  await synced.authStateReady()
  sent.mockClear()

  vi.setSystemTime(issuedAt + 5 * MINUTE_MS + 1)
  await updateCurrentUser(synced, user)
  expect(sent).not.toHaveBeenCalled()
  vi.setSystemTime(issuedAt + 5 * MINUTE_MS)
  await updateCurrentUser(synced, user)
  const request = { method: 'POST', headers: { Authorization: `Bearer ${token}` } }
  expect(sent.mock.calls).toEqual([[`${location.origin}/session`, request]])
  await signOut(synced)
})

// proves 9.67
test('the session in IndexedDB is polled every 800 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const provider = connectProvider(config)
  await provider.signIn('ana@example.org', 'secret')
  // As another page does when the person signs out there.
  await withSessions((sessions) => sessions.clear())
  await vi.advanceTimersByTimeAsync(799)
  await sessionsRead()
  expect(provider.current()?.uid).toBe('ana')
  await vi.advanceTimersByTimeAsync(1)
  await sessionsRead()
  expect(provider.current()).toBeNull()
})

// proves 9.69
test.each<[string, (auth: Auth) => Promise<unknown>]>([
  ['a call', signIn],
  ["Google's script for the windows", (auth) => popupSignIn(auth).signIn('google')],
])('%s without a response is aborted after 30 s', async (_call, call) => {
  forgoDatabase()
  const auth = anAuth()
  answerNothing()
  expect(await refusalsAround(30 * SECOND_MS, () => call(auth))).toEqual([undefined, 'auth/network-request-failed'])
})

// proves 9.63
test.each([0.25, 0.75])(
  'a lost upload is tried again after 2 s, doubling to 64 s, plus %d s by chance',
  async (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const tries = loseUploads()
    const files = await connectFirebaseStorage(config, location.host, initializeApp(FIREBASE))
    const options = { signal: new AbortController().signal, onProgress: () => undefined }
    const upload = files.upload('avatars/ana/1-me.png', new Blob(['picture']), options)
    const refused = expect(upload).rejects.toMatchObject({ kind: 'unreachable' })
    await vi.runAllTimersAsync()
    await refused
    const pauses = pausesBetween(tries).map((pause) => pause / SECOND_MS - chance)
    expect(pauses.slice(0, 8)).toEqual([2, 4, 8, 16, 32, 64, 64, 64])
  },
)

/** From now on no upload leaves the page. Returns when the client tries to send one. */
function loseUploads(): readonly number[] {
  const tries: number[] = []
  class Unsent extends XMLHttpRequest {
    override send(): void {
      tries.push(Date.now())
      queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Unsent)
  return tries
}

/** Accesses the library's stored sessions, after all pending store requests. */
async function withSessions(work: (sessions: IDBObjectStore) => IDBRequest): Promise<void> {
  const opened = Promise.withResolvers<IDBDatabase>()
  const request = indexedDB.open('firebaseLocalStorageDb')
  request.onsuccess = () => opened.resolve(request.result)
  const database = await opened.promise
  const done = Promise.withResolvers<void>()
  const transaction = database.transaction('firebaseLocalStorage', 'readwrite')
  transaction.oncomplete = () => done.resolve()
  work(transaction.objectStore('firebaseLocalStorage'))
  await done.promise
  database.close()
}

/** Resolves when the library has completed a poll: all stored keys, and then the session itself. */
async function sessionsRead(): Promise<void> {
  for (let reads = 0; reads < 3; reads++) await withSessions((sessions) => sessions.count())
}
