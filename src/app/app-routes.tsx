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
  readonly left: string | null
}

export function AppRoutes({ visitor, left }: AppRoutesProps) {
  const wayRound = (route: ScreenRoute) => (visitor ? <SendToLogin left={left} /> : <SendInside route={route} />)
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

function addressesOf(route: ScreenRoute): readonly string[] {
  return isPublic(route) ? [null, ...LOCALES].map((locale) => pathIn(locale, route.path)) : [route.path]
}

function WithoutLanguage() {
  const { pathname, search, hash } = useLocation()
  return <Navigate to={{ pathname: splitLocale(pathname).path, search, hash }} replace />
}

/** A sign-in has its own destination: its navigation changes the address first, and the router's location soon after. */
function SendInside({ route }: { readonly route: ScreenRoute }) {
  const { pathname } = useLocation()
  if (pathname !== window.location.pathname) return null
  if (route.path === LOGIN_PATH) return <LoginAgain route={route} otherwise={DASHBOARD_PATH} />
  return <Navigate to={DASHBOARD_PATH} replace />
}

/** After a sign-out no path is kept: the next login starts at the dashboard. */
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
