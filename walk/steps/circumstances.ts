import type { AnyPage } from '../../tooling/engines/engine-page.ts'
import { THEMES } from '../story.ts'
import type { Family } from './family.ts'

/** As phones offer them. */
const TEXT_SIZES = [100, 115, 130, 150, 200]

/** How the device is held, how large its texts are, and whether it is dark. */
export const circumstances: Family<'turn' | 'text size' | 'system theme'> = {
  offers: ({ random }) => [
    { step: { kind: 'turn' }, weight: 1, habit: 'turn' },
    { step: { kind: 'text size', percent: random.pick(TEXT_SIZES) }, weight: 1, habit: 'text size' },
    { step: { kind: 'system theme', theme: random.pick(THEMES) }, weight: 1, habit: 'system theme' },
  ],
  perform: {
    turn: async (_, { seat }) => {
      const turned = await Promise.all(seat.tabs.map(turn))
      return turned.includes(true)
    },
    'text size': async ({ percent }, stage) => {
      await stage.ask('setTextSize', percent)
      return true
    },
    'system theme': async ({ theme }, { page }) => {
      if (!page.emulateMedia) return false
      await page.emulateMedia({ colorScheme: theme })
      return true
    },
  },
}

/** Returns whether it could be: the screen of WebKit here is as it was started. */
async function turn(page: AnyPage): Promise<boolean> {
  const size = page.viewportSize?.()
  if (!size || !page.setViewportSize) return false
  await page.setViewportSize({ width: size.height, height: size.width })
  return true
}
