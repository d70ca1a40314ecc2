import { expect, test } from 'vitest'
import { Wake } from './wake.ts'

test('a wake-up ends every wait at once', async () => {
  const wake = new Wake()
  const waits = Promise.all([wake.wait(3_600_000), wake.wait(3_600_000)])
  wake.now()
  await expect(waits).resolves.toHaveLength(2)
})

test('a wake-up during an attempt starts the next one immediately', async () => {
  const wake = new Wake()
  const { calls } = wake
  wake.now()
  await expect(wake.wait(3_600_000, calls)).resolves.toBeUndefined()
})
