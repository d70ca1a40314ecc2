import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateState } from '#platform/updates/update-state.ts'
import { useStore } from '#shared/use-store.ts'
import { Banner } from '#ui/banner.tsx'

/** An idle moment comes within seconds; only its absence is worth a message. */
const PATIENCE_MS = 10_000

/** Says that a newer version waits for this person to finish. */
export function UpdateNotice() {
  const { t } = useTranslation('app')
  const { updateReady } = useStore(updateState)
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!updateReady) return
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [updateReady])
  return updateReady && isLate && <Banner tone="info">{t('update.ready')}</Banner>
}
