import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { forgetAccount, rememberAccount } from '#platform/account/account.ts'
import { setStatus } from '#platform/sync/sync.ts'
import { type SyncStatus, UNKNOWN_STATUS } from '#platform/sync/sync-status.ts'
import { render } from '../../../tests/support/render.tsx'
import HomeScreenSheet from './home-screen-sheet.tsx'

beforeEach(async () => {
  localStorage.clear()
  onTestFinished(async () => {
    setStatus(UNKNOWN_STATUS)
    await forgetAccount()
    localStorage.clear()
  })
  await setupI18n('en-US', ['install', 'app', 'shared'])
})

function openSheet(): HTMLElement {
  return render(
    <MemoryRouter>
      <HomeScreenSheet open onClose={() => undefined} />
    </MemoryRouter>,
  )
}

const counted = (status: Partial<SyncStatus>): SyncStatus => ({ ...UNKNOWN_STATUS, counted: true, ...status })

test.each([
  ['nothing is known yet', UNKNOWN_STATUS, 'Wait until this says “Synced.”'],
  ['a change waits', counted({ kind: 'waiting', waiting: 1 }), '“Synced.” 1 change isn’t on the server yet.'],
  [
    'some wait offline, and one was refused',
    counted({ kind: 'offline', waiting: 2, refused: 1 }),
    '“Synced.” 3 changes aren’t on the server yet.',
  ],
  ['everything is sent', counted({ kind: 'synced' }), 'Synced: everything is on the server.'],
])('whoever is signed in is told what the home screen would lack: %s', async (_when, status, words) => {
  rememberAccount({ uid: 'bia', email: 'bia@example.org', name: 'Bia' } as Parameters<typeof rememberAccount>[0])
  setStatus(status)
  const place = openSheet()
  await expect.poll(() => place.textContent).toContain(words)
  expect(place.textContent).toContain('Sign in there once with bia@example.org')
  expect(place.querySelector('a')).toBeNull()
})

test('the sheet follows the sync while it is open', async () => {
  rememberAccount({ uid: 'bia', email: 'bia@example.org', name: 'Bia' } as Parameters<typeof rememberAccount>[0])
  setStatus(counted({ kind: 'waiting', waiting: 2 }))
  const place = openSheet()
  await expect.poll(() => place.textContent).toContain('2 changes aren’t')
  setStatus(counted({ kind: 'synced' }))
  await expect.poll(() => place.textContent).toContain('Synced: everything is on the server.')
  expect(place.textContent).not.toContain('aren’t on the server')
})

test('without an account, what the tab has is offered as a file or to an account, before the steps', async () => {
  const place = openSheet()
  await expect.poll(() => place.textContent).toContain('stays in this browser')
  const links = [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Create an account', '/auth/signup'],
    ['Save as a file', '/hand-over/send?guest'],
  ])
  const [first, list] = [place.querySelector('a'), place.querySelector('ol')]
  if (!first || !list) throw new Error('links or steps are missing')
  expect(first.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
