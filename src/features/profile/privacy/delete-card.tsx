import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#platform/account/account.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

export function DeleteCard({ account }: { readonly account: Account }) {
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
