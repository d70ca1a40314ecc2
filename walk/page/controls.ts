import type { Found, Layer, Sight, Target } from '../sight.ts'
import { CONTROLS, nameOf, roleOf } from './names.ts'

const OVERLAY = 'dialog[open], [popover=auto]:popover-open'

/** The overlays in the order of their opening, as far as the page tells it, and the keypad below them. */
function overlays(): readonly HTMLElement[] {
  const open = [...document.querySelectorAll<HTMLElement>(OVERLAY)]
  const menus = open.filter((element) => element.popover !== null)
  return [...open.filter((element) => element.popover === null), ...menus]
}

export function layers(): readonly Layer[] {
  const keypad = document.querySelector<HTMLElement>('[data-keypad]')
  const pad = keypad?.checkVisibility() ? [layerOf(keypad, 'keypad')] : []
  return [
    ...pad,
    ...overlays().map((element) =>
      layerOf(element, element.popover !== null ? 'menu' : element.role === 'alertdialog' ? 'alertdialog' : 'dialog'),
    ),
  ]
}

function layerOf(element: HTMLElement, kind: Layer['kind']): Layer {
  return {
    kind,
    name: nameOf(element),
    hasHandle: element.querySelector('[data-handle]') !== null && matchMedia('(width <= 768px)').matches,
    isHistoryStep: element.dataset['historyStep'] !== undefined,
  }
}

/** The part that a person can use now: the topmost overlay, or else the page. */
export function scope(): Element {
  return overlays().at(-1) ?? document.body
}

type Seen = { readonly element: Element; readonly target: Target }

function seen(): readonly Seen[] {
  const counts = new Map<string, number>()
  const found: Seen[] = []
  for (const element of scope().querySelectorAll(CONTROLS)) {
    if (!isUsable(element)) continue
    const [role, name] = [roleOf(element), nameOf(element)]
    const nth = counts.get(`${role} ${name}`) ?? 0
    counts.set(`${role} ${name}`, nth + 1)
    found.push({ element, target: { role, name, nth } })
  }
  return found
}

function isUsable(element: Element): boolean {
  if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]')) return false
  const shown = shownOf(element)
  if (!shown.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const { width, height } = shown.getBoundingClientRect()
  return width > 0 && height > 0 && getComputedStyle(shown).clipPath !== 'inset(50%)'
}

/** A hidden choice is pressed by its label. */
function shownOf(element: Element): Element {
  const isHidden = element instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(element.type)
  return (isHidden && element.labels?.[0]) || element
}

type ControlsNow = Pick<Sight, 'controls' | 'nameless' | 'focus'>

/** Everything that can be used now, which of it has no name, and which has the focus. */
export function controlsNow(): ControlsNow {
  const all = seen()
  return {
    controls: all.map(({ element, target }) => ({
      ...target,
      field: fieldOf(element),
      leadsOut: element instanceof HTMLAnchorElement && isLeadingOut(element),
    })),
    nameless: all.filter(({ target }) => target.name === '').map(({ element }) => described(element)),
    focus: focus(all),
  }
}

function fieldOf(element: Element): string | null {
  if (element instanceof HTMLTextAreaElement) return 'textarea'
  if (element instanceof HTMLSelectElement) return 'select'
  if (!(element instanceof HTMLInputElement)) return null
  if (['checkbox', 'radio', 'button', 'submit'].includes(element.type)) return null
  return /numeric|decimal/.test(element.inputMode) ? 'figure' : element.type
}

function isLeadingOut(link: HTMLAnchorElement): boolean {
  return link.origin !== location.origin || link.target === '_blank' || link.hasAttribute('download')
}

function described(element: Element): string {
  return `${element.tagName.toLowerCase()}.${element.className} in ${element.parentElement?.className}`
}

/** The control with the focus, or another focused element; null on the body. */
function focus(all: readonly Seen[]): Target | null {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body || activeElement === document.documentElement) return null
  const known = all.find(({ element }) => element === activeElement)
  return known?.target ?? { role: roleOf(activeElement), name: nameOf(activeElement), nth: 0 }
}

/** Brings it into view, and says where to press. */
export async function find(target: Target): Promise<Found> {
  const it = seen().find((one) => isSame(one.target, target))
  if (!it) return { not: 'not on the screen' }
  const shown = shownOf(it.element)
  const isInView = () => {
    const { top, bottom } = shown.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  }
  if (!isInView() || !pressable(shown)) shown.scrollIntoView({ block: 'center', behavior: 'instant' })
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return pressable(shown) ?? { not: 'covered' }
}

function pressable(shown: Element): { x: number; y: number } | null {
  const [largest] = [...shown.getClientRects()].toSorted((one, other) => other.width - one.width)
  if (!largest) return null
  const [x, y] = [largest.left + largest.width / 2, largest.top + largest.height / 2]
  const hit = document.elementFromPoint(x, y)
  const isIt = hit !== null && (shown.contains(hit) || hit.closest('label') === shown)
  return isIt ? { x, y } : null
}

function isSame(one: Target, other: Target): boolean {
  return one.role === other.role && one.name === other.name && one.nth === other.nth
}

export function beside(): Found {
  const box = scope().getBoundingClientRect()
  const places = [
    { x: innerWidth / 2, y: Math.min(8, box.top / 2) },
    { x: Math.min(8, box.left / 2), y: innerHeight / 2 },
    { x: innerWidth - 4, y: innerHeight / 3 },
    { x: innerWidth - 4, y: innerHeight - 4 },
  ]
  const isBeside = ({ x, y }: { readonly x: number; readonly y: number }) =>
    x < box.left || x > box.right || y < box.top || y > box.bottom
  // A press beside a menu reaches what is there, too.
  const isEmpty = ({ x, y }: { readonly x: number; readonly y: number }) =>
    !document.elementFromPoint(x, y)?.closest(`${CONTROLS}, label`)
  return places.find((place) => isBeside(place) && isEmpty(place)) ?? { not: 'nothing is beside it' }
}

export function handle(): Found {
  const title = scope().querySelector('[data-handle] h2')
  if (!title) return { not: 'it has no handle' }
  const { left, top, height } = title.getBoundingClientRect()
  return { x: left + 4, y: top + height / 2 }
}

/** Types over what is in the focused field, as a keyboard or a paste does. */
export function type(text: string): boolean {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement)) return false
  field.select()
  if (text === '') document.execCommand('delete')
  else document.execCommand('insertText', false, text)
  return true
}

export function choose(target: Target, at: number): boolean {
  const field = seen().find((one) => isSame(one.target, target))?.element
  if (!(field instanceof HTMLSelectElement) || field.options.length === 0) return false
  field.focus()
  // React listens to the field's own setter.
  field.selectedIndex = at % field.options.length
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
