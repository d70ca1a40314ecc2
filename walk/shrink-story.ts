import { shrink } from '../tooling/shrink.ts'
import { kindOf } from './fault.ts'
import type { Step, Story } from './story.ts'
import { type Found, walk } from './walk.ts'
import { openStage, type World } from './world.ts'

/** Tells a story again from its beginning, with a person of its own. */
export async function tellAgain(world: World, story: Story, onFault: (fault: Found) => boolean) {
  if (!(await isUp(world))) await world.server.restart()
  const stage = await openStage(world, story)
  const left = [...story.steps]
  try {
    return await walk(stage, world, { next: () => left.shift() ?? null, onFault })
  } finally {
    await stage.dispose()
  }
}

/** The shortest story found with a fault of the same kind as the given one's first. */
export async function shrinkStory(
  world: World,
  story: Story,
  { say, keep }: { readonly say: (line: string) => void; readonly keep: (shorter: Story) => void },
): Promise<Story | null> {
  const told = await tellAgain(world, story, () => false)
  const [fault] = told.faults
  if (!fault) return null
  say(`shrinking ${kindOf(fault)}, seen at step ${fault.at}`)
  const isBroken = async (steps: readonly Step[]) => {
    const { faults } = await tellAgain(world, { ...story, steps }, (one) => kindOf(one) !== kindOf(fault))
    const isSame = faults.some((one) => kindOf(one) === kindOf(fault))
    say(`  ${steps.length} steps: ${isSame ? 'the same' : 'no'} fault`)
    if (isSame) keep({ ...story, steps })
    return isSame
  }
  return { ...story, steps: await shrink(story.steps.slice(0, fault.at), isBroken) }
}

async function isUp({ server }: World): Promise<boolean> {
  try {
    return (await fetch(`${server.url}/api/health`)).ok
  } catch {
    return false
  }
}
