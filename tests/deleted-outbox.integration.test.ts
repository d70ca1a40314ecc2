import { expect, test } from 'vitest'
import { outboxDatabaseName } from '#contract/outbox.ts'
import { Outbox } from '../workers/outbox.ts'

async function databaseNames(): Promise<readonly (string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name)
}

/** As by a tab in which the account signs out. */
function deleteOutbox(account: string): Promise<void> {
  const request = indexedDB.deleteDatabase(outboxDatabaseName(account))
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

test('an outbox that another tab deleted is not created anew by a later read or write', async () => {
  const outbox = new Outbox('in-two-tabs')
  await outbox.open()
  await outbox.lead('first')
  expect(await databaseNames()).toContain(outboxDatabaseName('in-two-tabs'))

  await deleteOutbox('in-two-tabs')
  await expect(outbox.all()).rejects.toMatchObject({ name: 'DatabaseClosedError' })
  await expect(outbox.lead('second')).rejects.toMatchObject({ name: 'DatabaseClosedError' })
  expect(await databaseNames()).not.toContain(outboxDatabaseName('in-two-tabs'))
})

test('a worker that only waited to lead does not create the deleted outbox when its turn comes', async () => {
  const outbox = new Outbox('waiting-tab')
  await outbox.open()

  await deleteOutbox('waiting-tab')
  await expect(outbox.lead('first')).rejects.toMatchObject({ name: 'DatabaseClosedError' })
  expect(await databaseNames()).not.toContain(outboxDatabaseName('waiting-tab'))
})
