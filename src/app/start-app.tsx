import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { localeOfAddress } from '#i18n/locale-address.ts'
import { setupI18n } from '#i18n/setup.ts'
import { followAccount } from './account-database.ts'
import { App } from './app.tsx'
import { centreFocusedField } from './centre-focused-field.ts'

/** Starts the app in `root`. The database opens while the words are fetched: neither waits for the other. */
export async function startApp(root: HTMLElement): Promise<void> {
  followAccount()
  centreFocusedField()
  await setupI18n(localeOfAddress(location.pathname))
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
