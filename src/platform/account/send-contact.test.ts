import { afterEach, expect, test, vi } from 'vitest'
import { deviceTimeZone } from '#contract/device-headers.ts'
import { sendContact } from './send-contact.ts'

afterEach(() => vi.unstubAllGlobals())

// proves 7.2
test("a contact message includes the device's time zone and language", async () => {
  const asked: Request[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'es-ES' }, querySelector: () => null })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(new Request(new URL(address, 'https://barra.test'), init))
    return Response.json({ data: {} })
  })
  const message = { id: 'one', name: 'Ana', email: 'ana@barra.test', message: 'Hello', locale: 'es-ES', website: '' }
  expect(await sendContact(message as Parameters<typeof sendContact>[0])).toEqual({ kind: 'sent' })
  expect([asked[0]?.headers.get('x-user-timezone'), asked[0]?.headers.get('x-user-locale')]).toEqual([
    deviceTimeZone(),
    'es-ES',
  ])
})
