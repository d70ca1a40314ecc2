import { initializeApp } from 'firebase/app'
import { type Auth, initializeAuth, inMemoryPersistence, signInWithEmailAndPassword } from 'firebase/auth'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { FIREBASE, meetGoogle, config as plainConfig } from '../../../tests/setup/firebase-page.ts'
import { connectFirebaseStorage } from '../avatar/firebase-storage.ts'
import { connectProvider } from './identity-provider.ts'
import { popupSignIn } from './social-popup.ts'

// The real Firebase client, with a stand-in for Google's network (tests/setup/google-stand-in.ts).

const config = { ...plainConfig, appCheckSiteKey: 'site' }

beforeEach(meetGoogle)

const sentTo = async (place: string) => (await commands.sentToGoogle()).filter(({ url }) => url.includes(place))
const handlerPages = async () => (await sentTo('/__/auth/handler')).map(({ url }) => new URL(url).searchParams)
const anAuth = () => initializeAuth(initializeApp(FIREBASE), { persistence: inMemoryPersistence })

async function signedIn(): Promise<Auth> {
  const auth = anAuth()
  await signInWithEmailAndPassword(auth, 'ana@example.org', 'secret')
  return auth
}

/** Opens another page without shared memory; returns the provider's person there. */
async function signedInElsewhere(): Promise<unknown> {
  const page = document.createElement('iframe')
  const module = new URL('./identity-provider.ts', import.meta.url).href
  page.srcdoc = `<script type="module">
    import { connectProvider } from ${JSON.stringify(module)}
    const provider = connectProvider(${JSON.stringify(config)})
    await provider.ready()
    parent.postMessage({ elsewhere: provider.current()?.uid })
  </script>`
  const said = new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'object' || data === null || !('elsewhere' in data)) return
      removeEventListener('message', hear)
      resolve(data.elsewhere)
    }
    addEventListener('message', hear)
  })
  document.body.append(page)
  const uid = await said
  page.remove()
  return uid
}

describe("Firebase's windows", () => {
  test.each([
    // proves 1.2, 7.33
    ['google', 'google.com'],
    // proves 1.2, 7.33
    ['facebook', 'facebook.com'],
    // proves 1.3
    ['github', 'github.com'],
    // proves 1.3
    ['twitter', 'twitter.com'],
  ] as const)('%s signs a person in', async (provider, providerId) => {
    const auth = anAuth()
    const { user, providerId: by } = await popupSignIn(auth).signIn(provider)
    expect([user.uid, by, auth.currentUser?.email]).toEqual(['ana', providerId, 'ana@example.org'])
    const [page, ...others] = await handlerPages()
    expect([page?.get('authType'), page?.get('providerId'), others]).toEqual(['signInViaPopup', providerId, []])
  })

  test('another account is linked with the one that is signed in', async () => {
    const auth = await signedIn()
    const { currentUser } = auth
    if (!currentUser) throw new Error('nobody is signed in')
    await popupSignIn(auth).link(currentUser, 'github')
    const [exchange] = await sentTo('accounts:signInWithIdp')
    // The person's token identifies the account to link.
    expect(JSON.parse(exchange?.body ?? '{}')).toHaveProperty('idToken')
    expect((await handlerPages()).map((page) => page.get('authType'))).toEqual(['linkViaPopup'])
  })

  test('a person reauthenticates', async () => {
    const auth = await signedIn()
    const { currentUser } = auth
    if (!currentUser) throw new Error('nobody is signed in')
    await popupSignIn(auth).reauthenticate(currentUser, 'google')
    expect((await handlerPages()).map((page) => page.get('authType'))).toEqual(['reauthViaPopup'])
  })

  test('without a window the page goes to the provider, and comes back to where sign-ins are finished', async () => {
    const auth = anAuth()
    const windows = popupSignIn(auth)
    const here = location.href
    onTestFinished(() => history.replaceState(history.state, '', here))
    void windows.redirect('twitter')
    await expect.poll(handlerPages).toHaveLength(1)
    const [page] = await handlerPages()
    expect([page?.get('authType'), page?.get('providerId')]).toEqual(['signInViaRedirect', 'twitter.com'])
    expect(new URL(page?.get('redirectUrl') ?? '').pathname).toBe('/auth/callback')

    const urlResponse = 'https://barra-test.firebaseapp.com/__/auth/handler?providerId=twitter.com'
    postMessage({ authEvent: { type: 'signInViaRedirect', urlResponse, sessionId: 's', postBody: null } })
    expect((await windows.finishRedirect())?.user.uid).toBe('ana')
  })

  test('a page that nobody came back to finishes nothing', async () => {
    expect(await popupSignIn(anAuth()).finishRedirect()).toBeNull()
  })

  // proves 9.64
  test('are asked for with 500×600', async () => {
    const open = vi.spyOn(window, 'open')
    onTestFinished(() => open.mockRestore())
    await popupSignIn(anAuth()).signIn('google')
    expect(open.mock.calls[0]?.[2]?.split(',')).toEqual(expect.arrayContaining(['width=500', 'height=600']))
  })

  // proves 9.65
  test('that were closed by hand are known to be so after 8 s', async () => {
    const auth = anAuth()
    const windows = popupSignIn(auth)
    // The scripts are there from now on.
    await windows.signIn('google')
    const opened = Promise.withResolvers<void>()
    const open = vi.spyOn(window, 'open').mockImplementation(() => {
      opened.resolve()
      return { closed: true, close() {}, focus() {} } as Window
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => {
      vi.useRealTimers()
      open.mockRestore()
    })
    const told = vi.fn()
    windows.signIn('google').catch(({ code }: { code: string }) => told(code))
    await opened.promise
    await vi.advanceTimersByTimeAsync(7_999)
    expect(told).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toHaveBeenCalledWith('auth/popup-closed-by-user')
  })
})

describe('the session at the provider', () => {
  // proves 4.41
  test('is there again in a page that is opened anew', async () => {
    const provider = connectProvider(config)
    await provider.signIn('ana@example.org', 'secret')
    expect(await signedInElsewhere()).toBe('ana')
    await provider.signOut()
    expect(await signedInElsewhere()).toBeUndefined()
  })

  // proves 4.28, 8.44
  test('is over once the account is disabled', async () => {
    const provider = connectProvider(config)
    await provider.signIn('ana@example.org', 'secret')
    await commands.standInForGoogle({ isDisabled: true })
    await expect(provider.idToken(true)).rejects.toMatchObject({ kind: 'disabled' })
    await provider.signOut().catch(() => undefined)
  })
})

describe('files', () => {
  // proves 7.41
  test('are asked for with the token of the person and the proof of the app', async () => {
    const { app } = await signedIn()
    const files = await connectFirebaseStorage(config, location.host, app)
    await files.remove('avatars/ana/1-me.png')
    const [removal] = await sentTo('firebasestorage.googleapis.com')
    expect(removal?.method).toBe('DELETE')
    expect(removal?.headers['authorization']).toMatch(/^Firebase ey/)
    expect(removal?.headers['x-firebase-appcheck']).toBe('proof-of-the-app')
  })

  // proves 8.85
  test('of an app that the storage does not believe are refused as unauthorized-app', async () => {
    const host = await commands.startUnbelievingStorage()
    const { app } = await signedIn()
    const files = await connectFirebaseStorage({ ...config, localObjectStore: true }, host, app)
    const picture = new Blob(['picture'], { type: 'image/png' })
    const options = { signal: new AbortController().signal, onProgress: () => undefined }
    await expect(files.upload('avatars/ana/1-me.png', picture, options)).rejects.toMatchObject({
      code: 'storage/unauthorized-app',
    })
  })
})
