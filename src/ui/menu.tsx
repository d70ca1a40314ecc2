import { EllipsisVertical, type LucideIcon } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import styles from './menu.module.css'
import { placeMenu } from './place-menu.ts'

export type MenuItem = {
  readonly label: string
  readonly icon?: LucideIcon
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect: () => void
}

export type MenuProps = {
  /** The accessible name of button and menu. */
  readonly label: string
  readonly icon?: LucideIcon
  readonly items: readonly MenuItem[]
  readonly className?: string | undefined
}

export function Menu({ label, icon = EllipsisVertical, items, className }: MenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  useKeepPlaced(panel, open)
  useCloseByTapOutside(panel, open)

  // Items are removed only now: without the focused one, the browser could not restore the focus.
  const toggled = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === 'open') itemsOf(event.currentTarget)[0]?.focus()
    else setOpen(false)
  }
  const select = (item: MenuItem) => {
    panel.current?.hidePopover()
    item.onSelect()
  }

  return (
    <>
      <IconButton
        label={label}
        icon={icon}
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
      />
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles.menu}
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        onToggle={toggled}
        onKeyDown={moveFocus}
      >
        {open &&
          items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={item.disabled}
              className={classNames(styles.item, item.danger && styles.danger)}
              onClick={() => select(item)}
            >
              {item.icon && <item.icon className="icon" aria-hidden />}
              {item.label}
            </button>
          ))}
      </div>
    </>
  )
}

/** Beside its button, also while the page or its size moves. */
function useKeepPlaced(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return
    const place = () => {
      const button = panel.current && buttonOf(panel.current)
      if (panel.current && button) placeMenu(panel.current, button)
    }
    // It is shown once its items are there, and painted after that.
    const shown = requestAnimationFrame(place)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      cancelAnimationFrame(shown)
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [panel, open])
}

function buttonOf({ id }: HTMLElement): Element | null {
  return document.querySelector(`[popovertarget="${id}"]`)
}

/** Browsers do it themselves, but Safari before iOS 18.3. */
function useCloseByTapOutside(panel: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return
    const close = ({ target }: PointerEvent) => {
      const menu = panel.current
      if (!menu || !(target instanceof Element)) return
      // Its button closes it by itself.
      if (menu.contains(target) || buttonOf(menu)?.contains(target)) return
      menu.hidePopover()
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [panel, open])
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Tab') event.currentTarget.hidePopover()
  const items = itemsOf(event.currentTarget)
  const focused = items.findIndex((item) => item.matches(':focus'))
  const next = items[nextIndex(event.key, focused, items.length)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** The index a key moves to from `index` among `count`, wrapping around; -1 for other keys. */
function nextIndex(key: string, index: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowUp':
      return (index - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}

function itemsOf(menu: HTMLElement): readonly HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:enabled')]
}
