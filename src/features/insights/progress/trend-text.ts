import type { TFunction } from 'i18next'
import type { Trend } from '#domain/analytics/questions.ts'

/** The text of a trend, such as 'Going up by about 0.6 kg a week'. `amount` formats a change without its sign. */
export function trendText(
  { direction, perWeek, daysSinceBest }: Trend,
  amount: (perWeek: number) => string,
  t: TFunction<'insights'>,
): string {
  switch (direction) {
    case 'rising':
    case 'falling':
      return t(`progress.trend.${direction}`, { amount: amount(perWeek) })
    case 'plateau':
      return t('progress.trend.plateau', { count: daysSinceBest })
    case 'unclear':
      return t('progress.trend.unclear')
  }
}
