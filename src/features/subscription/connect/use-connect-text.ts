import { useTranslation } from 'react-i18next'
import type { Access } from '#domain/billing/entitlement.ts'
import { useDateText } from '../use-date-text.ts'

/** Returns the text of why this device has to connect. */
export function useConnectText(): (access: Extract<Access, { readonly kind: 'connect' }>) => string {
  const { t } = useTranslation('subscription')
  const dateText = useDateText()
  return (access) => {
    if ('since' in access) return t(`connect.${access.waitingFor}`, { date: dateText(access.since) })
    return t(`connect.${access.waitingFor}`)
  }
}
