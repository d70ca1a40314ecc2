import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { DatabaseConnection } from '../database/connection.ts'
import type { Mailer } from '../mail/provide-mailer.ts'
import type { RoundName, RoundOutcome } from '../rounds.ts'

const LATENCY_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

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
  const registry = new Registry()
  const registers = [registry]
  const counter = <Label extends string = never>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter<Label>({ name, help, labelNames, registers })
  const requests = counter('barra_requests_total', 'Answered requests.', 'method', 'route', 'status')
  const latency = new Histogram({
    name: 'barra_request_seconds',
    help: 'Time until the answer was sent.',
    labelNames: ['method', 'route'],
    buckets: LATENCY_BOUNDS,
    registers,
  })
  const refusals = counter('barra_refusals_total', 'Requests answered with an error, by its code.', 'code')
  const webhooks = counter('barra_webhooks_total', 'Events of the payment provider, by status.', 'status')
  // Those without labels are present from the start, so that the first one is a rise.
  const pushes = counter('barra_pushes_total', 'Pushes of devices that were taken.')
  const conflicts = counter('barra_push_conflicts_total', 'Pushed rows that another device was ahead of.')
  const refused = counter('barra_push_refused_rows_total', 'Pushed rows that are no valid documents.')
  const quarantined = counter('barra_quarantined_rows_total', 'Refused rows that were put aside.')
  const mails = counter('barra_mails_total', 'Mails, sent or failed.', 'outcome')
  for (const outcome of ['sent', 'failed']) mails.inc({ outcome }, 0)
  const rounds = counter(
    'barra_rounds_total',
    'Nightly rounds: done, failed, or skipped for another instance.',
    'round',
    'outcome',
  )
  const roundEnds = new Gauge({
    name: 'barra_round_last_success_seconds',
    help: 'When a round was last done, in seconds since 1970.',
    labelNames: ['round'],
    registers,
  })
  const streams = new Gauge({ name: 'barra_streams', help: 'Open streams of hints.', registers })
  if (pool) {
    new Gauge({
      name: 'barra_database_connections',
      help: 'Connections of the pool; waiting: requests without one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(pool())) this.set({ state }, count)
      },
    })
  }

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    /** Once in a process: it measures even while nobody asks. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    request: ({ method, route, status, seconds }: AnsweredRequest) => {
      const labels = { method, route: route ?? 'none' }
      requests.inc({ ...labels, status })
      if (seconds !== null) latency.observe(labels, seconds)
    },
    refusal: (code: string) => refusals.inc({ code }),
    webhook: (status: number) => webhooks.inc({ status }),
    push: (counts: PushCounts) => {
      pushes.inc()
      conflicts.inc(counts.conflicts)
      refused.inc(counts.refused)
      quarantined.inc(counts.quarantined)
    },
    /** Returns a function for its end. */
    openStream: () => {
      streams.inc()
      return () => streams.dec()
    },
    round: (round: RoundName, outcome: RoundOutcome) => {
      rounds.inc({ round, outcome })
      if (outcome === 'done') roundEnds.setToCurrentTime({ round })
    },
    mailer: (mailer: Mailer): Mailer => ({
      send: async (mail) => {
        try {
          await mailer.send(mail)
          mails.inc({ outcome: 'sent' })
        } catch (cause) {
          mails.inc({ outcome: 'failed' })
          throw cause
        }
      },
    }),
  }
}
