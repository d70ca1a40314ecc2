import { parseArgs } from 'node:util'
import { compileDevicePrograms } from './device.ts'
import { play } from './play.ts'
import { tellStory } from './story.ts'
import { beginSimulating } from './world.ts'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    tell: { type: 'boolean', default: false },
    twice: { type: 'boolean', default: false },
    'keep-going': { type: 'boolean', default: false },
  },
})
const realNow = performance.now.bind(performance)
await compileDevicePrograms()
beginSimulating()
const from = Number(values.from)
const startedAt = realNow()
const total = { seeds: 0, acts: 0, faults: 0, virtualMs: 0, tasks: 0, broken: 0 }
for (let seed = from; seed < from + Number(values.seeds); seed++) {
  const story = tellStory(seed)
  const t = realNow()
  const outcome = await play(story, { isTelling: values.tell })
  if (values.tell) console.info(outcome.log.join('\n'))
  if (values.twice) {
    const again = await play(story)
    console.info(
      seed,
      outcome.hash,
      again.hash,
      outcome.hash === again.hash ? 'same' : 'DIFFERENT',
      outcome.tasks,
      again.tasks,
    )
  }
  total.seeds += 1
  total.acts += outcome.acts
  total.faults += outcome.faults
  total.virtualMs += outcome.virtualMs
  total.tasks += outcome.tasks
  if (outcome.violations.length > 0) {
    total.broken += 1
    console.info(`seed ${seed} (${(realNow() - t).toFixed(0)} ms, ${outcome.tasks} tasks):`)
    for (const { invariant, what } of outcome.violations.slice(0, 3)) console.info(`  ${invariant}: ${what}`)
    if (!values['keep-going']) break
  }
}
const realMs = realNow() - startedAt
const cpu = process.cpuUsage()
console.info(
  total,
  `${(realMs / 1000).toFixed(1)} s real, ${((cpu.user + cpu.system) / 1e6).toFixed(1)} s cpu, ${(total.virtualMs / 3_600_000).toFixed(0)} virtual hours, ×${(total.virtualMs / realMs).toFixed(0)}`,
)
process.exit(total.broken > 0 ? 1 : 0)
