import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { listenForLaunches } from '#platform/device/launch.ts'

/** Goes where the installed app is told to go while it is open. */
export default function FollowLaunches() {
  const navigate = useNavigate()
  useEffect(() => listenForLaunches((path) => void navigate(path)), [navigate])
  return null
}
