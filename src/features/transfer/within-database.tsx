import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '#platform/account/account.ts'
import { useGuestDatabase } from '#platform/account/guest.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

type WithinDatabaseProps = {
  /** Use the guest's documents, even when signed in: for the sample workout. */
  readonly isGuest?: boolean
  readonly children: ReactNode
}

export function WithinDatabase({ isGuest = false, children }: WithinDatabaseProps) {
  const account = useAccount()
  return account && !isGuest ? children : <GuestDatabase>{children}</GuestDatabase>
}

function GuestDatabase({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('transfer')
  const database = useGuestDatabase()
  if (!database) return <Skeleton shape="card" count={2} />
  if (database === 'failed') return <FailedState title={t('noStorage.title')} text={t('noStorage.text')} />
  return <DatabaseProvider value={database}>{children}</DatabaseProvider>
}
