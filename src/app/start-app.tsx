import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { DASHBOARD_PATH, LOGIN_PATH, SIGN_UP_PATH } from '#contract/routes.ts'
import { localeOfAddress, splitLocale } from '#i18n/locale-address.ts'
import { setupI18n } from '#i18n/setup.ts'
import { currentAccount } from '#platform/account/account.ts'
import { nativePlatform } from '#platform/device/shell.ts'
import { loadFirst, untilPagesHaveLoaded } from '#platform/updates/page-first.ts'
import { safeSessionStorage } from '#shared/browser-storage.ts'
import { whenIdle } from '#shared/when-idle.ts'
import { accountIsReady } from './account-database.ts'
import { App } from './app.tsx'
import { NOTICES, type ScreenRoute } from './feature-table.ts'
import { fetchScreen, screenAt } from './fetch-screen.ts'
import { type Namespace, namespaceOf } from './use-message.ts'

/** Of the features with a notice. */
const NOTICE_WORDS: readonly Namespace[] = ['data', 'subscription']

const STILLS_AFTER_MS = 10_000

/** Screen and messages load in parallel, and React's first render is the screen itself. */
export async function startApp(root: HTMLElement): Promise<void> {
  const screen = screenAt(splitLocale(location.pathname).path, currentAccount() === null)
  // Arriving later, they would move the screen below them.
  const notices = screen?.path === DASHBOARD_PATH ? NOTICES : []
  const words = notices.length > 0 ? NOTICE_WORDS : []
  await Promise.all([
    setupI18n(localeOfAddress(location.pathname), screen && [...namespacesOf(screen), ...words]),
    screen && fetchScreen(screen),
    Promise.allSettled(notices.map(({ fetch }) => fetch())),
    accountIsReady(),
    nativePlatform && connectShell(),
  ])
  if (screen?.path === LOGIN_PATH || screen?.path === SIGN_UP_PATH) fetchWhatFollows()
  // Rendered as a transition, so that early taps are handled in between.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  void import('./centre-focused-field.ts').then(({ centreFocusedField }) => centreFocusedField())
  void import('./follow-keyboard.ts').then(({ followKeyboard }) => followKeyboard())
  void import('./close-by-gesture.ts').then(({ closeByGesture }) => closeByGesture())
  if (safeSessionStorage.read('barra.used') !== null)
    void import('./still/kept-control.ts').then(({ pressKeptControl }) => pressKeptControl(root))
  whenIdle(() => void keepStillsOf(root), STILLS_AFTER_MS)
}

async function keepStillsOf(root: HTMLElement): Promise<void> {
  await untilPagesHaveLoaded()
  const { keepStills } = await import('./still/keep-still.ts')
  keepStills(root)
}

/** On a first visit: later ones have it on the device. */
function fetchWhatFollows(): void {
  if (nativePlatform || navigator.serviceWorker?.controller) return
  loadFirst(import('./fetch-inside.ts').then(({ fetchInside }) => fetchInside(localeOfAddress(location.pathname))))
}

/** The screen's, and those of the frame: each would be waited for in turn. */
function namespacesOf(screen: ScreenRoute): readonly Namespace[] {
  const own = namespaceOf(screen.title)
  const isFramed = screen.layout !== 'none' && currentAccount() !== null
  return isFramed ? [own, 'parts'] : [own]
}

/** An app without its native half is still a workout log. */
async function connectShell(): Promise<void> {
  try {
    ;(await import('#platform/native/connect-shell.ts')).connectShell()
  } catch (cause) {
    console.error('connecting the native shell', cause)
  }
}
