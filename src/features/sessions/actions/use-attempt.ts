import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isReason } from '#storage/storage-error.ts'
import { useToasts } from '#ui/toasts.tsx'

/** Reports a failure; resolves to whether it succeeded. */
export function useAttempt(): (action: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation('sessions')
  const toasts = useToasts()
  return useCallback(
    async (action) => {
      try {
        await action()
        return true
      } catch (cause) {
        toasts.show({ message: t(isReason(cause, 'full') ? 'failed.full' : 'failed.notSaved'), tone: 'error' })
        return false
      }
    },
    [t, toasts],
  )
}
