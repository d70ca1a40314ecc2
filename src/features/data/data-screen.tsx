import { FileUp, QrCode, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IMPORT_PATH, TRANSFER_PATH, TRASH_PATH } from '#contract/routes.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ImportsCard } from './copies/imports-card.tsx'
import { SnapshotsCard } from './copies/snapshots-card.tsx'
import { DataHeader } from './data-header.tsx'
import { ExportCard } from './export/export-card.tsx'
import { useDataNotes } from './use-data-notes.ts'

export default function DataScreen() {
  const { t } = useTranslation('data')
  const notes = useDataNotes()
  return (
    <>
      <DataHeader title={t('title')} subtitle={t('subtitle')} />
      <div className="cards">
        <div className="column">
          <Card as="section" className="card" aria-labelledby="data-import">
            <h2 id="data-import">{t('import.title')}</h2>
            <p>{t('import.lead')}</p>
            <div className="actions alike">
              <ButtonLink to={IMPORT_PATH} variant="primary" icon={FileUp}>
                {t('import.action')}
              </ButtonLink>
              <ButtonLink to={TRANSFER_PATH} icon={QrCode}>
                {t('import.receive')}
              </ButtonLink>
            </div>
          </Card>
          <ExportCard />
        </div>
        <div className="column">
          <Card as="section" className="card" aria-labelledby="data-trash">
            <h2 id="data-trash">{t('trash.title')}</h2>
            <p>{t('trash.lead')}</p>
            <div className="actions alike">
              <ButtonLink to={TRASH_PATH} icon={Trash2}>
                {t('trash.open')}
              </ButtonLink>
            </div>
          </Card>
          <ImportsCard notes={notes} />
          <SnapshotsCard notes={notes} />
        </div>
      </div>
    </>
  )
}
