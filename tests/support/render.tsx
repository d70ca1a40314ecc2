import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Shows something in the page until the test is over; gives the element that it is in. */
export function render(shown: ReactNode): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(shown))
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return place
}
