import type { ExchangeRecord } from './replication.api.ts'
import { SyncError } from './sync-error.ts'
import type { SyncHttp } from './sync-http.ts'

export const EXCHANGES_KEPT = 20

/** The last exchanges with the server, in memory only. */
export class ExchangeLog {
  readonly #onChange: () => void
  #exchanges: readonly ExchangeRecord[] = []

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  get exchanges(): readonly ExchangeRecord[] {
    return this.#exchanges
  }

  add(exchange: ExchangeRecord): void {
    this.#exchanges = [...this.#exchanges, exchange].slice(-EXCHANGES_KEPT)
    this.#onChange()
  }
}

type Result = Pick<ExchangeRecord, 'rows' | 'outcome'>

/** The same calls, each noted in the log. */
export function noteExchanges(http: SyncHttp, log: ExchangeLog, nowMs: () => number): SyncHttp {
  const noted = async <Answer>(
    kind: ExchangeRecord['kind'],
    call: () => Promise<Answer>,
    resultOf: (answer: Answer) => Result,
  ): Promise<Answer> => {
    const atMs = nowMs()
    // A clock that is set back makes no exchange end before it began.
    const add = (result: Result) => log.add({ atMs, kind, ...result, tookMs: Math.max(0, nowMs() - atMs) })
    try {
      const answer = await call()
      add(resultOf(answer))
      return answer
    } catch (cause) {
      add({ rows: null, outcome: cause instanceof SyncError ? cause.kind : 'offline' })
      throw cause
    }
  }
  return {
    ...http,
    pull: (request, listening) =>
      noted(
        'pull',
        () => http.pull(request, listening),
        ({ documents }) => ({ rows: documents.length, outcome: 'ok' }),
      ),
    slices: (arrived, listening) =>
      noted(
        'pull-all',
        () => http.slices(arrived, listening),
        () => ({ rows: null, outcome: 'ok' }),
      ),
    push: (request, listening) =>
      noted(
        'push',
        () => http.push(request, listening),
        ({ refused }) => ({ rows: request.rows.length, outcome: refused.length > 0 ? 'refused' : 'ok' }),
      ),
    digest: () =>
      noted(
        'compare',
        () => http.digest(),
        () => ({ rows: null, outcome: 'ok' }),
      ),
  }
}
