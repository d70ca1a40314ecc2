import { expect, test } from 'vitest'
import { withResolvers } from './with-resolvers.ts'

test('a promise is resolved from outside, and only once', async () => {
  const { promise, resolve, reject } = withResolvers<string>()
  resolve('first')
  reject(new Error('too late'))
  expect(await promise).toBe('first')
})

test('a promise is rejected from outside', async () => {
  const { promise, reject } = withResolvers<string>()
  reject(new Error('no'))
  await expect(promise).rejects.toThrow('no')
})
