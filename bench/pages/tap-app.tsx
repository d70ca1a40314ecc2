import '#ui/base.css'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { DEFAULT_PREFERENCES } from '#storage/collections/preferences.ts'
import { insertDocument } from '#storage/commands.ts'
import { openDatabase } from '#storage/database.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import messages from '../../src/features/execution/messages/en-US.ts'
import { SessionScreen } from '../../src/features/execution/session/session-screen.tsx'
import { longRunningAgain, newId, runningAgain, trainingHistory } from '../history.ts'
import { expose } from '../remote.ts'
import { measureTap, type Tapped } from '../tapped.ts'
import { LiveRows } from './live-rows.tsx'

const SEED = 2
const EARLIER_SESSIONS = 100
/** The end of a tick's name, after its set's name. */
const IS_SAVED = messages['check.device'].replace('{{set}}', '')

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
const place = createRoot(root)

await setupI18n('en-US')
const db = await openDatabase({ account: 'tap' })
const history = trainingHistory(EARLIER_SESSIONS, SEED)
// A profile that was here before has them already.
await db.collections.sessions.bulkInsert([...history])

const api = {
  /** Shows another running session of open sets: its rows alone, or the whole screen that a person trains with. */
  async start(stage: Stage): Promise<Session> {
    const again = stage === 'long screen' ? longRunningAgain : runningAgain
    const session = await insertDocument(db, 'sessions', again(history, newId))
    place.render(
      <StrictMode>
        <BrowserRouter>
          <ToastProvider dismissLabel="Close">
            <DatabaseProvider value={db} key={session.id}>
              <Suspense fallback={null}>
                <main>
                  {stage === 'rows' ? (
                    <LiveRows read={session} />
                  ) : (
                    <SessionScreen
                      read={session}
                      preferences={DEFAULT_PREFERENCES}
                      backTo="/"
                      onEnded={() => undefined}
                      onDiscarded={() => undefined}
                      onRestored={() => undefined}
                    />
                  )}
                </main>
              </Suspense>
            </DatabaseProvider>
          </ToastProvider>
        </BrowserRouter>
      </StrictMode>,
    )
    return session
  },

  /** Taps the tick of a set. It says 'on this device' only once stored. */
  async tap(setId: string): Promise<Tapped> {
    const tick = tickOf(setId)
    return measureTap(
      () => tick.click(),
      () => tick.getAttribute('aria-pressed') === 'true',
      () => labelled(tick, IS_SAVED),
    )
  },
}

/** The part of the app rendered around the tapped row; the long one has 300 sets instead of 20. */
export type Stage = 'rows' | 'screen' | 'long screen'
export type AppFrame = typeof api

function tickOf(setId: string): HTMLButtonElement {
  const tick = document.querySelector<HTMLButtonElement>(`#set-${setId} button[aria-pressed]`)
  if (!tick) throw new Error(`no row shows the set ${setId}`)
  return tick
}

function labelled(element: Element, ending: string): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!element.getAttribute('aria-label')?.endsWith(ending)) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element, { attributeFilter: ['aria-label'] })
  })
}

expose(api)
