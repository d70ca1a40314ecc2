export type LayoutOptions = {
  /** The least width and height of what is pressed, in px. */
  readonly minTarget: number
}

/**
 * Faults of the topmost overlay, or else of the page, at its present size: wider than its container, outside the screen,
 * covered, too small to be pressed. Runs in the page, so it is self-contained. Leaves the scroll positions as they were.
 */
export function layoutFaults({ minTarget }: LayoutOptions): readonly string[] {
  const SLACK = 1
  /** WCAG 2.5.8: a smaller target is enough where a circle of this size around its middle meets no other target. */
  const MIN_SPACE = 24
  const CONTROL =
    'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=menuitem], [role=option], [role=radio], [role=switch], [role=tab], [role=slider]'
  const PRESSED_BY_LABEL = ['checkbox', 'radio', 'file']
  const OVERLAY = 'dialog[open], [popover=auto]:popover-open'

  type Edges = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>
  type Box = { readonly element: Element; readonly edges: Edges; readonly style: CSSStyleDeclaration }
  /** How the elements around a part of the page let it be seen. */
  type Around = {
    /** The nearest block. */
    readonly block: Box
    /** As far as a control may reach: from there on it is neither seen nor scrolled to. */
    readonly reach: Edges
    /** An element around crops it, as a frame does a picture. */
    readonly isCropped: boolean
    readonly isInert: boolean
    readonly isReported: boolean
  }

  const faults: string[] = []
  const targets: Element[] = []
  const scrollers: Element[] = [document.scrollingElement ?? document.documentElement]
  const screen: Edges = { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight }
  const overlay = [...document.querySelectorAll(OVERLAY)].at(-1)
  const top = overlay ?? document.body

  const nameOf = (element: Element) => {
    const look = (element.getAttribute('class') ?? '').split(' ')[0]
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    return `${element.tagName.toLowerCase()}${look && `.${look}`}${words && ` “${words.slice(0, 40)}”`}`
  }
  const round = (px: number) => Math.round(px * 10) / 10
  const across = ({ left, right }: Edges) => `${round(left)}–${round(right)}`
  const along = ({ top, bottom }: Edges) => `${round(top)}–${round(bottom)}`
  const isBeyond = (inner: Edges, outer: Edges) =>
    inner.left < outer.left - SLACK ||
    inner.right > outer.right + SLACK ||
    inner.top < outer.top - SLACK ||
    inner.bottom > outer.bottom + SLACK
  const isScrolled = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
  const isCropping = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip'
  const isInline = ({ display }: CSSStyleDeclaration) => display === 'inline' || display === 'contents'
  const infinite = Number.POSITIVE_INFINITY

  // `overflow-y: auto` computes to `auto` in both directions: only the style sheets tell which was meant.
  let scrolledSideways: readonly string[] | undefined
  const rulesIn = (rules: CSSRuleList): readonly CSSStyleRule[] =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule]
      return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : []
    })
  const scrollsSideways = (element: Element, { overflowX }: CSSStyleDeclaration) => {
    if (!isScrolled(overflowX)) return false
    scrolledSideways ??= [...document.styleSheets]
      .flatMap((sheet) => rulesIn(sheet.cssRules))
      .flatMap(({ style, selectorText }) => (isScrolled(style.overflowX) ? [selectorText] : []))
    return scrolledSideways.some((selector) => element.matches(selector))
  }

  /** What it holds may be wider. */
  const mayBeFuller = ({ element, style }: Box) => isCropping(style) || scrollsSideways(element, style)

  /** As far as the content of an element may reach. */
  const reachWithin = (reach: Edges, { element, edges, style }: Box): Edges => {
    const { left, right } = scrollsSideways(element, style)
      ? { left: -infinite, right: infinite }
      : style.overflowX === 'visible'
        ? reach
        : { left: Math.max(reach.left, edges.left), right: Math.min(reach.right, edges.right) }
    const vertical = isScrolled(style.overflowY)
      ? { top: -infinite, bottom: infinite }
      : style.overflowY === 'visible'
        ? reach
        : { top: Math.max(reach.top, edges.top), bottom: Math.min(reach.bottom, edges.bottom) }
    return { left, right, top: vertical.top, bottom: vertical.bottom }
  }

  const isTarget = (element: Element, { pointerEvents }: CSSStyleDeclaration) => {
    // A shape of a drawing is no box: its middle and size say nothing about where it is pressed.
    if (pointerEvents === 'none' || element.closest('svg')) return false
    const label = element.closest('label')
    const pressed = label?.control
    const isLabelled = pressed instanceof HTMLInputElement && PRESSED_BY_LABEL.includes(pressed.type)
    return isLabelled ? element === label : element.matches(CONTROL)
  }

  /** Reports a box that is seen only in part, and cannot be scrolled to. */
  const judgeReach = ({ element, edges }: Box, { reach, isCropped }: Around, isPressed: boolean) => {
    const isWhole = isPressed || element === overlay || /^H[1-6]$/.test(element.tagName)
    const limits = isWhole ? reach : { ...reach, top: -infinite, bottom: infinite }
    if (!isBeyond(edges, limits) || (isCropped && !isPressed)) return false
    const isOffScreen = edges.left < -SLACK || edges.right > screen.right + SLACK || limits.bottom === screen.bottom
    const place = isOffScreen ? 'outside the screen' : 'out of reach'
    faults.push(`${nameOf(element)}: ${place}, at ${across(edges)} × ${along(edges)}`)
    return true
  }
  const judgeWidth = ({ element, edges, style }: Box, { block }: Around) => {
    const isPlaced = style.position === 'absolute' || style.position === 'fixed' || style.float !== 'none'
    if (isPlaced || mayBeFuller(block) || element.closest('svg, select')) return false
    // A negative margin means to reach beyond.
    const isLeft = edges.left < block.edges.left - SLACK && !(Number.parseFloat(style.marginLeft) < 0)
    const isRight = edges.right > block.edges.right + SLACK && !(Number.parseFloat(style.marginRight) < 0)
    if (isLeft || isRight) say(element, edges, block)
    return isLeft || isRight
  }
  const say = (element: Element, edges: Edges, block: Box) =>
    faults.push(
      `${nameOf(element)}: wider than its container ${nameOf(block.element)}, at ${across(edges)} in ${across(block.edges)}`,
    )
  const judgeText = (text: Node, block: Box) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const edges = range.getBoundingClientRect()
    if (edges.width === 0 || mayBeFuller(block) || block.element.closest('svg, select, textarea')) return
    if (edges.left < block.edges.left - SLACK || edges.right > block.edges.right + SLACK)
      say(text.parentElement ?? block.element, edges, block)
  }

  const walk = (element: Element, around: Around) => {
    if (element !== top && element.matches('dialog, [popover=auto]')) return
    const style = getComputedStyle(element)
    // Hidden from the eye: for screen readers, or until it has the focus.
    if (style.display === 'none' || style.clipPath === 'inset(50%)' || style.opacity === '0') return
    const isSeen = element.checkVisibility({ visibilityProperty: true })
    if (!isSeen && style.display !== 'contents' && style.visibility === 'visible') return
    const box: Box = { element, edges: element.getBoundingClientRect(), style }
    // The top layer and fixed boxes are placed on the screen, and nothing around them crops or scrolls them.
    const isFixed = style.position === 'fixed' || element.matches(':modal, :popover-open')
    const outside = isFixed ? { ...around, reach: screen, isCropped: false } : around
    const isInert = around.isInert || element.matches('[inert]')
    const isPressed = isSeen && !isInert && isTarget(element, style)
    if (isPressed) targets.push(element)
    const hasSize = box.edges.right - box.edges.left > 0 && box.edges.bottom - box.edges.top > 0
    const isJudged = isSeen && hasSize && !around.isReported
    const isWide = isJudged && !isInline(style) && element !== top && judgeWidth(box, around)
    const isReported = around.isReported || isWide || (isJudged && judgeReach(box, outside, isPressed))
    if (isScrolled(style.overflowY)) scrollers.push(element)
    const inside: Around = {
      block: isInline(style) ? around.block : box,
      reach: reachWithin(outside.reach, box),
      isCropped: !isScrolled(style.overflowX) && element !== overlay && (outside.isCropped || isCropping(style)),
      isInert,
      isReported,
    }
    for (const node of element.childNodes) {
      if (node instanceof Element) walk(node, inside)
      else if (node.nodeType === Node.TEXT_NODE && isSeen && !isReported && node.textContent?.trim())
        judgeText(node, inside.block)
    }
  }

  /** The middle of its largest part: a link may begin on one line and end on the next. */
  const middleOf = (element: Element) => {
    const [largest] = [...element.getClientRects()].toSorted((one, other) => other.width - one.width)
    const { left, width, top, height } = largest ?? element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const hitAt = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    const label = hit?.closest('label')
    const isIt = hit !== null && (element.contains(hit) || label === element || (label && label.control === element))
    return { hit, isIt: Boolean(isIt) }
  }
  const isInView = (element: Element) => {
    const { x, y } = middleOf(element)
    const isIn = ({ left, right, top, bottom }: Edges) => x > left && x < right && y > top && y < bottom
    if (!isIn(screen)) return false
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(around)
      if ((overflowX !== 'visible' || overflowY !== 'visible') && !isIn(around.getBoundingClientRect())) return false
      if (position === 'fixed') return true
    }
    return true
  }
  /** Undoes every scrolling of `look`. */
  const scrolling = <Result>(look: () => Result): Result => {
    const before = scrollers.map((scroller) => [scroller, scroller.scrollLeft, scroller.scrollTop] as const)
    const result = look()
    for (const [scroller, left, top] of before) scroller.scrollTo({ left, top, behavior: 'instant' })
    return result
  }
  const bringToMiddle = (element: Element) =>
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  /** The element that covers the middle of a control, wherever it is scrolled to. */
  const coverOf = (element: Element): string | null => {
    const look = () => {
      const { x, y } = middleOf(element)
      const { hit, isIt } = hitAt(element, x, y)
      return isIt ? null : `${hit ? nameOf(hit) : 'nothing'} at ${round(x)}, ${round(y)}`
    }
    const cover = look()
    if (cover === null) return null
    // Half the screen may be covered: from its middle on up and down.
    const isFreeSomewhere = scrolling(() => {
      const scroller = scrollers.findLast((around) => around.contains(element))
      return [0, 0.2, -0.2, 0.35, -0.35].some((share) => {
        bringToMiddle(element)
        scroller?.scrollBy({ top: scroller.clientHeight * share, behavior: 'instant' })
        return look() === null
      })
    })
    return isFreeSomewhere ? null : cover
  }
  const covered = new Set<Element>()
  const judgeCovered = () => {
    for (const element of targets) {
      if (covered.has(element) || !element.isConnected || !isInView(element)) continue
      const cover = coverOf(element)
      if (cover === null) continue
      covered.add(element)
      faults.push(`${nameOf(element)}: covered by ${cover}`)
    }
  }

  /** A link among words, which its line makes as high as it is. */
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false
    const around = element.parentElement?.closest('p, li, dd, dt, td, div, span, label, section')
    return (around?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
  }
  /** The pressed length through its middle, which may be longer than its box. */
  const pressedLength = (element: Element, stepX: number, stepY: number) => {
    const { x, y } = middleOf(element)
    const reachOf = (sign: number) => {
      let distance = 0
      while (distance < minTarget && hitAt(element, x + sign * stepX * distance, y + sign * stepY * distance).isIt)
        distance += 1
      return distance
    }
    return Math.max(0, reachOf(1) + reachOf(-1) - 1)
  }
  const hasSpace = (element: Element) => {
    const { x, y } = middleOf(element)
    return targets.every((other) => {
      if (other === element || other.contains(element) || element.contains(other)) return true
      const { left, right, top, bottom, width, height } = other.getBoundingClientRect()
      const isSmall = width < MIN_SPACE || height < MIN_SPACE
      const away = isSmall ? MIN_SPACE : MIN_SPACE / 2
      const [nearX, nearY] = isSmall
        ? [(left + right) / 2, (top + bottom) / 2]
        : [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)]
      return Math.hypot(nearX - x, nearY - y) >= away - SLACK
    })
  }
  const judgeSize = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const least = minTarget - 0.5
    if ((width >= least && height >= least) || isInSentence(element)) return
    if (minTarget <= MIN_SPACE && hasSpace(element)) return
    const pressed = scrolling(() => {
      if (!isInView(element)) bringToMiddle(element)
      return [Math.max(width, pressedLength(element, 1, 0)), Math.max(height, pressedLength(element, 0, 1))] as const
    })
    if (pressed.some((length) => length < least))
      faults.push(`${nameOf(element)}: below ${minTarget} px, ${pressed.map(round).join(' × ')}`)
  }

  const body: Box = { element: top, edges: top.getBoundingClientRect(), style: getComputedStyle(top) }
  const page = { ...screen, top: -infinite, bottom: infinite }
  walk(top, { block: body, reach: overlay ? screen : page, isCropped: false, isInert: false, isReported: false })
  const beyond = (document.scrollingElement?.scrollWidth ?? 0) - screen.right
  if (beyond > 0 && faults.length === 0) faults.push(`the page: outside the screen, by ${beyond} px`)
  judgeCovered()
  scrolling(() => {
    for (const scroller of overlay ? scrollers.slice(1) : scrollers)
      scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' })
    judgeCovered()
  })
  for (const element of targets) judgeSize(element)
  return faults
}
