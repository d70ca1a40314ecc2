import type { Sight } from '../sight.ts'
import type { Family } from './family.ts'
import { canGoBack, takeHistoryStep } from './way-back.ts'

export const history: Family<'back' | 'forward' | 'visit' | 'scroll'> = {
  offers: ({ sight, random, paths, isSoughtAt }) => [
    ...(canGoBack(sight) ? [{ step: { kind: 'back' }, weight: 3, habit: 'back' } as const] : []),
    { step: { kind: 'forward' }, weight: 1, habit: 'forward' },
    ...paths.map(
      (path) =>
        ({
          step: { kind: 'visit', path },
          weight: 1 / paths.length,
          isSought: isSoughtAt(path),
          habit: `visit ${path}`,
        }) as const,
    ),
    ...(sight.maxScroll > 0 && isPageFree(sight)
      ? [{ step: { kind: 'scroll', share: random.int(0, 20) / 20 }, weight: 2, habit: 'scroll' } as const]
      : []),
  ],
  perform: {
    back: (_, stage) => takeHistoryStep(stage, 'back'),
    forward: (_, stage) => takeHistoryStep(stage, 'forward'),
    visit: async ({ path }, stage) => {
      await stage.page.goto(stage.server.url + path)
      return true
    },
    scroll: async ({ share }, stage) => {
      if (!isPageFree(await stage.look())) return false
      await stage.page.evaluate((to) => {
        const top = (document.documentElement.scrollHeight - innerHeight) * to
        window.scrollTo({ top, behavior: 'instant' })
      }, share)
      return true
    },
  },
}

/** Beneath an overlay the page stays where it is. */
function isPageFree({ layers }: Sight): boolean {
  return layers.every(({ kind }) => kind === 'keypad')
}
