import { expect, test, vi } from 'vitest'
import { connectPhone, type PhoneAnswers } from '../../../tests/support/native-bridge.ts'

/** The native app on a phone, built with these providers; the calls of its start are left out. */
async function startNativeApp(answers: PhoneAnswers = {}, builtIn: string | null = 'google facebook') {
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    querySelector: (selector: string) =>
      builtIn !== null && selector === 'meta[name="barra-sign-in"]' ? { content: builtIn } : null,
  })
  const phone = connectPhone({ 'LocalNotifications.checkPermissions': () => ({ display: 'granted' }), ...answers })
  const [{ connectShell }, { currentShell }] = await Promise.all([
    import('./connect-shell.ts'),
    import('../device/shell.ts'),
  ])
  connectShell()
  await settled()
  const shell = currentShell()
  if (!shell) throw new Error('the native app is not known to run')
  return { ...phone, shell, started: phone.calls.splice(0) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))
const answering = (credential: object | null) => ({
  'FirebaseAuthentication.signInWithGoogle': () => ({ credential }),
  'FirebaseAuthentication.signInWithFacebook': () => ({ credential }),
})
const failing = (cause: unknown) => ({ 'FirebaseAuthentication.signInWithGoogle': () => Promise.reject(cause) })

test('the native app starts with a dark status bar, and knows whether it may notify', async () => {
  const { started, shell } = await startNativeApp()
  expect(started).toEqual([
    ['StatusBar.setStyle', { style: 'DARK' }],
    ['StatusBar.setBackgroundColor', { color: '#000000' }],
    ['LocalNotifications.checkPermissions'],
  ])
  expect(shell.lockedScreenAbility()).toBe('notifies')
})

test.each([
  ['google facebook', ['google', 'facebook']],
  ['facebook', ['facebook']],
  ['google unheard-of', ['google']],
  ['', []],
  [null, []],
])('built with the providers %j it offers %j', async (builtIn, offered) => {
  const { shell } = await startNativeApp({}, builtIn)
  expect(shell.socialProviders).toEqual(offered)
})

test('a checked set is felt lightly, and the end of a rest through a pocket', async () => {
  const { shell, calls } = await startNativeApp()
  shell.vibrate('set ticked')
  shell.vibrate('rest over')
  expect(calls).toEqual([
    ['Haptics.impact', { style: 'LIGHT' }],
    ['Haptics.vibrate', { duration: 400 }],
  ])
})

test('the screen stays on until the last one who wants it lets it sleep', async () => {
  const { shell, calls } = await startNativeApp()
  const [first, second] = [shell.keepScreenOn(), shell.keepScreenOn()]
  expect(calls).toEqual([['KeepAwake.keepAwake']])
  first()
  first()
  expect(calls).toEqual([['KeepAwake.keepAwake']])
  second()
  expect(calls).toEqual([['KeepAwake.keepAwake'], ['KeepAwake.allowSleep']])
  shell.keepScreenOn()
  expect(calls).toEqual([['KeepAwake.keepAwake'], ['KeepAwake.allowSleep'], ['KeepAwake.keepAwake']])
})

test('what the phone cannot do is logged, and stops nothing', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  const refuse = () => Promise.reject(new Error('no'))
  const { shell } = await startNativeApp({
    'StatusBar.setStyle': refuse,
    'StatusBar.setBackgroundColor': refuse,
    'Haptics.impact': refuse,
    'KeepAwake.keepAwake': refuse,
    'KeepAwake.allowSleep': refuse,
  })
  shell.vibrate('set ticked')
  shell.keepScreenOn()()
  await settled()
  expect(told.mock.calls.filter(([line]) => String(line).endsWith(' failed'))).toEqual([
    ['the style of the status bar failed', new Error('no')],
    ['the colour of the status bar failed', new Error('no')],
    ['haptics failed', new Error('no')],
    ['keeping the screen on failed', new Error('no')],
    ['letting the screen sleep failed', new Error('no')],
  ])
})

test.each([
  [
    { idToken: 'id', accessToken: 'access', nonce: 'n' },
    { idToken: 'id', accessToken: 'access', rawNonce: 'n' },
  ],
  [{ idToken: 'id' }, { idToken: 'id' }],
  [{ accessToken: 'access' }, { accessToken: 'access' }],
])('a person who signed in on the phone is proven by its tokens (%j)', async (credential, tokens) => {
  const { shell, calls } = await startNativeApp(answering(credential))
  expect(await shell.askProvider('google')).toStrictEqual(tokens)
  expect(await shell.askProvider('facebook')).toStrictEqual(tokens)
  expect(calls).toEqual([['FirebaseAuthentication.signInWithGoogle'], ['FirebaseAuthentication.signInWithFacebook']])
})

test.each([
  ['no credential', answering(null), 'failed', 'barra/no-credential'],
  ['no token', answering({ nonce: 'n' }), 'failed', 'barra/no-credential'],
  ['that it was canceled', failing(new Error('The user canceled the sign-in flow.')), 'popup-closed', /canceled/],
  ['that it was cancelled', failing(new Error('Sign-in cancelled')), 'popup-closed', /cancelled/],
  ['that it was Canceled', failing('Canceled'), 'popup-closed', 'Canceled'],
  ['that it failed', failing(new Error('no Play services')), 'failed', 'no Play services'],
] as const)('a phone that answers a sign-in with %s', async (_what, answers, kind, code) => {
  const { shell } = await startNativeApp(answers)
  await expect(shell.askProvider('google')).rejects.toMatchObject({
    name: 'IdentityError',
    kind,
    code: typeof code === 'string' ? code : expect.stringMatching(code),
  })
})

test('a provider that the phone cannot do is refused without asking it', async () => {
  const { shell, calls } = await startNativeApp()
  await expect(shell.askProvider('github')).rejects.toMatchObject({ kind: 'failed', code: 'barra/no-native-github' })
  expect(calls).toEqual([])
})
