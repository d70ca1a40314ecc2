import { Cloud, Download, Fingerprint, type LucideIcon, Smartphone, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#platform/account/account.ts'
import type { Account } from '#platform/account/account-record.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { DeviceCard } from './device-card.tsx'
import privacy from './privacy.module.css'
import { useExport } from './use-export.ts'

export default function PrivacyScreen() {
  const account = useAccount()
  return (
    <ProfileFrame section="privacy">
      <div className="column">
        <StoredWhere />
        <div className="cards">
          <DeviceCard />
          <div className="column">
            <ExportCard />
            {account && <DeleteCard account={account} />}
          </div>
        </div>
      </div>
    </ProfileFrame>
  )
}

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

function DeleteCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation('profile')
  const [open, setOpen] = useState(false)
  return (
    <Card as="section" className="card" aria-labelledby="profile-delete">
      <h2 id="profile-delete">{t('delete.title')}</h2>
      <p>{t('delete.lead')}</p>
      <div className="actions">
        <Button icon={Trash2} variant="danger" onClick={() => setOpen(true)}>
          {t('delete.action')}
        </Button>
      </div>
      {open && <DeleteDialog account={account} onClose={() => setOpen(false)} />}
    </Card>
  )
}

type StoragePlace = 'device' | 'server' | 'provider'

const PLACES: readonly { readonly name: StoragePlace; readonly icon: LucideIcon }[] = [
  { name: 'device', icon: Smartphone },
  { name: 'server', icon: Cloud },
  { name: 'provider', icon: Fingerprint },
]

function StoredWhere() {
  const { t } = useTranslation('profile')
  return (
    <Card as="section" className="card" aria-labelledby="profile-stored">
      <h2 id="profile-stored">{t('stored.title')}</h2>
      <dl className={privacy.places}>
        {PLACES.map(({ name, icon: Icon }) => (
          <div key={name} className={privacy.place}>
            <dt>
              <Icon className={privacy.icon} aria-hidden />
              {t(`stored.${name}`)}
            </dt>
            <dd>{t(`stored.${name}What`)}</dd>
            <dd className="quiet">{t(`stored.${name}Until`)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">{t('stored.nothingElse')}</p>
    </Card>
  )
}
