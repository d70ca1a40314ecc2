import { expect, onTestFinished } from 'vitest'

/** Starts the app at an address of this page; resolves to a copy of what it drew first. */
export async function firstDrawnAt(address: string, start: (root: HTMLElement) => Promise<void>): Promise<HTMLElement> {
  const before = location.href
  history.replaceState(null, '', address)
  const root = document.createElement('div')
  document.body.append(root)
  onTestFinished(() => {
    root.remove()
    history.replaceState(null, '', before)
  })
  let drawn: HTMLElement | undefined
  const observer = new MutationObserver(() => {
    observer.disconnect()
    drawn = root.cloneNode(true) as HTMLElement
  })
  observer.observe(root, { childList: true, subtree: true })
  await start(root)
  await expect.poll(() => drawn, { message: 'drawn once the start is over' }).toBeDefined()
  return drawn ?? root
}
