import type { KeyboardEvent } from 'react'
import { pointByKey } from './chart-data.ts'

/** Left and right go to the button before and after, Home and End to the first and the last. */
export function focusByKey(event: KeyboardEvent<Element>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement | SVGElement>('button, [role="button"]')]
  const here = buttons.findIndex((button) => button.matches(':focus'))
  const next = pointByKey(event.key, here, buttons.length)
  if (here === -1 || next === undefined) return
  event.preventDefault()
  buttons[next]?.focus()
}
