import { useTranslation } from 'react-i18next'
import { deleteAccountData, downloadAccountData } from '#platform/account/account-data.ts'
import type { Account } from '#platform/account/account-record.ts'
import { rememberEnded } from '#platform/account/ended-account.ts'
import { signOut } from '#platform/identity/sign-in.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from './auth.module.css'
import { KeptActions } from './kept-actions.tsx'

/** The way out for a person whose account does not come back, while it is still signed in on this device. */
export default function AccountGone({ account }: { readonly account: Account }) {
  const { t } = useTranslation('auth')
  const toasts = useToasts()
  const database = useDatabase()
  const { uid, email } = account

  const remove = async () => {
    await signOut()
    try {
      await deleteAccountData(uid)
    } catch (cause) {
      // The login offers it again.
      await rememberEnded({ ...account, ending: 'expired', kept: true })
      throw cause
    }
    toasts.show({ message: t('again.removed'), tone: 'success' })
  }

  return (
    <>
      <p className={styles.quiet}>{t('again.cannotText', { email })}</p>
      <KeptActions email={email} download={() => downloadAccountData(uid, database)} remove={remove} />
    </>
  )
}
