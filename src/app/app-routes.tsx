import { type ComponentType, lazy, type ReactElement } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { LOCALES } from '#contract/vocabulary.ts'
import { pathIn, splitLocale } from '#i18n/locale-address.ts'
import type { Layout } from '../features/feature.ts'
import { isPublic, ROUTES, type ScreenRoute } from './feature-table.ts'
import { BareLayout } from './layouts/bare-layout.tsx'
import { BlankLayout } from './layouts/blank-layout.tsx'
import { trackLoading } from './loading-progress.ts'
import { Screen } from './screen.tsx'
import { SendToLogin } from './send-to-login.tsx'

const DASHBOARD = '/dashboard'
const LOGIN = '/auth/login'

// A running workout stands in none of these, and does not wait for them.
const DefaultLayout = lazily(() => import('./layouts/default-layout.tsx'))
const ContentLayout = lazily(() => import('./layouts/content-layout.tsx'))
const SiteLayout = lazily(() => import('./layouts/site-layout.tsx'))
const NotFoundScreen = lazily(() => import('./not-found-screen.tsx'))
const LoginAgain = lazy(() => trackLoading(import('./login-again.tsx')))

// Going from one screen to another of the same layout keeps the layout standing.
const LAYOUTS: Readonly<Record<Layout, ReactElement>> = {
  none: <BareLayout />,
  default: <DefaultLayout />,
  'default-sidebar': <DefaultLayout />,
  content: <ContentLayout />,
  'landing-page': <SiteLayout />,
  blank: <BlankLayout />,
}

type AppRoutesProps = {
  readonly visitor: boolean
  /** The path where somebody has just signed out; null otherwise. */
  readonly left: string | null
}

/** The route table as react-router's routes, with a way round for everybody whom a route is not for. */
export function AppRoutes({ visitor, left }: AppRoutesProps) {
  const admits = ({ access }: ScreenRoute) => access === 'public' || (access === 'guest') === visitor
  const wayRound = (route: ScreenRoute) => {
    if (visitor) return <SendToLogin left={left} />
    if (route.path === LOGIN) return <LoginAgain route={route} otherwise={DASHBOARD} />
    return <Navigate to={DASHBOARD} replace />
  }
  return (
    <Routes>
      {ROUTES.flatMap((route) =>
        addressesOf(route).map((path) =>
          admits(route) ? (
            <Route key={path} element={LAYOUTS[route.layout]}>
              <Route path={path} element={<Screen route={route} />} />
            </Route>
          ) : (
            <Route key={path} path={path} element={wayRound(route)} />
          ),
        ),
      )}
      {LOCALES.map((locale) => (
        <Route key={locale} path={`/${locale}/*`} element={<WithoutLanguage />} />
      ))}
      <Route element={LAYOUTS.default}>
        <Route path="*" element={<NotFoundScreen />} />
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

function lazily(load: () => Promise<{ readonly default: ComponentType }>) {
  return lazy(() => trackLoading(load()))
}
