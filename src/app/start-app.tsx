import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { chooseLocale, LOCALE_KEY } from '#i18n/choose-locale.ts'
import { setupI18n } from '#i18n/setup.ts'
import { followAccount } from './account-database.ts'
import { App } from './app.tsx'
import { centreFocusedField } from './centre-focused-field.ts'

/** Starts the app in `root`. The database opens while the words are fetched: neither waits for the other. */
export async function startApp(root: HTMLElement): Promise<void> {
  followAccount()
  centreFocusedField()
  await setupI18n(chooseLocale(storedLocale(), navigator.languages))
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

function storedLocale(): string | null {
  try {
    return localStorage.getItem(LOCALE_KEY)
  } catch {
    return null
  }
}
