import { lazy, useEffect } from 'react'
import { Navigate, Outlet, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { ACCOUNT_DELETED_PATH, DASHBOARD_PATH, LOGIN_PATH } from '#contract/routes.ts'
import { LOCALES } from '#contract/vocabulary.ts'
import { isRestrictedPath } from '#domain/billing/restricted-path.ts'
import { pathIn, splitLocale } from '#i18n/locale-address.ts'
import { endedAccount } from '#platform/account/ended-account.ts'
import { saveLoginRedirect } from '#platform/identity/login-redirect.ts'
import { contentOf } from './content.tsx'
import { isPublic, ROUTES, type ScreenRoute } from './feature-table.ts'
import { admits } from './fetch-screen.ts'
import { layoutOf } from './layouts/layouts.ts'
import { trackLoading } from './loading-progress.ts'
import { RESTRICTED } from './restricted.ts'
import { Screen } from './screen.tsx'

type SendToLoginProps = { readonly left: string | null }

const NotFound = contentOf(() => import('./not-found-screen.tsx'))
const LoginAgain = lazy(() => trackLoading(import('./login-again.tsx')))

type AppRoutesProps = {
  readonly visitor: boolean
  /** The path where somebody has just signed out; null otherwise. */
  readonly left: string | null
}

/** The route table as react-router's routes, with a way round for everybody whom a route is not for. */
export function AppRoutes({ visitor, left }: AppRoutesProps) {
  const wayRound = (route: ScreenRoute) => {
    if (visitor) return <SendToLogin left={left} />
    if (route.path === LOGIN_PATH) return <LoginAgain route={route} otherwise={DASHBOARD_PATH} />
    return <Navigate to={DASHBOARD_PATH} replace />
  }
  return (
    <Routes>
      {ROUTES.flatMap((route) =>
        addressesOf(route).map((path) =>
          admits(route, visitor) ? (
            <Route key={path} Component={layoutOf(route.layout, visitor).Content}>
              <Route Component={route.frame?.Content ?? Outlet}>
                <Route
                  path={path}
                  element={
                    isRestrictedPath(route.path) ? <RESTRICTED.Content route={route} /> : <Screen route={route} />
                  }
                />
              </Route>
            </Route>
          ) : (
            <Route key={path} path={path} element={wayRound(route)} />
          ),
        ),
      )}
      {LOCALES.map((locale) => (
        <Route key={locale} path={`/${locale}/*`} element={<WithoutLanguage />} />
      ))}
      <Route Component={layoutOf('default', visitor).Content}>
        <Route path="*" Component={NotFound.Content} />
      </Route>
    </Routes>
  )
}

/** The path itself, and one in each language where anybody may read the page. */
function addressesOf(route: ScreenRoute): readonly string[] {
  return isPublic(route) ? [null, ...LOCALES].map((locale) => pathIn(locale, route.path)) : [route.path]
}

/** The app's own screens, and what does not exist, have an address without a language. */
function WithoutLanguage() {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={{ pathname: splitLocale(pathname).path, search, hash }} replace />
}

/**
 * Remembers where a visitor wanted to go and sends them to the login. Who has signed out here did not want to come:
 * whoever logs in next starts at the dashboard; and whose account was deleted is told so.
 */
function SendToLogin({ left }: SendToLoginProps) {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const hasLeft = pathname === left
    if (!hasLeft) saveLoginRedirect(`${pathname}${search}${hash}`)
    const isDeleted = hasLeft && endedAccount()?.ending === 'deleted'
    void navigate(isDeleted ? ACCOUNT_DELETED_PATH : LOGIN_PATH, { replace: true })
  }, [pathname, search, hash, left, navigate])
  return null
}
