import { isGood, reportOf } from './report.ts'
import { readSettings } from './settings.ts'
import { runWorld } from './world.ts'

// npm run faults [-- --seconds 1200 --seed 7 --database both --browsers 0 --nodes 6 --without slow,restore]. Real
// server processes, browsers and disks with all kinds of faults: every set shown as logged has to exist. Tests the
// build in `dist`, or in DIST_DIR. A seed repeats the faults; their exact timing depends on the machine.

const settings = readSettings(process.argv.slice(2))
const say = (line: string) => console.info(line)
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopped.abort())

let good = true
// Each kind of database gets an equal share of the time.
const seconds = Math.ceil(settings.seconds / settings.databases.length)
try {
  for (const kind of settings.databases) {
    say(`${kind} · seed ${settings.seed} · ${seconds} s`)
    const outcome = await runWorld(kind, { ...settings, seconds }, say, stopped.signal)
    good &&= isGood(outcome)
    say(reportOf(kind, settings, outcome))
  }
} catch (cause) {
  good = false
  if (!stopped.signal.aborted) console.error(cause)
}
process.exit(stopped.signal.aborted ? 130 : good ? 0 : 1)
