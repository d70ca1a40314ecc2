import { useTranslation } from 'react-i18next'
import { guestCopyPath, SIGN_UP_PATH } from '#contract/routes.ts'
import { useAccount } from '#platform/account/account.ts'
import { keepGuest } from '#platform/account/guest.ts'
import { useSyncStatus } from '#platform/sync/sync.ts'
import { isAllSent } from '#platform/sync/sync-status.ts'
import { Banner } from '#ui/banner.tsx'
import { ButtonLink } from '#ui/button.tsx'

/** The app on the home screen has a storage of its own: what this tab holds comes to it by the server or as a file. */
export function StartsEmpty() {
  const { t } = useTranslation('install')
  const account = useAccount()
  return (
    <>
      <Banner
        tone="info"
        title={t('apart.title')}
        action={
          !account && (
            <div className="actions">
              <ButtonLink to={SIGN_UP_PATH} size="small" onClick={keepGuest}>
                {t('apart.signUp')}
              </ButtonLink>
              <ButtonLink to={guestCopyPath()} size="small">
                {t('apart.file')}
              </ButtonLink>
            </div>
          )
        }
      >
        {t('apart.text')} {account ? t('apart.account', { email: account.email }) : t('apart.guest')}
      </Banner>
      {account && <Waiting />}
    </>
  )
}

/** Follows the sync while it is read. */
function Waiting() {
  const { t } = useTranslation(['install', 'app'])
  const status = useSyncStatus()
  const synced = t('app:sync.synced')
  if (isAllSent(status)) return <Banner tone="success">{t('apart.synced', { synced })}</Banner>
  const count = status.counted ? status.waiting + status.refused : 0
  return <Banner tone="warning">{t('apart.waiting', { count, synced })}</Banner>
}
