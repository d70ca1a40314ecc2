import { isAuthPath } from '#contract/routes.ts'
import { EngineLifter } from '../../tooling/engines/engine-lifter.ts'
import type { AnyLocator, AnyPage } from '../../tooling/engines/engine-page.ts'
import { wordsIn } from '../../tooling/words.ts'
import type { Stage } from '../stage.ts'
import type { Family } from './family.ts'

export const account: Family<'log in' | 'log in as another'> = {
  // Signed out, there is little to walk.
  offers: ({ sight, isOnline }) =>
    isAuthPath(sight.path) && isOnline
      ? [
          { step: { kind: 'log in' }, weight: 40, habit: 'log in' },
          { step: { kind: 'log in as another' }, weight: 40, habit: 'log in as another' },
        ]
      : [],
  perform: {
    'log in': (_, stage) => logIn(stage),
    'log in as another': async (_, stage) => {
      if (!stage.isOnline) return false
      stage.changePerson()
      return logIn(stage)
    },
  },
}

/** Returns whether the server is there for it. */
async function logIn({ isOnline, page, server, seat }: Stage): Promise<boolean> {
  if (!isOnline) return false
  const lifter = new EngineLifter<AnyLocator, AnyPage>(page, server, await wordsIn('en-US'))
  await lifter.logIn(seat.person.email)
  return true
}
