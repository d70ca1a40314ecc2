import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useParams } from 'react-router-dom'
import { isExecutionPath, PLANS_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import { assertNever } from '#domain/assert-never.ts'
import { type Admission, decideRouteAccess, lacksFirstWord, resumesSession } from '#domain/billing/admission.ts'
import { GUARD_WAIT_MS } from '#domain/billing/subscription.ts'
import { isPaywallComing, openPaywall } from '#platform/billing/paywall.ts'
import { subscriptionStore, useSubscription } from '#platform/billing/subscription.ts'
import { useOnline } from '#platform/device/use-online.ts'
import { runningSessions } from '#storage/collections/sessions.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useLiveQuery } from '#storage/use-live-query.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { contentOf } from './content.tsx'
import type { ScreenRoute } from './feature-table.ts'
import { Screen } from './screen.tsx'

// Rarely shown.
const CONNECT = contentOf(() => import('../features/subscription/connect/connect-screen.tsx'))

/** The account whose first statement this page has waited for. */
let waitedFor: string | undefined

type RestrictedScreenProps = { readonly route: ScreenRoute }

/** A screen for subscribers. Once admitted, a person stays until they leave: nothing closes while in use. */
export default function RestrictedScreen({ route }: RestrictedScreenProps) {
  const { pathname } = useLocation()
  return <Door key={pathname} route={route} path={pathname} />
}

function Door({ route, path }: RestrictedScreenProps & { readonly path: string }) {
  const admission = useAdmission(path)
  const [isIn, setIsIn] = useState(false)
  if (admission === 'open' && !isIn) setIsIn(true)
  useEffect(() => {
    // Preloads the screen shown after the wait.
    void route.fetch().catch(() => undefined)
    subscriptionStore.tick()
  }, [route])

  const shown = isIn ? 'open' : admission
  switch (shown) {
    case 'open':
      return <Screen route={route} />
    case 'wait':
      return <Skeleton shape="screen" count={4} />
    case 'connect':
      return <Screen route={{ ...route, ...CONNECT, title: 'subscription:connect.title' }} />
    case 'paywall':
      return <SendToPlans path={path} />
    default:
      return assertNever(shown)
  }
}

function useAdmission(path: string): Admission {
  const { id = null } = useParams()
  const db = useDatabase()
  const running = useLiveQuery(useMemo(() => runningSessions(db), [db]))
  const { access } = useSubscription()
  const isFirstWordDue = useFirstWordDue(lacksFirstWord(access), db.account)
  const goesOn = isExecutionPath(path) ? running && resumesSession(id, running) : false
  return decideRouteAccess({ access, goesOn, isFirstWordDue })
}

/**
 * Whether to wait for the first statement about the subscription: for 2 s, not offline, and once per account, so that
 * an unreachable server does not delay every screen.
 */
function useFirstWordDue(isUnheard: boolean, account: string): boolean {
  const isOnline = useOnline()
  const [isOver, setIsOver] = useState(waitedFor === account)
  useEffect(() => {
    if (!isUnheard) return
    let isCurrent = true
    void subscriptionStore.waitForInit(GUARD_WAIT_MS).then(() => {
      if (!isCurrent) return
      waitedFor = account
      setIsOver(true)
    })
    return () => {
      isCurrent = false
    }
  }, [isUnheard, account])
  return isUnheard && isOnline && !isOver
}

function SendToPlans({ path }: { readonly path: string }) {
  const navigate = useNavigate()
  const how = useNavigationType()
  useEffect(() => {
    // Back from the paywall to another screen that needs a plan would look as if Back did nothing.
    if (how === 'POP' && isPaywallComing()) return void navigate(WORKOUTS_PATH, { replace: true })
    openPaywall({ trigger: 'restricted_route', source: path })
    void navigate(PLANS_PATH, { replace: true })
  }, [path, navigate, how])
  return null
}
