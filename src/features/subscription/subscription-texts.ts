import { useTranslation } from 'react-i18next'
import type { Access } from '#domain/billing/entitlement.ts'
import type { SubscriptionView } from '#platform/billing/subscription-view.ts'
import { useInstantText } from '#shared/format/instant-text.ts'

/** Returns the day of an instant, as it is written in a sentence. */
export function useDateText(): (instant: string) => string {
  return useInstantText({ dateStyle: 'long' })
}

/** Null while it is unknown, as it is while a payment fails. */
export function knownEnd({ endDate, status }: Pick<SubscriptionView, 'endDate' | 'status'>): string | null {
  return status.status === 'past_due' ? null : endDate
}

/** Why this device has to connect. */
export function useConnectText(): (access: Extract<Access, { readonly kind: 'connect' }>) => string {
  const { t } = useTranslation('subscription')
  const dateText = useDateText()
  return (access) => {
    if ('since' in access) return t(`connect.${access.waitingFor}`, { date: dateText(access.since) })
    return t(`connect.${access.waitingFor}`)
  }
}
