import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

// npm run trials [-- --minutes 30]: builds the app, and does to it what the page “How it is tested” tells. Each run writes
// its own figures. `--minutes` is the length of each walk, to which all else is measured.

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) throw new Error(`--minutes is a number above zero, not ${values.minutes}`)

const ENGINES = ['chromium', 'firefox', 'webkit']
const times = (inThirtyMinutes: number) => String(Math.max(1, Math.round((inThirtyMinutes * minutes) / 30)))

const failed = [
  ['build'],
  ...ENGINES.map((engine) => ['walk', '--engine', engine, '--minutes', String(minutes)]),
  ...ENGINES.flatMap((engine) => {
    const https = engine === 'webkit' ? ['--https'] : []
    return [
      ['leaves', '--engine', engine, '--times', times(100), ...https],
      ['leaves', '--engine', engine, '--times', times(40), '--by', 'kill', ...https],
    ]
  }),
  ['simulate', '--seeds', times(1_000), '--keep-going'],
].filter(([name = '', ...options]) => {
  const given = name === 'build' ? [] : ['--', ...options, '--record']
  console.info(`\n── npm run ${[name, ...given].join(' ')} ──`)
  return spawnSync('npm', ['run', '--silent', name, ...given], { stdio: 'inherit' }).status !== 0
})
for (const run of failed) console.error(`found something: npm run ${run.join(' ')}`)
process.exit(failed.length === 0 ? 0 : 1)
