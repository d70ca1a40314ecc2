import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { insertDocument } from '#storage/commands.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { aLoggedSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { render } from '../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { useBeginSession } from './use-begin-session.tsx'

beforeAll(() => setupI18n('en-US', ['parts']))

type Begin = ReturnType<typeof useBeginSession>['begin']
type RepeatingProps = { readonly give: (begin: Begin) => void; readonly onBegun: (session: Session) => void }

function Repeating({ give, onBegun }: RepeatingProps) {
  const { begin, question } = useBeginSession({ onBegun, onFailed: () => undefined })
  give(begin)
  return question
}

test('two taps on Repeat start one session', async () => {
  const db = await openTestDatabase()
  const session = sessionOf([exerciseOf([aLoggedSet(100, 5)])], { status: 'completed', name: 'Push' })
  await insertDocument(db, 'sessions', session)
  let begin: Begin | undefined
  const begun: Session[] = []
  render(
    <MemoryRouter>
      <ToastProvider dismissLabel="Dismiss">
        <DatabaseProvider value={db}>
          <Repeating
            give={(given) => {
              begin = given
            }}
            onBegun={(session) => begun.push(session)}
          />
        </DatabaseProvider>
      </ToastProvider>
    </MemoryRouter>,
  )
  await expect.poll(() => begin).toBeDefined()
  await Promise.all([
    begin?.({ does: 'repeat', session, locale: 'en-US' }),
    begin?.({ does: 'repeat', session, locale: 'en-US' }),
  ])
  expect(await runningSessions(db).get()).toHaveLength(1)
  expect(begun, 'the screen is left once').toHaveLength(1)
})
