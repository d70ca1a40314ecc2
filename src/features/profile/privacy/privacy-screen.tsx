import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#platform/account/account.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { DeleteCard } from './delete-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { StoredWhere } from './stored-where.tsx'
import { useExport } from './use-export.ts'

/** The stored personal data, its export, and its deletion. */
export default function PrivacyScreen() {
  const account = useAccount()
  return (
    <ProfileFrame section="privacy">
      <div className="cards">
        <div className="column">
          <StoredWhere />
        </div>
        <div className="column">
          <DeviceCard />
          <ExportCard />
          {account && <DeleteCard account={account} />}
        </div>
      </div>
    </ProfileFrame>
  )
}

/** Exports everything of this account as one file, online or offline. */
function ExportCard() {
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
