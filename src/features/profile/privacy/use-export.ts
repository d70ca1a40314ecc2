import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportFileName } from '#domain/export/barra-json.ts'
import { currentAccount } from '#platform/account/account.ts'
import { useProfile, waitingProfile } from '#platform/account/profile-edits.ts'
import { downloadFile } from '#platform/device/download.ts'
import { fetchFile } from '#platform/server/api.ts'
import { currentSyncStatus } from '#platform/sync/sync.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { documentsAsJson } from '#storage/export-documents.ts'
import { now } from '#storage/new-id.ts'
import { useToasts } from '#ui/toasts.tsx'
import { exportFile } from './export-file.ts'

export function useExport(): { readonly exporting: boolean; readonly exportAll: () => Promise<void> } {
  const { t } = useTranslation('profile')
  const toasts = useToasts()
  const db = useDatabase()
  const { profile } = useProfile()
  const [exporting, setExporting] = useState(false)

  const exportAll = async () => {
    const account = currentAccount()
    if (!account) return
    setExporting(true)
    try {
      const exportedAt = now()
      const whole = await fromServer()
      const file = whole ?? (await exportFile({ exportedAt, account, profile }, documentsAsJson(db)))
      if (!(await downloadFile(exportFileName(exportedAt, 'json'), file))) return
      toasts.show({ message: whole ? t('export.fromServer') : t('export.fromDevice'), tone: 'success' })
    } catch (cause) {
      console.error('the export failed', cause)
      toasts.show({ message: t('export.failed'), tone: 'error' })
    } finally {
      setExporting(false)
    }
  }
  return { exporting, exportAll }
}

/** The server has more (earlier versions, sign-ins), unless this device has unsent changes; null on failure. */
async function fromServer(): Promise<Blob | null> {
  const { kind } = currentSyncStatus()
  if (kind !== 'synced') return null
  try {
    if ((await waitingProfile()) !== null) return null
    const file = await fetchFile('/user/export')
    // A truncated stream lacks the closing brace.
    return (await file.slice(-2).text()).trim() === '}' ? file : null
  } catch (cause) {
    console.warn('the export comes from this device', cause)
    return null
  }
}
