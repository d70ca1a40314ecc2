import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportFileName } from '#domain/export/barra-json.ts'
import { currentAccount } from '#platform/account/account.ts'
import { type ExportKind, useDataWorker } from '#platform/account/data-worker.ts'
import { rememberCopy } from '#platform/account/last-copy.ts'
import { useProfile } from '#platform/account/profile-edits.ts'
import { askWhereToSave, downloadFile } from '#platform/device/download.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { now } from '#storage/new-id.ts'
import { useToasts } from '#ui/toasts.tsx'

/** Exports this device's data. `exporting` is the file in progress. */
export function useExportFile() {
  const { t } = useTranslation('data')
  const toasts = useToasts()
  const ask = useDataWorker()
  const { account: uid } = useDatabase()
  const { profile } = useProfile()
  const [exporting, setExporting] = useState<ExportKind | null>(null)

  const exportFile = async (kind: ExportKind) => {
    const exportedAt = now()
    const name = exportFileName(exportedAt, kind)
    const place = await askWhereToSave(name)
    if (place.kind === 'given-up') return
    setExporting(kind)
    try {
      const handle = place.kind === 'file' ? place.handle : null
      const request = { kind, exportedAt, account: currentAccount(), profile, handle }
      const answer = await ask((data) => data.exportFile(request))
      if (answer.kind === 'failed') throw new Error(answer.reason)
      if (answer.file && !(await downloadFile(name, answer.file))) return
      if (kind === 'json') rememberCopy(uid, exportedAt)
      toasts.show({ message: t('export.done'), tone: 'success' })
    } catch (cause) {
      console.error('the export failed', cause)
      toasts.show({ message: t('export.failed'), tone: 'error' })
    } finally {
      setExporting(null)
    }
  }
  return { exporting, exportFile }
}
