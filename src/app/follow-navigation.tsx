import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { PLANS_PATH } from '#contract/routes.ts'
import { noteScreen } from '#platform/billing/paywall.ts'
import { listenForLaunches } from '#platform/device/launch.ts'
import { FollowTurns } from './turns/follow-turns.tsx'

/** Navigates on launches of the already open installed app, turns pages, and tells the paywall which screen is left. */
export default function FollowNavigation() {
  const navigate = useNavigate()
  useScreensGoneTo()
  useEffect(() => listenForLaunches((path) => void navigate(path)), [navigate])
  return <FollowTurns />
}

/** An address that is replaced is another state of the same screen, or the step of the guard to the plans. */
function useScreensGoneTo(): void {
  const { pathname, key } = useLocation()
  const how = useNavigationType()
  const shown = useRef({ pathname, key })
  useEffect(() => {
    const before = shown.current
    if (before.key === key) return
    shown.current = { pathname, key }
    if (how === 'REPLACE' && (pathname === before.pathname || pathname === PLANS_PATH)) return
    noteScreen(pathname)
  }, [pathname, key, how])
}
