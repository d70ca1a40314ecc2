import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentAccount } from '#platform/account.ts'
import { downloadFile } from '#platform/download.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { documentsAsJson } from '#storage/export-documents.ts'
import { now } from '#storage/new-id.ts'
import { useToasts } from '#ui/toasts.tsx'
import { exportFile, exportFileName } from './export-file.ts'

/** Hands the person everything as one file. */
export function useExport(): { readonly exporting: boolean; readonly exportAll: () => Promise<void> } {
  const { t } = useTranslation('profile')
  const toasts = useToasts()
  const db = useDatabase()
  const [exporting, setExporting] = useState(false)

  const exportAll = async () => {
    const account = currentAccount()
    if (!account) return
    setExporting(true)
    try {
      const exportedAt = now()
      const file = await exportFile({ exportedAt, account, profile: null }, documentsAsJson(db))
      downloadFile(exportFileName(exportedAt), file)
      toasts.show({ message: t('export.fromDevice'), tone: 'success' })
    } catch (cause) {
      console.error('the export failed', cause)
      toasts.show({ message: t('export.failed'), tone: 'error' })
    } finally {
      setExporting(false)
    }
  }
  return { exporting, exportAll }
}
