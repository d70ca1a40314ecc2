import { closeBySwipe } from '#ui/close-by-swipe.ts'
import { topLayer } from '#ui/top-layer.ts'

export function closeByGesture(): void {
  closeByBack()
  closeBySwipe()
}

/**
 * Back closes an overlay before it leaves the screen. A browser allows that once after each touch, an older one never:
 * then the screen is left, which loses nothing. The app's own steps back always pass: closing an overlay may be one.
 */
function closeByBack(): void {
  if (!('navigation' in globalThis)) return
  const { navigation } = globalThis
  navigation.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.userInitiated || !event.cancelable) return
    const leadsBack = event.destination.index < (navigation.currentEntry?.index ?? 0)
    const layer = leadsBack ? topLayer() : undefined
    if (!layer || layer.isHistoryStep) return
    event.preventDefault()
    layer.close()
  })
}
