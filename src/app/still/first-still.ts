import { followLeaving } from '#shared/page-life/follow-leaving.ts'
import { adoptStill } from './adopt-still.ts'
import { showStill } from './show-still.ts'
import { handOverStill, STILL_SETTLED } from './shown-still.ts'

// A classic script at the end of the page, without any library: it runs before the app is fetched.
const root = document.getElementById('root')
if (root) {
  followLeaving(window)
  const built = adoptStill(root)
  const still = (built ? Promise.resolve(built) : showStill(root)).catch((cause: unknown) => {
    console.error('showing the still', cause)
    return null
  })
  handOverStill(still)
  void still.then(() => document.dispatchEvent(new Event(STILL_SETTLED)))
}
