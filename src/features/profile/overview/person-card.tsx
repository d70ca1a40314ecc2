import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#platform/account.ts'
import { sendConfirmation, useIdentityState, useUnconfirmedEmail } from '#platform/identity.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToasts } from '#ui/toasts.tsx'
import styles from '../profile.module.css'

/** Who is signed in, and what the identity provider wants of them. */
export function PersonCard({ account }: { readonly account: Account }) {
  const { t } = useTranslation('profile')
  const identity = useIdentityState()
  const unconfirmed = useUnconfirmedEmail()
  return (
    <Card as="section" className={styles.card} aria-labelledby="profile-account">
      <h2 id="profile-account">{t('account.title')}</h2>
      <div className={styles.person}>
        <span className={styles.initial} aria-hidden>
          {account.name.slice(0, 1).toUpperCase()}
        </span>
        <div className={styles.personWords}>
          <p className={styles.name}>{account.name}</p>
          <p className={styles.quiet}>{account.email}</p>
        </div>
      </div>
      {identity === 'reauthenticate' && (
        <Banner tone="warning" action={<ButtonLink to="/auth/login">{t('account.logIn')}</ButtonLink>}>
          {t('account.again')}
        </Banner>
      )}
      {unconfirmed && identity !== 'reauthenticate' && <ConfirmEmail email={account.email} />}
    </Card>
  )
}

function ConfirmEmail({ email }: { readonly email: string }) {
  const { t } = useTranslation('profile')
  const toasts = useToasts()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      await sendConfirmation()
      toasts.show({ message: t('account.sentAgain'), tone: 'success' })
    } catch {
      toasts.show({ message: t('account.notSent'), tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const again = (
    <Button size="small" busy={busy} onClick={() => void send()}>
      {t('account.sendAgain')}
    </Button>
  )
  return (
    <Banner tone="info" action={again}>
      {t('account.confirmEmail', { email })}
    </Banner>
  )
}
