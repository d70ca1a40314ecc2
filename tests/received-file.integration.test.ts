import 'fake-indexeddb/auto'
import { beforeEach, expect, test, vi } from 'vitest'
import { currentAccount, enterAccount, forgetAccount } from '#platform/account/account.ts'
import { takeReceivedFile } from '#platform/device/received-file.ts'
import { receiveFile } from '../sw/receive-file.ts'
import { stubStorage } from './support/stub-storage.ts'

const ANA = { uid: 'ana', email: 'ana@barra.test', name: 'Ana' }
const BENTO = { uid: 'bento', email: 'bento@barra.test', name: 'Bento' }

const kept = new Map<string, Response>()
beforeEach(async () => {
  stubStorage()
  // What follows the account in tests that ran before in this process asks for the server's address.
  vi.stubGlobal('location', new URL('https://barra.test'))
  kept.clear()
  vi.stubGlobal('caches', {
    has: async () => kept.size > 0,
    open: async () => ({
      put: async (key: string, response: Response) => void kept.set(key, response),
      match: async (key: string) => kept.get(key),
    }),
    // Not at once, as after a kill between signing out and this.
    delete: async () => false,
  })
  if (currentAccount()) await forgetAccount()
})

async function share(): Promise<string | null> {
  const body = new FormData()
  body.set('file', new File(['date,weight'], 'canary.csv'))
  const redirect = vi.spyOn(Response, 'redirect').mockImplementation((url) => {
    return { headers: new Headers({ location: String(url) }) } as Response
  })
  const answer = await receiveFile(new Request('https://barra.test/data/import', { method: 'POST', body }))
  redirect.mockRestore()
  return answer.headers.get('location')
}

test('a shared file waits for the person who is signed in', async () => {
  await enterAccount(ANA)
  expect(await share()).toContain('file')
  expect((await takeReceivedFile())?.name).toBe('canary.csv')
})

test('one that waits is not shown to the next person', async () => {
  await enterAccount(ANA)
  await share()
  await forgetAccount()
  await enterAccount(BENTO)
  expect(await takeReceivedFile()).toBeNull()
})

test('one that is shared while nobody is signed in is not kept, and the screen says so', async () => {
  expect(await share()).toContain('lost')
  await enterAccount(BENTO)
  expect(await takeReceivedFile()).toBeNull()
})
