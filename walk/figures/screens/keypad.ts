import { before, MARK } from '../format/message-parts.ts'
import type { FigureSettings } from '../settings.ts'

/** Whether a part of the screen is the keypad, by its name. */
export function isKeypad(name: string, say: FigureSettings['say']): boolean {
  return name.startsWith(before(say('execution:keypad', { field: MARK, set: MARK })))
}
