import { expect, type Page } from '@playwright/test'
import { newEmail } from '../tooling/credentials.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson, BENCH, WORKOUT } from '../tooling/person.ts'
import { type NativeCall, NativeShell } from './support/native-shell.ts'
import { test } from './support/test.ts'

// The page inside the native app: Capacitor's real bridge, with a stand-in for the operating system.

/** Durations of animations, in milliseconds. */
const motion = (page: Page) =>
  page.evaluate(() => {
    const duration = getComputedStyle(document.body).getPropertyValue('--duration-motion')
    return Number.parseFloat(duration) * (duration.endsWith('ms') ? 1 : 1_000)
  })

// proves 1.14, 4.45, 4.46, 4.47, 4.48, 9.78
test('the native app starts, signs in, follows links and Android’s back button, and needs no service worker', async ({
  server,
  newDevice,
}) => {
  const shell = new NativeShell()
  const { context, page } = await newDevice()
  await shell.surround(context, 'android')
  // A native build names its sign-in providers. Patching that into the response would make the page remote for the
  // browser, which then blocks it from the local provider.
  await context.addInitScript(() => {
    const name = () => {
      const meta = document.createElement('meta')
      Object.assign(meta, { name: 'barra-sign-in', content: 'google' })
      document.head.append(meta)
    }
    document.addEventListener('readystatechange', name, { once: true })
  })
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  shell.answer('SplashScreen.hide', () => {
    throw new Error('there is no splash')
  })
  const person = newEmail()
  shell.answer('FirebaseAuthentication.signInWithGoogle', () => ({
    credential: {
      providerId: 'google.com',
      idToken: JSON.stringify({ sub: person, email: person, email_verified: true, name: 'Ana' }),
    },
  }))

  const lifter = await lifterAt(page, server)
  await test.step('the system’s bars are set, and a splash that does not go away stops nothing', async () => {
    await lifter.goTo('/auth/login')
    await expect.poll(() => warnings.join()).toContain('hiding the splash screen failed')
    expect(shell.callsOf('StatusBar', 'setStyle').map(({ options }) => options)).toContainEqual({ style: 'DARK' })
    expect(shell.callsOf('StatusBar', 'setBackgroundColor').map(({ options }) => options)).toContainEqual({
      color: '#000000',
    })
    await expect(page.locator('body')).toHaveClass(/platform-android/)
    expect(await motion(page)).toBe(250)
  })

  await test.step('the phone itself says who somebody is', async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page).toHaveURL(/dashboard$/)
    await expect(page.getByRole('button', { name: 'Continue with Facebook' })).toHaveCount(0)
    expect(shell.callsOf('FirebaseAuthentication', 'signInWithGoogle')).toHaveLength(1)
  })

  const open = (url: string) => shell.tell(page, 'App.appUrlOpen', { url })
  await test.step('a link leads to its path and query, and a stranger’s link leads nowhere', async () => {
    await open(`${server.url}/profile/preferences?from=link`)
    await expect(page).toHaveURL(`${server.url}/profile/preferences?from=link`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open('https://evil.example/profile')
    await open(`${server.url}//evil.example/`)
    await open('barra:///profile?tab=1')
    // The refused links came first: had one navigated, the history would be longer.
    await expect(page).toHaveURL(`${server.url}/profile?tab=1`)
    expect(warnings.filter((text) => text.includes('refused'))).toHaveLength(2)
  })

  const pressBack = (canGoBack: boolean) => shell.tell(page, 'App.backButton', { canGoBack })
  await test.step('back closes a dialog, then goes back, then leaves the app', async () => {
    await page.getByRole('button', { name: lifter.say('profile:signOut.action') }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await pressBack(true)
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(page).toHaveURL(/\/profile\?tab=1$/)
    await pressBack(true)
    await expect(page).toHaveURL(/preferences\?from=link$/)
    await pressBack(true)
    await expect(page).toHaveURL(/dashboard$/)
    expect(shell.callsOf('App', 'exitApp')).toEqual([])
    await pressBack(false)
    await expect.poll(() => shell.callsOf('App', 'exitApp')).toHaveLength(1)
  })

  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

  await test.step('an iPhone’s page is known as one', async () => {
    const iPhone = await newDevice()
    await new NativeShell().surround(iPhone.context, 'ios')
    await iPhone.page.goto(`${server.url}/auth/login`)
    await expect(iPhone.page.locator('body')).toHaveClass(/platform-ios/)
    expect(await motion(iPhone.page)).toBe(350)
  })
})

test('the native app vibrates, keeps the screen on, schedules the end of the rest, and shares', async ({
  server,
  newDevice,
}) => {
  const shell = new NativeShell()
  const { email } = await aPerson(server)
  const { context, page } = await newDevice({ hasTouch: true })
  await shell.surround(context, 'android')
  const lifter = await lifterAt(page, server)
  const count = (plugin: string, method: string) => shell.callsOf(plugin, method).length
  const planned = () => [...shell.planned.values()]
  const plannedAt = () => Date.parse(planned()[0]?.schedule.at ?? '')

  await test.step('the screen stays on, and notifications are asked for in the first rest, by the person’s own tap', async () => {
    await lifter.logIn(email)
    await lifter.startWorkout(WORKOUT)
    await expect.poll(() => count('KeepAwake', 'keepAwake')).toBe(1)
    // Nobody knows yet what for.
    await expect(page.getByRole('button', { name: lifter.say('execution:locked.allow') })).toBeHidden()
    await lifter.logSet(BENCH, 1, { weight: '100', reps: '5' })
    expect(count('LocalNotifications', 'requestPermissions')).toBe(0)
    await page.getByRole('button', { name: lifter.say('execution:locked.allow') }).click()
    await expect(page.getByText(lifter.say('execution:locked.notifies'))).toBeVisible()
    expect(count('LocalNotifications', 'changeExactNotificationSetting')).toBe(1)
    await page.getByRole('button', { name: lifter.say('execution:locked.ok') }).click()
  })

  await test.step('a set is felt, and the end of its rest is planned with the system', async () => {
    await expect
      .poll(() => shell.callsOf('Haptics', 'impact').map(({ options }) => options))
      .toEqual([{ style: 'LIGHT' }])
    await expect.poll(() => planned().length).toBe(1)
    expect(Math.abs(plannedAt() - (await lifter.restEndsAt()))).toBeLessThan(5_000)
    // One that has to be exact would send the lifter to the settings in the middle of a set.
    expect(planned()[0]).toMatchObject({ title: 'Rest is over', isExactNotification: false })
  })

  await test.step('a longer rest moves it, and none takes it away', async () => {
    const before = plannedAt()
    await page.getByRole('button', { name: lifter.say('execution:plusRestLabel', { seconds: 15 }) }).click()
    await expect.poll(() => plannedAt() - before).toBeGreaterThan(10_000)
    await page.getByRole('button', { name: lifter.say('execution:skipRest') }).click()
    await expect.poll(planned).toEqual([])
  })

  await test.step('back closes the keypad, and leaving the app ends no workout', async () => {
    await lifter.openKeypad(BENCH, 2, lifter.say('execution:field.weight'))
    await shell.tell(page, 'App.backButton', { canGoBack: true })
    await expect(lifter.keypad()).toBeHidden()
    await shell.tell(page, 'App.backButton', { canGoBack: false })
    await expect.poll(() => count('App', 'exitApp')).toBe(1)
    await page.reload()
    await lifter.hasLogged(BENCH, 1)
    await lifter.logSet(BENCH, 2, { weight: '100', reps: '5' })
    await expect.poll(() => planned().length).toBe(1)
  })

  await test.step('a workout that is over lets the screen sleep and leaves no notification behind', async () => {
    const slept = count('KeepAwake', 'allowSleep')
    await lifter.finish('left out')
    await expect.poll(() => count('KeepAwake', 'allowSleep')).toBeGreaterThan(slept)
    await expect.poll(planned).toEqual([])
  })

  await test.step('an export goes to the system’s own sheet, whole', async () => {
    await lifter.goTo('/profile/data')
    await page.getByRole('button', { name: lifter.say('data:export.json') }).click()
    await expect(page.getByText(lifter.say('data:export.done'))).toBeVisible()
    const [{ options }] = shell.callsOf('Share', 'share') as [NativeCall]
    expect(options['files']).toEqual([expect.stringMatching(/^file:\/\/\/cache\/shared\/.*\.json$/)])
    const pieces = shell.calls.filter(({ method }) => method === 'writeFile' || method === 'appendFile')
    const text = pieces.map((piece) => Buffer.from(String(piece.options['data']), 'base64').toString('utf8')).join('')
    expect(JSON.parse(text)).toBeTruthy()
    expect(text).toContain(WORKOUT)
  })
})
