import type { Session } from '#contract/session.ts'

type Begun = Pick<Session, 'name' | 'startedAt'>

/**
 * When something that may still run began: `18:04`, with the day where that was not today, and with the seconds where
 * another one of that name among those that run began in the same minute.
 */
export function startText(session: Begun, language: string, nowMs: number, running: readonly Begun[] = []): string {
  const started = new Date(session.startedAt)
  const isToday = started.toDateString() === new Date(nowMs).toDateString()
  const minute = ({ name, startedAt }: Begun) => startedAt.slice(0, 'yyyy-mm-ddThh:mm'.length) + name
  const hasTwin = running.filter((other) => minute(other) === minute(session)).length > 1
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    ...(hasTwin && { second: '2-digit' }),
  }).format(started)
}
