import type { Settings } from './settings.ts'
import type { Outcome } from './world.ts'

/** Maximum number of displayed problems of a kind; the rest is counted. */
const SHOWN = 10

/** Whether every promise is kept, exactly once, everywhere. */
export function isGood({ judgement, browsers }: Outcome): boolean {
  const troubles = judgement.verdicts.flatMap(({ lost, doubled, different, unknown }) => [
    ...lost,
    ...doubled,
    ...different,
    ...unknown,
  ])
  return troubles.length === 0 && judgement.stuck.length === 0 && browsers.every(({ gone }) => gone.length === 0)
}

/** The actions and result of a history, for a terminal. */
export function reportOf(name: string, { seed }: Settings, outcome: Outcome): string {
  const { counts, judgement, people, lines, browsers } = outcome
  const all = (kind: 'lost' | 'doubled' | 'different' | 'unknown') => judgement.verdicts.flatMap((it) => it[kind])
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const promised = (device: string) => sum(people.map(({ ledger }) => ledger.promisesOf(device)))
  const gone = browsers.flatMap((browser) => browser.gone)
  const troubles = { lost: all('lost'), doubled: all('doubled'), different: all('different'), unknown: all('unknown') }
  return [
    `${name} · seed ${seed}`,
    `  sets promised: in browsers ${promised('browser')} · on other devices ${promised('node')}, corrected ${counts.corrected}`,
    `  server: killed ${counts.kill} · stopped ${counts.stop} · backups ${counts.backups} · restored ${counts.restore}, with a new epoch ${counts['restore-new-epoch']}`,
    `  browsers: killed ${sum(browsers.map(({ kills }) => kills))} · restarted ${sum(browsers.map(({ restarts }) => restarts))} · steps begun anew ${counts.stumbles.length}`,
    `  other devices: restarted ${counts['node restarts']}`,
    `  requests ${sum(lines.map(({ requests }) => requests))} · ${faultsOf(outcome)}`,
    `lost ${troubles.lost.length} · doubled ${troubles.doubled.length} · different ${troubles.different.length}`,
    `logged by nobody ${troubles.unknown.length} · gone after a kill ${gone.length} · not in step ${judgement.stuck.length} of ${judgement.devices}`,
    ...Object.entries({ ...troubles, gone, stuck: judgement.stuck, anew: counts.stumbles }).flatMap(([kind, found]) =>
      found.slice(0, SHOWN).map((one) => `  ${kind}: ${one}`),
    ),
  ].join('\n')
}

function faultsOf({ lines }: Outcome): string {
  const met = new Map<string, number>()
  for (const line of lines) for (const [kind, count] of line.met) met.set(kind, (met.get(kind) ?? 0) + count)
  return [...met].map(([kind, count]) => `${kind} ${count}`).join(' · ')
}
