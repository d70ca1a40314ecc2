import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { localeOfAddress, splitLocale } from '#i18n/locale-address.ts'
import { setupI18n } from '#i18n/setup.ts'
import { currentAccount } from '#platform/account/account.ts'
import { nativePlatform } from '#platform/device/shell.ts'
import { App } from './app.tsx'
import { centreFocusedField } from './centre-focused-field.ts'
import { fetchScreen, screenAt } from './fetch-screen.ts'
import { namespaceOf } from './use-message.ts'

/**
 * Starts the app in `root`. The screen and its words are fetched side by side, and the first thing that React draws is
 * the screen itself.
 */
export async function startApp(root: HTMLElement): Promise<void> {
  centreFocusedField()
  const screen = screenAt(splitLocale(location.pathname).path, currentAccount() === null)
  await Promise.all([
    setupI18n(localeOfAddress(location.pathname), screen && [namespaceOf(screen.title)]),
    screen && fetchScreen(screen),
    nativePlatform && connectShell(),
  ])
  // In small steps: a finger that comes before the first screen stands is heard between them.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  void import('./close-by-back.ts').then(({ closeByBack }) => closeByBack())
}

/** An app whose native half is missing is still a workout log. */
async function connectShell(): Promise<void> {
  try {
    ;(await import('#platform/native/connect-shell.ts')).connectShell()
  } catch (cause) {
    console.error('connecting the native shell', cause)
  }
}
