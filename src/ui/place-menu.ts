/** Between a menu and the edges of the screen. */
const EDGE_PX = 4
/** On a lower screen neither side of the button may have room for more than two items. */
const LOW_SCREEN_PX = 480

/**
 * Puts an open menu beside its button, below it or above, whichever has room, and within the screen. A menu that is too
 * tall for both scrolls beside its button; on a low screen it takes the whole height, over the button. Not left to the
 * browser's own anchors: Safari 26 asks for the room where the button would be if the page were not scrolled.
 */
export function placeMenu(menu: HTMLElement, button: Element): void {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  const { style, offsetWidth, scrollHeight } = menu
  const needed = scrollHeight + 2 * EDGE_PX
  const [above, below] = [top, innerHeight - bottom]
  const isOver = innerHeight < LOW_SCREEN_PX && needed > Math.max(above, below)
  menu.dataset['side'] = isOver ? 'over' : needed <= below || below >= above ? 'below' : 'above'
  style.setProperty('--button-top', `${top}px`)
  style.setProperty('--button-bottom', `${bottom}px`)
  // Their ends are in one line, unless it would begin beyond the screen.
  const wished = right - offsetWidth >= EDGE_PX ? right - offsetWidth : left
  const last = clientWidth - offsetWidth - EDGE_PX
  style.setProperty('--menu-start', `${Math.max(EDGE_PX, Math.min(wished, last))}px`)
}
