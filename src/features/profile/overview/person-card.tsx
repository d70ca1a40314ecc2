import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOGIN_PATH } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import type { Account } from '#platform/account/account.ts'
import { useAvatarPicture } from '#platform/avatar/avatar.ts'
import { sendConfirmation } from '#platform/identity/account-mails.ts'
import { useIdentityState, useUnconfirmedEmail } from '#platform/identity/identity-session.ts'
import { dateFormat } from '#shared/format/intl.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToasts } from '#ui/toasts.tsx'
import { Completeness } from './completeness.tsx'
import overview from './overview.module.css'

type PersonCardProps = { readonly account: Account; readonly profile: User | null }

/** The signed-in person, their profile's completeness, and required actions. */
export function PersonCard({ account, profile }: PersonCardProps) {
  const { t, i18n } = useTranslation('profile')
  const identity = useIdentityState()
  const unconfirmed = useUnconfirmedEmail()
  const name = profile?.name || account.name
  const month = dateFormat(i18n.language, { month: 'long', year: 'numeric' })
  return (
    <Card as="section" className="card" aria-labelledby="profile-account">
      <h2 id="profile-account" className="visually-hidden">
        {t('account.title')}
      </h2>
      <div className={overview.person}>
        <Avatar name={name} picture={useAvatarPicture()} alt="" />
        <div className={overview.words}>
          <p className={overview.name}>{name}</p>
          <p className={overview.email}>{account.email}</p>
          {identity === 'ready' && !unconfirmed && (
            <p className={overview.confirmed}>
              <BadgeCheck className={overview.icon} aria-hidden />
              {t('account.confirmed')}
            </p>
          )}
          {profile && (
            <p className="quiet">{t('account.memberSince', { month: month.format(new Date(profile.createdAt)) })}</p>
          )}
        </div>
      </div>
      {identity === 'reauthenticate' && (
        <Banner tone="warning" action={<ButtonLink to={LOGIN_PATH}>{t('account.logIn')}</ButtonLink>}>
          {t('account.again')}
        </Banner>
      )}
      {unconfirmed && identity !== 'reauthenticate' && <ConfirmEmail email={account.email} />}
      {profile && <Completeness profile={profile} />}
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
      await sendConfirmation(email)
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
