import { useTranslation } from 'react-i18next'
import type { SizeLimit } from '#domain/document/size-limits.ts'
import { useToasts } from '#ui/toasts.tsx'

/** Shows which limit an addition would exceed, with its number. */
export function useLimitNotice(): (limit: SizeLimit) => void {
  const { t } = useTranslation('shared')
  const { show } = useToasts()
  return ({ kind, most }) => void show({ message: t(`limit.${kind}`, { most }) })
}
