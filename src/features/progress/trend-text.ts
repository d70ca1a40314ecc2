import type { TFunction } from 'i18next'
import type { Trend } from '#domain/analytics/questions.ts'

/** What a trend comes to in words, such as 'Going up by about 0.6 kg a week'. `amount` writes a change without its sign. */
export function trendText(
  { direction, perWeek, daysSinceBest }: Trend,
  amount: (perWeek: number) => string,
  t: TFunction<'progress'>,
): string {
  switch (direction) {
    case 'rising':
    case 'falling':
      return t(`trend.${direction}`, { amount: amount(perWeek) })
    case 'plateau':
      return t('trend.plateau', { count: daysSinceBest })
    case 'unclear':
      return t('trend.unclear')
  }
}
