import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ExportKind } from '#platform/account/data-worker.ts'
import { useLastCopy } from '#platform/account/last-copy.ts'
import { dateFormat } from '#shared/format/intl.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { Switch } from '#ui/switch.tsx'
import styles from '../data.module.css'
import { useCopyReminder } from './use-copy-reminder.ts'
import { useExportFile } from './use-export-file.ts'

const KINDS: readonly ExportKind[] = ['json', 'sets', 'measurements']

export function ExportCard() {
  const { t, i18n } = useTranslation('data')
  const { account } = useDatabase()
  const { exporting, exportFile } = useExportFile()
  const { copiedAt } = useLastCopy(account)
  const { isOn, setOn } = useCopyReminder()
  const format = dateFormat(i18n.language, { dateStyle: 'long' })
  return (
    <Card as="section" className="card" aria-labelledby="data-export">
      <h2 id="data-export">{t('export.title')}</h2>
      <p>{t('export.lead')}</p>
      <List className={styles.list}>
        {KINDS.map((kind) => (
          <li key={kind} className={styles.row}>
            <span id={`data-export-${kind}`} className={`${styles.words} quiet`}>
              {t(`export.${kind}Hint`)}
            </span>
            <Button
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
        label={t('reminder.label')}
        hint={copiedAt ? t('reminder.last', { when: format.format(new Date(copiedAt)) }) : t('reminder.never')}
        checked={isOn}
        onChange={setOn}
      />
    </Card>
  )
}
