import { isAuthPath } from '#contract/routes.ts'
import { EngineLifter } from '../../tooling/engines/engine-lifter.ts'
import type { AnyLocator, AnyPage } from '../../tooling/engines/engine-page.ts'
import { wordsIn } from '../../tooling/words.ts'
import type { Family } from './family.ts'

export const account: Family<'log in'> = {
  // Signed out, there is little to walk.
  offers: ({ sight, isOnline }) =>
    isAuthPath(sight.path) && isOnline ? [{ step: { kind: 'log in' }, weight: 40, habit: 'log in' }] : [],
  perform: {
    'log in': async (_, stage) => {
      if (!stage.isOnline) return false
      const lifter = new EngineLifter<AnyLocator, AnyPage>(stage.page, stage.server, await wordsIn('en-US'))
      await lifter.logIn(stage.person.email)
      return true
    },
  },
}
