import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { DatabaseConnection } from '../database/connection.ts'
import type { Mailer } from '../mail/provide-mailer.ts'
import type { RoundName, RoundOutcome } from '../rounds.ts'
import { createRegistry, type Registry } from './registry.ts'

const LATENCY_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const NANOSECONDS = 1e9

export type PushCounts = { readonly conflicts: number; readonly refused: number; readonly quarantined: number }

type AnsweredRequest = {
  readonly method: string
  /** The template, such as `/api/user/:id`; null without a route. */
  readonly route: string | null
  readonly status: number
  /** Null for a stream, which lasts as long as its reader. */
  readonly seconds: number | null
}

export type Metrics = ReturnType<typeof createMetrics>

/** All that is counted in this process. Labels are words of ours: a route's template, a code, a name of a round. */
export function createMetrics({ pool }: Pick<DatabaseConnection, 'pool'>) {
  const registry = createRegistry()
  const requests = registry.counter('barra_requests_total', 'Answered requests.')
  const latency = registry.histogram('barra_request_seconds', 'Time until the answer was sent.', LATENCY_BOUNDS)
  const refusals = registry.counter('barra_refusals_total', 'Requests answered with an error, by its code.')
  const webhooks = registry.counter('barra_webhooks_total', 'Events of the payment provider, by status.')
  const pushes = registry.counter('barra_pushes_total', 'Pushes of devices that were taken.')
  const conflicts = registry.counter('barra_push_conflicts_total', 'Pushed rows that another device was ahead of.')
  const refused = registry.counter('barra_push_refused_rows_total', 'Pushed rows that are no valid documents.')
  const quarantined = registry.counter('barra_quarantined_rows_total', 'Refused rows that were put aside.')
  const mails = registry.counter('barra_mails_total', 'Mails, sent or failed.')
  const rounds = registry.counter(
    'barra_rounds_total',
    'Nightly rounds: done, failed, or skipped for another instance.',
  )
  const roundEnds = new Map<RoundName, number>()
  registry.gauge('barra_round_last_success_seconds', 'When a round was last done, in seconds since 1970.', () =>
    [...roundEnds].map(([round, seconds]) => [{ round }, seconds]),
  )
  let streams = 0
  registry.gauge('barra_streams', 'Open streams of hints.', () => [[{}, streams]])
  if (pool) {
    registry.gauge('barra_database_connections', 'Connections of the pool; waiting: requests without one.', () =>
      Object.entries(pool()).map(([state, count]) => [{ state }, count]),
    )
  }
  // Present from the start, so that the first one is a rise.
  for (const count of [pushes, conflicts, refused, quarantined]) count({}, 0)
  for (const outcome of ['sent', 'failed']) mails({ outcome }, 0)

  return {
    text: registry.text,
    watchProcess: () => watchProcess(registry),
    request: ({ method, route, status, seconds }: AnsweredRequest) => {
      const labels = { method, route: route ?? 'none' }
      requests({ ...labels, status: String(status) })
      if (seconds !== null) latency(labels, seconds)
    },
    refusal: (code: string) => refusals({ code }),
    webhook: (status: number) => webhooks({ status: String(status) }),
    push: (counts: PushCounts) => {
      pushes()
      conflicts({}, counts.conflicts)
      refused({}, counts.refused)
      quarantined({}, counts.quarantined)
    },
    /** Returns a function for its end. */
    openStream: () => {
      streams += 1
      return () => {
        streams -= 1
      }
    },
    round: (round: RoundName, outcome: RoundOutcome) => {
      rounds({ round, outcome })
      if (outcome === 'done') roundEnds.set(round, Date.now() / 1_000)
    },
    mailer: (mailer: Mailer): Mailer => ({
      send: async (mail) => {
        try {
          await mailer.send(mail)
          mails({ outcome: 'sent' })
        } catch (cause) {
          mails({ outcome: 'failed' })
          throw cause
        }
      },
    }),
  }
}

/** Once in a process: it measures even while nobody asks. */
function watchProcess(registry: Registry): void {
  const startedAt = Date.now() / 1_000
  registry.gauge('process_start_time_seconds', 'When this process started, in seconds since 1970.', () => [
    [{}, startedAt],
  ])
  registry.gauge('process_resident_memory_bytes', 'Memory of this process.', () => [[{}, process.memoryUsage.rss()]])
  const delay = monitorEventLoopDelay()
  delay.enable()
  registry.gauge('nodejs_eventloop_lag_p99_seconds', 'How late timers were since the last question.', () => {
    const seconds = delay.percentile(99) / NANOSECONDS
    delay.reset()
    return [[{}, seconds]]
  })
}
