import { expect, test } from 'vitest'
import { currentAccount, forgetAccount, parseAccount, rememberAccount, subscribeToAccount } from './account.ts'

const ANA = { uid: 'u1', email: 'ana@barra.test', name: 'Ana' }

test('a remembered account is read back as it was', () => {
  expect(parseAccount(JSON.stringify(ANA))).toEqual(ANA)
})

test.each([null, '', 'nonsense', 'null', '[]', '{}', '{"uid":""}', '{"uid":7}'])('%j is nobody', (text) => {
  expect(parseAccount(text)).toBeNull()
})

test('an account counts for this tab even where the browser keeps nothing, and each change is told once', () => {
  let changes = 0
  const stop = subscribeToAccount(() => changes++)
  rememberAccount(ANA)
  rememberAccount({ ...ANA })
  expect(currentAccount()).toEqual(ANA)
  forgetAccount()
  stop()
  rememberAccount(ANA)
  forgetAccount()
  expect(changes).toBe(2)
  expect(currentAccount()).toBeNull()
})
