/** On a phone the click comes some time after the finger has left. */
const UNTIL_CLICK_MS = 100

/**
 * Tells whether a finger is down on a part of the page, or its click is still to come: a part that goes while it is
 * pressed takes the click along.
 */
export function followPress(part: HTMLElement): () => boolean {
  let isDown = false
  const end = () => {
    isDown = false
  }
  part.addEventListener('pointerdown', () => (isDown = true), true)
  part.addEventListener('pointerup', () => setTimeout(end, UNTIL_CLICK_MS), true)
  for (const type of ['click', 'pointercancel']) part.addEventListener(type, end, true)
  return () => isDown
}
