import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type EndedAccount, useEndedAccount } from '#platform/account/ended-account.ts'
import { Banner } from '#ui/banner.tsx'

// Rarely needed.
const KeptActions = lazy(async () => ({ default: (await import('./kept-actions.tsx')).KeptActions }))

export function EndedNotice() {
  const ended = useEndedAccount()
  return ended && <Notice ended={ended} key={ended.uid} />
}

function Notice({ ended }: { readonly ended: EndedAccount }) {
  const { t } = useTranslation('auth')
  const { uid, ending, kept, email } = ended
  if (ending === 'deleted' && !kept) return null
  return (
    <Banner
      tone={ending === 'expired' ? 'info' : 'warning'}
      title={t(`ended.${ending}`, { email })}
      // Logging in again restores access; but the account itself may be gone as well.
      action={
        kept && (
          <Suspense>
            <KeptActions
              email={email}
              download={async () => (await accountData()).downloadAccountData(uid)}
              remove={async () => (await accountData()).deleteAccountData(uid)}
            />
          </Suspense>
        )
      }
    >
      {kept ? t(ending === 'expired' ? 'ended.comeBack' : 'ended.kept', { email }) : t('ended.removed')}
    </Banner>
  )
}

/** It imports the storage, which the login must not load without a need. */
const accountData = () => import('#platform/account/account-data.ts')
