import { keyboardInset, NO_KEYBOARD } from './keyboard-inset.ts'
import { isField } from './typed-field.ts'

/**
 * Keeps `--keyboard` and `--panned` (`tokens.css`) true, so that what stands at the end of the screen stands above the
 * keyboard. Styles alone cannot know: an iPhone, and Chrome on Android, lay the keyboard over the page.
 */
export function followKeyboard(): void {
  const seen = window.visualViewport
  if (!seen) return
  const { style } = document.documentElement
  let asked = 0
  const measure = () => {
    asked = 0
    // An iPhone may report the keyboard's height long after it has gone.
    const isTyping = isField(document.activeElement)
    const { keyboard, panned } = isTyping ? keyboardInset({ ...sizesOf(seen), pageHeight: innerHeight }) : NO_KEYBOARD
    const hasMoved = set('--keyboard', keyboard)
    set('--panned', panned)
    if (hasMoved && keyboard > 0) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  /** Whether it was another value before. */
  const set = (name: string, px: number): boolean => {
    const next = px === 0 ? '' : `${px}px`
    const isOther = style.getPropertyValue(name) !== next
    style.setProperty(name, next)
    return isOther
  }
  // In the next frame: an event may come before the sizes that it tells of.
  const follow = () => {
    if (asked === 0) asked = requestAnimationFrame(measure)
  }
  seen.addEventListener('resize', follow)
  seen.addEventListener('scroll', follow)
  for (const event of ['focusin', 'focusout', 'pageshow']) addEventListener(event, follow)
}

function sizesOf({ height, offsetTop, scale }: VisualViewport) {
  return { height, offsetTop, scale }
}
