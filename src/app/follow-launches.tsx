import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { listenForLaunches } from '#platform/device/launch.ts'

/** Navigates on launches of the already open installed app. */
export default function FollowLaunches() {
  const navigate = useNavigate()
  useEffect(() => listenForLaunches((path) => void navigate(path)), [navigate])
  return null
}
