import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { safeLocalStorage } from '#shared/browser-storage.ts'
import { Banner } from '#ui/banner.tsx'

const PROBE = 'barra.probe'

/** Says why nobody stays signed in, before a password is typed. */
export function StorageNote() {
  const { t } = useTranslation('auth')
  const [blocked] = useState(isStorageBlocked)
  return blocked && <Banner tone="warning">{t('error.storageBlocked')}</Banner>
}

/** A full storage has something in it. The build, which has none, renders for those who allow it. */
function isStorageBlocked(): boolean {
  if (typeof document === 'undefined') return false
  const isKept = safeLocalStorage.write(PROBE, '')
  safeLocalStorage.remove(PROBE)
  return !isKept && safeLocalStorage.keys().length === 0
}
