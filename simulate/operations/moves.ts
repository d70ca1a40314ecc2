import { ACCOUNTS } from './accounts.ts'
import { ordinary } from './move.ts'
import { PROCESSES } from './processes.ts'
import { RELEASES } from './releases.ts'
import { SERVER } from './server.ts'
import { STILLS } from './stills.ts'
import { SURROUNDINGS } from './surroundings.ts'
import { TRAINING } from './training.ts'

/** Everything that happens in stories. */
export const MOVES = {
  ...TRAINING,
  ...PROCESSES,
  ...STILLS,
  ...SURROUNDINGS,
  ...SERVER,
  ...RELEASES,
  ...ACCOUNTS,
  settle: ordinary(0.4, (world) => {
    world.record.say('everything is well for a while')
    return world.settle()
  }),
}

export type MoveName = keyof typeof MOVES
