import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { nativePlatform } from '#platform/device/shell.ts'
import { optionalPart } from '#shared/optional-part.tsx'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { TextLimitContext, type TextLimitWords } from '#ui/text-limit.tsx'
import { ToastProvider } from '#ui/toasts.tsx'
import { useAccountDatabase } from './account-database.ts'
import { AppRoutes } from './app-routes.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { FollowLocale } from './follow-locale.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { StorageFailure } from './storage-failure.tsx'
import { StorageHealth } from './storage-health.tsx'

const FollowNavigation = optionalPart(() => import('./follow-navigation.tsx'))
// It imports the storage, which a visitor's pages must not load.
const FollowPreferences = optionalPart(() => import('./follow-preferences.tsx'))

const NativeShell = nativePlatform && optionalPart(() => import('./shell/native-shell.tsx'))

export function App() {
  const { t } = useTranslation('shared')
  return (
    <BrowserRouter>
      <ToastProvider dismissLabel={t('close')}>
        <ProgressBar />
        <FollowLocale />
        {NativeShell && <NativeShell />}
        <FollowNavigation />
        <TextLimitContext value={useTextLimitText()}>
          <ErrorBoundary>
            {/* Until there is something to show, the page's own loading screen stays. */}
            <Suspense fallback={null}>
              <Screens />
            </Suspense>
          </ErrorBoundary>
        </TextLimitContext>
      </ToastProvider>
    </BrowserRouter>
  )
}

function useTextLimitText(): TextLimitWords {
  const { t } = useTranslation('shared')
  return useMemo(
    () => ({ left: (count) => t('textLimit.left', { count }), full: (most) => t('textLimit.full', { most }) }),
    [t],
  )
}

/** A change of account unmounts every screen of the previous one. */
function Screens() {
  const account = useAccountDatabase()
  switch (account.kind) {
    case 'opening':
      return null
    case 'failed':
      return <StorageFailure reason={account.reason} />
    case 'visitor':
      return <AppRoutes visitor left={account.left} />
    case 'open':
      return (
        <DatabaseProvider value={account.database} key={account.database.account}>
          <StorageHealth loss={account.loss} />
          <FollowPreferences />
          <AppRoutes visitor={false} left={null} />
        </DatabaseProvider>
      )
  }
}
