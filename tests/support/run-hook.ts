import { createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'

/** A screen that shows nothing but uses a hook. */
type HookScreen<Given, Result> = {
  /** The hook's results at each drawing, oldest first. */
  readonly drawn: readonly Result[]
  /** The last of them. */
  readonly current: () => Result
  readonly redraw: (given: Given) => void
  readonly leave: () => void
}

/** Of the real clock, whatever the test has done to it. */
const afterTask = setImmediate

/**
 * Runs a hook in Node, until the test ends. Without an element React asks little of a page: objects stand in for it,
 * unless the test has stubbed `window` and `document` itself.
 */
export function runHook<Given, Result>(
  hook: (given: Given) => Result,
  given: NoInfer<Given>,
  within: (screen: ReactNode) => ReactNode = (screen) => screen,
): HookScreen<Given, Result> {
  for (const name of ['window', 'document']) standIn(name)
  // React looks in frames for what has the focus.
  Object.assign(window, { HTMLIFrameElement: class {} })
  const place = Object.assign(new EventTarget(), { nodeType: 1, tagName: 'MAIN', ownerDocument: document })
  // React uses no more of it.
  const root = createRoot(place as unknown as Element)
  const drawn: Result[] = []
  const redraw = (next: Given) => {
    const draw = () => void drawn.push(hook(next))
    flushSync(() => root.render(within(createElement(Screen, { draw }))))
  }
  const leave = () => flushSync(() => root.unmount())
  redraw(given)
  onTestFinished(async () => {
    leave()
    // Work that is left over looks at the page in tasks of its own.
    await new Promise((resolve) => afterTask(resolve))
    await new Promise((resolve) => afterTask(resolve))
  })
  // It was drawn at least once.
  return { drawn, current: () => drawn.at(-1) as Result, redraw, leave }
}

/** Gone with the test: modules of the next file ask for the page as they begin. */
function standIn(name: string): void {
  if (name in globalThis) return
  Reflect.set(globalThis, name, new EventTarget())
  onTestFinished(() => void Reflect.deleteProperty(globalThis, name))
}

function Screen({ draw }: { readonly draw: () => void }) {
  draw()
  return null
}
