import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Random } from '../tooling/random.ts'
import { recordTrial } from '../tooling/trials/record-trial.ts'
import { coverageLines, recordUsed } from './coverage/coverage.ts'
import { Seeking } from './coverage/seeking.ts'
import { kindOf } from './fault.ts'
import { readSettings } from './settings.ts'
import { shrinkStory, tellAgain } from './shrink-story.ts'
import type { Sight } from './sight.ts'
import type { Stage } from './stage.ts'
import { Habits } from './steps/families.ts'
import { lineOf, type Step, type Story, storyIn, storyText } from './story.ts'
import { type Found, type Walked, walk } from './walk.ts'
import { openStage, startWorld } from './world.ts'

// npm run walk [-- --seed 7 --minutes 5 --engine firefox]: the app is walked by chance. `--replay FILE` tells a story
// again, `--shrink FILE` looks for the shortest one with its first fault. Walks the build in `dist`, or in DIST_DIR.

const OUTPUT = join('test-results', 'walk')
/** The usual phone, the narrowest with its address bar in view, a tablet, a desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]

const settings = readSettings(process.argv.slice(2))
const say = (line: string) => console.info(line)
const file = settings.replay ?? settings.shrink
const told = file === null ? null : storyIn(readFileSync(file, 'utf8'))
const random = new Random(settings.seed)
const { seed, engine, size } = told ?? { ...settings, size: random.pick(SIZES) }
say(`walking in ${engine}, ${size.width} × ${size.height}, seed ${seed}`)

const world = await startWorld()
let isGood = true
try {
  const story = { seed, engine, size, steps: [] }
  if (told && settings.shrink !== null) {
    // It takes long, and may be stopped at any time.
    const short = await shrinkStory(world, told, { say, keep: (shorter) => write('shortest', shorter, []) })
    say(short ? short.steps.map(lineOf).join('\n') : 'this story has no fault')
  } else if (told) report(story, await tellAgain(world, told, tell))
  else report(story, await walkByChance(story))
} finally {
  await world.server.dispose()
}
process.exit(isGood ? 0 : 1)

async function walkByChance(story: Story): Promise<Walked> {
  const stage = await openStage(world, story)
  const seeking = settings.seeksUnused ? await Seeking.among(story.engine, world.words) : null
  const habits = new Habits(seeking !== null)
  const endsAtMs = Date.now() + settings.minutes * 60_000
  const next = (sight: Sight, { isOnline, seat, seats }: Stage) => {
    if (Date.now() > endsAtMs) return null
    const keyOf = (name: string) => world.words.likeliestKeysOf(name, sight.language)[0]
    const { engine } = story
    const step = habits.draw({
      sight,
      random,
      engine,
      isOnline,
      tabCount: seat.tabs.length,
      seatCount: seats.length,
      paths: world.paths,
      keysOf: (name) => world.words.keysOf(name, sight.language),
      keyOf,
      isSought: (name) => seeking?.isSought(keyOf(name)) ?? false,
      isSoughtAt: (path) => seeking?.isSoughtAt(path) ?? false,
    })
    if ('target' in step && step.target) seeking?.use(keyOf(step.target.name))
    return step
  }
  const onFault = async (fault: Found, steps: readonly Step[]) => {
    const name = `${story.seed}-${fault.at}-${fault.check.replaceAll(' ', '-')}`
    write(name, { ...story, steps }, [kindOf(fault), fault.says])
    await stage.page.screenshot({ path: join(OUTPUT, `${name}.png`) }).catch(() => undefined)
    // The picture's own style sheet is against the policy of the page.
    await stage.ask('errors')
    return tell(fault)
  }
  try {
    return await walk(stage, world, { next, onFault })
  } finally {
    await stage.dispose()
  }
}

function tell({ check, says, where, at }: Found): boolean {
  isGood = false
  say(`step ${at}, ${where}: ${check}: ${says}`)
  return !settings.stopsAtFault && check !== settings.until
}

function report(story: Story, { steps, faults, screens, missed, used, figures }: Walked): void {
  write(`${story.seed}-all`, { ...story, steps }, faults.map(kindOf))
  say(`${steps.length} steps, ${missed} not to be taken · ${screens.size} screens · ${faults.length} faults`)
  say([...screens].toSorted().join(' '))
  for (const line of [...figures, ...coverageLines(story.engine, world.words, used)]) say(line)
  if (!settings.isRecorded) return
  recordTrial({ name: 'walk', engine: story.engine, tried: steps.length, faults: faults.length })
  recordUsed(story.engine, used)
}

function write(name: string, story: Story, faults: readonly string[]): void {
  mkdirSync(OUTPUT, { recursive: true })
  writeFileSync(join(OUTPUT, `${name}.txt`), storyText(story, faults))
}
