/** When something that may still run began: `18:04`, with the day where that was not today. */
export function startText(startedAt: string, language: string, nowMs: number): string {
  const started = new Date(startedAt)
  const isToday = started.toDateString() === new Date(nowMs).toDateString()
  return new Intl.DateTimeFormat(language, isToday ? { timeStyle: 'short' } : ON_ANOTHER_DAY).format(started)
}

const ON_ANOTHER_DAY = {
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions
