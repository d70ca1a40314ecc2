import { afterEach, expect, test, vi } from 'vitest'
import { askStanding } from './ask-standing.ts'

vi.mock('../server/public-config.ts', () => ({ publicConfig: async () => ({ apiBase: '/api' }) }))
afterEach(() => vi.unstubAllGlobals())

const UID = 'ana'

/** A network in which every question about an account gets this answer. */
function answering(answer: () => Response): Request[] {
  const asked: Request[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    asked.push(new Request(new URL(address, 'https://barra.test'), init))
    return answer()
  })
  return asked
}

test.each(['open', 'disabled', 'deleted'] as const)('the server says that an account is %s', async (standing) => {
  const asked = answering(() => Response.json({ data: { uid: UID, standing } }))
  expect(await askStanding(UID)).toBe(standing)
  expect(asked.map(({ method, url }) => [method, url])).toEqual([['POST', 'https://barra.test/api/auth/standing']])
  expect(await asked[0]?.json()).toEqual({ uid: UID })
  expect(asked[0]?.headers.has('authorization')).toBe(false)
  expect([asked[0]?.headers.get('content-type'), asked[0]?.cache]).toEqual(['application/json', 'no-store'])
})

test.each([
  ['names another account', () => Response.json({ data: { uid: 'bento', standing: 'deleted' } })],
  ['names none', () => Response.json({ data: { standing: 'deleted' } })],
  ['is a word that this app does not know', () => Response.json({ data: { uid: UID, standing: 'paused' } })],
  ['is a refusal', () => Response.json({ data: { uid: UID, standing: 'deleted' } }, { status: 429 })],
  ['is a login page of a network', () => new Response('<html>Welcome to the gym</html>')],
  ['holds nothing', () => Response.json({})],
  ['is no record', () => Response.json('fine')],
  ['is not there', () => Response.error()],
])('an answer that %s ends nothing', async (_what, answer) => {
  answering(answer)
  await expect(askStanding(UID)).rejects.toThrow(/is not ours|JSON/)
})
