import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { listenForLaunches } from '#platform/device/launch.ts'
import { FollowTurns } from './turns/follow-turns.tsx'

/** Navigates on launches of the already open installed app, and turns pages. */
export default function FollowNavigation() {
  const navigate = useNavigate()
  useEffect(() => listenForLaunches((path) => void navigate(path)), [navigate])
  return <FollowTurns />
}
