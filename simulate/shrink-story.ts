import { shrink } from '../tooling/shrink.ts'
import { realNowMs } from './engine/host.ts'
import { play } from './play.ts'
import type { Step, Story } from './story.ts'

/** Latencies are random: removing a step shifts everything after, so a shorter story gets several tries. */
const TRIES = 2
/** A longer search has to be requested. */
const PATIENCE_MS = 120_000

/** The shortest story found that breaks the same invariant, rests and all. */
export async function shrinkStory(story: Story, invariant: string): Promise<Story> {
  const endsAtMs = realNowMs() + PATIENCE_MS
  const isBroken = async (candidate: Story) => {
    if (realNowMs() > endsAtMs) return false
    const { violations } = await play(candidate)
    return violations.some((violation) => violation.invariant === invariant)
  }
  let found = story
  const breaksWith = async (steps: readonly Step[]) => {
    for (let chance = story.chance; chance < story.chance + TRIES; chance++) {
      const candidate = { ...story, chance, steps }
      if (!(await isBroken(candidate))) continue
      found = candidate
      return true
    }
    return false
  }
  // Steps after the failure are not needed.
  const { stepsTaken } = await play(story)
  await breaksWith(story.steps.slice(0, stepsTaken))
  await shrink(found.steps, breaksWith)
  const slowed = await withPlainRests(found, isBroken)
  return withFewerDevices(slowed, isBroken)
}

/** Rests of a whole second or none are read more easily. */
async function withPlainRests(story: Story, isBroken: (story: Story) => Promise<boolean>): Promise<Story> {
  let plain = story
  for (const [index, step] of story.steps.entries()) {
    for (const afterMs of [1_000, Math.round(step.afterMs / 60_000) * 60_000]) {
      const candidate = { ...plain, steps: plain.steps.with(index, { ...step, afterMs }) }
      if (afterMs >= step.afterMs || !(await isBroken(candidate))) continue
      plain = candidate
      break
    }
  }
  return plain
}

async function withFewerDevices(story: Story, isBroken: (story: Story) => Promise<boolean>): Promise<Story> {
  const used = new Set(story.steps.map(({ device }) => device))
  const [first = 1, ...others] = story.people
  if (others.length > 0 && [...used].every((device) => device < first)) {
    const alone = { ...story, people: [first] }
    if (await isBroken(alone)) return withFewerDevices(alone, isBroken)
  }
  const needed = Math.max(1, ...[...used].map((device) => device + 1))
  if (others.length === 0 && needed < first) {
    const fewer = { ...story, people: [needed] }
    if (await isBroken(fewer)) return fewer
  }
  return story
}
