import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportFileName } from '#domain/export/barra-json.ts'
import { currentAccount } from '#platform/account/account.ts'
import { type ExportKind, useDataWorker } from '#platform/account/data-worker.ts'
import { rememberCopy, useLastCopy } from '#platform/account/last-copy.ts'
import { useProfile } from '#platform/account/profile-edits.ts'
import { askWhereToSave, downloadFile } from '#platform/device/download.ts'
import { useInstantText } from '#shared/format/instant-text.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { now } from '#storage/new-id.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Switch } from '#ui/switch.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from '../data.module.css'
import { useCopyReminder } from './use-copy-reminder.ts'

const KINDS: readonly ExportKind[] = ['json', 'sets', 'measurements']

export function ExportCard() {
  const { t } = useTranslation('data')
  const { account } = useDatabase()
  const { exporting, exportFile } = useExportFile()
  const { copiedAt } = useLastCopy(account)
  const { isOn, setOn } = useCopyReminder()
  const dayText = useInstantText({ dateStyle: 'long' })
  return (
    <Card as="section" className="card" aria-labelledby="data-export">
      <h2 id="data-export">{t('export.title')}</h2>
      <p>{t('export.lead')}</p>
      <List className={styles.list}>
        {KINDS.map((kind) => (
          <li key={kind} className={styles.exportRow}>
            <span id={`data-export-${kind}`} className={`${styles.words} quiet`}>
              {t(`export.${kind}Hint`)}
            </span>
            <Button
              size="small"
              icon={Download}
              busy={exporting === kind}
              aria-describedby={`data-export-${kind}`}
              onClick={() => void exportFile(kind)}
            >
              {t(`export.${kind}`)}
            </Button>
          </li>
        ))}
      </List>
      <Switch
        className={styles.afterList}
        label={t('reminder.label')}
        hint={copiedAt ? t('reminder.last', { when: dayText(copiedAt) }) : t('reminder.never')}
        checked={isOn}
        onChange={setOn}
      />
    </Card>
  )
}

function useExportFile() {
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
