import { expect, type Page } from '@playwright/test'
import { aLoggedSession } from '../tests/builders.ts'
import { push } from '../tooling/api.ts'
import { lifterAt } from '../tooling/lifter.ts'
import { aPerson } from '../tooling/person.ts'
import { test } from './support/test.ts'

// Sets that no document has: the sync knows nothing of them, so that everything else being on the server proves nothing.

type Place = { readonly uid: string; readonly sessionId: string }

/** Puts a set there; returns the name of the store. */
const PLACES: Readonly<Record<string, (page: Page, place: Place) => Promise<string>>> = {
  'a note of an unsaved session': (page, { uid, sessionId }) => putNote(page, `barra.unsaved.${uid}.${sessionId}`),
  'a note of an earlier version': (page, { sessionId }) => putNote(page, `barra.unsaved.${sessionId}`),
  'the log of taps': putTap,
}

async function putNote(page: Page, key: string): Promise<string> {
  await page.evaluate((name) => localStorage.setItem(name, '{}'), key)
  return key
}

function putTap(page: Page, { uid, sessionId }: Place): Promise<string> {
  return page.evaluate(
    async ({ account, session }) => {
      const opening = indexedDB.open(`barra-taps-${account}`)
      opening.onupgradeneeded = () => opening.result.createObjectStore('taps', { autoIncrement: true })
      await new Promise((resolve) => {
        opening.onsuccess = resolve
      })
      const values = { weight: null, reps: 5, seconds: null, distance: null, rpe: null, rir: null }
      const completedAt = '2026-11-24T10:00:00.000Z'
      const tap = { account, sessionId: session, setId: session, seen: null, values, restSeconds: 90, completedAt }
      const writing = opening.result.transaction('taps', 'readwrite')
      writing.objectStore('taps').add(tap)
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
      opening.result.close()
      return opening.result.name
    },
    { account: uid, session: sessionId },
  )
}

const namesOf = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])

// Without a network the code that leaves comes from the installed app.
test.use({ serviceWorkers: 'allow' })

for (const [where, put] of Object.entries(PLACES)) {
  for (const network of ['with', 'without'] as const) {
    test(`signing out ${network} a network keeps what only ${where} has`, async ({ page, context, server }) => {
      const person = await aPerson(server)
      const session = aLoggedSession()
      await push(server, person, 'sessions', [session])
      const lifter = await lifterAt(page, server)
      const { say } = lifter
      await lifter.logIn(person.email)
      await lifter.isInstalled()
      await lifter.goTo('/profile')
      await lifter.isSynced()
      if (network === 'without') await context.setOffline(true)
      const sessions = (await namesOf(page)).find((name) => /^rxdb-dexie-barra-.*--sessions$/.test(name))
      const place = await put(page, { uid: person.uid, sessionId: session.id })

      await page.getByRole('button', { name: say('profile:signOut.action'), exact: true }).click()
      const question = page.getByRole('alertdialog')
      if (network === 'without') await expect(question.getByText(say('profile:signOut.offlineKept'))).toBeVisible()
      await question.getByRole('button', { name: say('profile:signOut.action') }).click()
      await expect(page.getByText(say('profile:signOut.kept'))).toBeVisible()
      expect(await namesOf(page)).toEqual(expect.arrayContaining([place, sessions]))
    })
  }
}
