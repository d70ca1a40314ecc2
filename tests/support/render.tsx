import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** Renders into the page until the end of the test; returns the container. */
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
