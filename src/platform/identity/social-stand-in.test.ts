import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startIdentityToolkit } from '../../../tests/support/identity-toolkit.ts'
import { stubStorage } from '../../../tests/support/stub-storage.ts'

// The local server's stand-in page for other providers; the provider's own library, with Google's side beyond.

const ORIGIN = 'https://barra.test'
const PERSON = { type: 'barra.social-sign-in', answer: { kind: 'person', provider: 'google', claims: { sub: 'ana' } } }
const NOTHING_SAID = 'nothing yet'

const toolkit = await startIdentityToolkit()
let page: EventTarget
let stored: Map<string, string>
let left: string[]

beforeEach(() => {
  page = new EventTarget()
  left = []
  stored = stubStorage('sessionStorage')
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' }, querySelector: () => null })
  vi.stubGlobal('location', { origin: ORIGIN, assign: (address: string) => left.push(address) })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  onScreen(1_500, 1_000)
})
afterEach(() => void vi.resetModules())

function onScreen(availWidth: number, availHeight: number): void {
  vi.stubGlobal('screen', { availWidth, availHeight })
}

/** A window as the browser opened it. */
class Popup {
  closed = false
  readonly asked: unknown
  constructor(...asked: unknown[]) {
    this.asked = asked
  }
  close(): void {
    this.closed = true
  }
}

/** The page with nobody or Ana signed in; `popups` has the windows that it opened. */
async function openPage({ signedIn = false, open = (...asked: unknown[]): Popup | null => new Popup(...asked) } = {}) {
  vi.resetModules()
  const { connectProvider } = await import('./identity-provider.ts')
  const provider = connectProvider(toolkit.config())
  if (signedIn) await provider.signIn('ana@example.org', 'secret')
  toolkit.answerWith({})
  const popups: Popup[] = []
  vi.stubGlobal('window', {
    open: (...asked: unknown[]) => {
      const popup = open(...asked)
      if (popup) popups.push(popup)
      return popup
    },
  })
  return { provider, social: await provider.social(), popups }
}

function say(data: unknown, source: unknown, origin = ORIGIN): void {
  page.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }))
}

/** The state of a call so far. */
function outcomeOf(call: Promise<unknown>) {
  let outcome: unknown = NOTHING_SAID
  call.then(
    () => (outcome = 'done'),
    (cause) => (outcome = `${cause.kind} ${cause.code}`),
  )
  return async () => {
    for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    return outcome
  }
}

/** The sign-ins that Google heard of: by which identity, and whether an account was joined by it. */
function heard() {
  return toolkit.calls.flatMap(([call, body]) => {
    if (call !== 'accounts:signInWithIdp') return []
    const proof = new URLSearchParams(String(body['postBody']))
    return [`${proof.get('providerId')} ${proof.get('id_token')}${body['idToken'] ? ', joined' : ''}`]
  })
}

describe('the window', () => {
  test('is opened in the middle of the screen, and closed once the person has signed in', async () => {
    const { provider, social, popups } = await openPage()
    const signedIn = social.signIn('google')
    expect(popups.map(({ asked }) => asked)).toEqual([
      [
        '/local/social-sign-in?provider=google&lang=pt-BR',
        'barra-social-sign-in',
        'popup,width=500,height=600,left=500,top=200',
      ],
    ])
    say(PERSON, popups[0])
    expect(await signedIn).toMatchObject({ uid: 'ana' })
    expect(popups[0]?.closed).toBe(true)
    expect(heard()).toEqual(['google.com {"sub":"ana"}'])
    expect(provider.current()).toMatchObject({ uid: 'ana' })
  })

  test('is opened at the edge of a screen that is smaller', async () => {
    onScreen(400, 500)
    const { social, popups } = await openPage()
    void social.signIn('google').catch(() => undefined)
    expect(popups[0]?.asked).toEqual(expect.arrayContaining(['popup,width=500,height=600,left=0,top=0']))
  })

  test.each([
    ['none', () => null],
    ['one that is closed at once', () => Object.assign(new Popup(), { closed: true })],
  ])('that the browser blocks is said to be so where it gives %s', async (_what, open) => {
    const { social } = await openPage({ open })
    await expect(social.signIn('google')).rejects.toMatchObject({ kind: 'popup-blocked', code: 'auth/popup-blocked' })
  })

  test('joins an account, and proves it again', async () => {
    const { social, popups } = await openPage({ signedIn: true })
    const joined = social.link('google')
    say(PERSON, popups[0])
    await joined
    const proven = social.reauthenticate('google')
    say(PERSON, popups[1])
    await proven
    expect(heard()).toEqual(['google.com {"sub":"ana"}, joined', 'google.com {"sub":"ana"}'])
  })

  test.each([
    ['cancelled', 'popup-closed', 'auth/user-cancelled'],
    ['failed', 'failed', 'auth/invalid-idp-response'],
  ])('whose page says that the sign-in was %s', async (kind, ...[reason, code]) => {
    const { social, popups } = await openPage()
    const attempt = social.signIn('google')
    say({ ...PERSON, answer: { kind } }, popups[0])
    await expect(attempt).rejects.toMatchObject({ kind: reason, code })
    expect(popups[0]?.closed).toBe(true)
  })

  test('is believed alone: what others say, and what else it says, signs nobody in', async () => {
    const { social, popups } = await openPage()
    const outcome = outcomeOf(social.signIn('google'))
    say(PERSON, new Popup())
    say(PERSON, popups[0], 'https://evil.test')
    for (const data of [null, undefined, 'hello', {}, { type: 'other', answer: PERSON.answer }, { type: PERSON.type }])
      say(data, popups[0])
    expect(await outcome()).toBe(NOTHING_SAID)
    expect(popups[0]?.closed).toBe(false)
    say({ ...PERSON, answer: { kind: 'failed' } }, popups[0])
    expect(await outcome()).toBe('failed auth/invalid-idp-response')
  })

  test('takes the place of the one before, which is closed and not listened to any more', async () => {
    const { social, popups } = await openPage()
    const first = outcomeOf(social.signIn('google'))
    const second = outcomeOf(social.signIn('github'))
    expect(await first()).toBe('popup-cancelled auth/cancelled-popup-request')
    expect(popups.map(({ closed }) => closed)).toEqual([true, false])
    say({ ...PERSON, answer: { kind: 'cancelled' } }, popups[0])
    expect(await second()).toBe(NOTHING_SAID)
    say({ ...PERSON, answer: { kind: 'cancelled' } }, popups[1])
    expect(await second()).toBe('popup-closed auth/user-cancelled')
  })
})

describe('a window closed by hand', () => {
  /** With a stopped clock. */
  async function closeByHand() {
    const { social, popups } = await openPage()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const outcome = outcomeOf(social.signIn('google'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await outcome()).toBe(NOTHING_SAID)
    popups[0]?.close()
    return { outcome, popup: popups[0] }
  }

  test('is noticed within half a second, and a second later the sign-in is over', async () => {
    const { outcome } = await closeByHand()
    await vi.advanceTimersByTimeAsync(1_499)
    expect(await outcome()).toBe(NOTHING_SAID)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome()).toBe('popup-closed auth/popup-closed-by-user')
    expect(vi.getTimerCount()).toBe(0)
  })

  test('is still heard for that second', async () => {
    const { outcome, popup } = await closeByHand()
    await vi.advanceTimersByTimeAsync(1_400)
    say({ ...PERSON, answer: { kind: 'failed' } }, popup)
    expect(await outcome()).toBe('failed auth/invalid-idp-response')
  })
})

describe('without a window', () => {
  test('the page goes there, to come back where sign-ins are finished', async () => {
    const { social } = await openPage()
    await social.redirect('github')
    expect(left).toEqual(['/local/social-sign-in?provider=github&lang=pt-BR&return=/auth/callback'])
  })

  test('what the other page left is read once', async () => {
    const { social } = await openPage()
    stored.set('barra.social-answer', JSON.stringify(PERSON))
    expect(await social.finishRedirect()).toMatchObject({ uid: 'ana' })
    expect(heard()).toEqual(['google.com {"sub":"ana"}'])
    expect([...stored]).toEqual([])
    expect(await social.finishRedirect()).toBeNull()
  })

  test('a sign-in that was cancelled there is so here', async () => {
    const { social } = await openPage()
    stored.set('barra.social-answer', JSON.stringify({ ...PERSON, answer: { kind: 'cancelled' } }))
    await expect(social.finishRedirect()).rejects.toMatchObject({ kind: 'popup-closed' })
    expect([...stored]).toEqual([])
  })
})
