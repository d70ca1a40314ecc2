import { expect, test, vi } from 'vitest'
import { connectPhone, type PhoneAnswers } from '../../../tests/support/native-bridge.ts'

async function aFrame(answers: PhoneAnswers = {}) {
  vi.stubGlobal('location', { origin: 'https://barra.test' })
  vi.stubGlobal('document', { querySelector: () => null })
  const phone = connectPhone(answers)
  return { ...phone, ...(await import('./frame.ts')) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a link of ours is opened at its path, and any other is refused, until nobody follows', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  const { followLinks, tell, listenerCount } = await aFrame()
  const opened: string[] = []
  const letGo = followLinks((path) => opened.push(path))
  tell('App.appUrlOpen', { url: 'https://barra.test/workouts?id=7' })
  expect(told).not.toHaveBeenCalledWith('a link that is not ours was refused')
  tell('App.appUrlOpen', { url: 'https://evil.test/workouts' })
  expect(opened).toEqual(['/workouts?id=7'])
  expect(told).toHaveBeenCalledWith('a link that is not ours was refused')
  letGo()
  await settled()
  expect(listenerCount('App.appUrlOpen')).toBe(0)
})

test('the back button is told whether there is a page to go back to, until nobody follows', async () => {
  const { followBackButton, tell, listenerCount } = await aFrame()
  const pressed: boolean[] = []
  const letGo = followBackButton((canGoBack) => pressed.push(canGoBack))
  tell('App.backButton', { canGoBack: true })
  tell('App.backButton', { canGoBack: false })
  expect(pressed).toEqual([true, false])
  letGo()
  await settled()
  expect(listenerCount('App.backButton')).toBe(0)
})

test('leaving the app and hiding the splash are asked of the phone, and logged where it refuses', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue()
  const refuse = () => Promise.reject(new Error('no'))
  const { exitApp, hideSplash, calls } = await aFrame({ 'App.exitApp': refuse, 'SplashScreen.hide': refuse })
  exitApp()
  hideSplash()
  await settled()
  expect(calls).toEqual([['App.exitApp'], ['SplashScreen.hide']])
  expect(told.mock.calls.filter(([line]) => String(line).endsWith(' failed'))).toEqual([
    ['leaving the app failed', new Error('no')],
    ['hiding the splash screen failed', new Error('no')],
  ])
})
