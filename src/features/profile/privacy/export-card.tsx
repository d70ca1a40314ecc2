import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useExport } from './use-export.ts'

/** Everything of this account as one file, with or without signal. */
export function ExportCard() {
  const { t } = useTranslation('profile')
  const { exporting, exportAll } = useExport()
  return (
    <Card as="section" className="card" aria-labelledby="profile-export">
      <h2 id="profile-export">{t('export.title')}</h2>
      <p>{t('export.lead')}</p>
      <div className="actions">
        <Button icon={Download} busy={exporting} onClick={() => void exportAll()}>
          {t('export.action')}
        </Button>
      </div>
    </Card>
  )
}
