import { Key, type WebDriver } from 'selenium-webdriver'
import type { EngineKeyboard, EngineMouse } from '../engine-page.ts'

type Actions = ReturnType<WebDriver['actions']>
export type ActionsChange = (actions: Actions) => Actions
type Run = (act: ActionsChange) => Promise<void>

export function mouseOf(run: Run): EngineMouse {
  const mouse: EngineMouse = {
    move: (x, y) => run((actions) => actions.move({ x: Math.round(x), y: Math.round(y) })),
    down: () => run((actions) => actions.press()),
    up: () => run((actions) => actions.release()),
    click: async (x, y) => {
      await mouse.move(x, y)
      await mouse.down()
      await mouse.up()
    },
  }
  return mouse
}

/** By Playwright's names. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Space: ' ',
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
}

export function keyboardOf(run: Run): EngineKeyboard {
  return {
    press: (name) => {
      const [key = '', ...held] = name.split('+').toReversed()
      if (held.some((one) => one !== 'Shift')) throw new Error(`no key ${name}`)
      const code = KEYS[key] ?? key
      return run((actions) => {
        if (held.length > 0) actions.keyDown(Key.SHIFT)
        actions.keyDown(code).keyUp(code)
        return held.length > 0 ? actions.keyUp(Key.SHIFT) : actions
      })
    },
  }
}
