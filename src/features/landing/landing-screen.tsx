import { useEffect } from 'react'

/** A visitor came to `/` from inside the app: the page itself, loaded anew, is the landing page. */
export default function LandingScreen() {
  useEffect(() => location.reload(), [])
  return null
}
