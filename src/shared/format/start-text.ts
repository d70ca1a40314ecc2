import type { Session } from '#contract/session.ts'
import { dayOf } from '#domain/time/session-day.ts'
import { dateFormat } from './intl.ts'
import { todayIn } from './today.ts'

type Begun = Pick<Session, 'name' | 'startedAt'>
type StartContext = { readonly timeZone: string; readonly nowMs: number; readonly running?: readonly Begun[] }

/** `18:04`, with the day unless today, and with seconds if another one of that name began in the same minute. */
export function startText(session: Begun, language: string, { timeZone, nowMs, running = [] }: StartContext): string {
  const isToday = dayOf(session.startedAt, timeZone) === todayIn(timeZone, nowMs)
  const minute = ({ name, startedAt }: Begun) => startedAt.slice(0, 'yyyy-mm-ddThh:mm'.length) + name
  const hasTwin = running.filter((other) => minute(other) === minute(session)).length > 1
  return dateFormat(language, {
    timeZone,
    ...(!isToday && { day: 'numeric', month: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    ...(hasTwin && { second: '2-digit' }),
  }).format(new Date(session.startedAt))
}
