import { BadgeCheck, ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOGIN_PATH } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { missingFromProfile, PROFILE_NEEDS, type ProfileNeed } from '#domain/profile/profile-completeness.ts'
import type { Account } from '#platform/account/account-record.ts'
import { sendConfirmation } from '#platform/identity/account-mails.ts'
import { useUnconfirmedEmail } from '#platform/identity/identity-session.ts'
import { useIdentityState } from '#platform/identity/use-identity-state.ts'
import { useInstantText } from '#shared/format/instant-text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { useToasts } from '#ui/toasts.tsx'
import { AvatarEditor } from '../avatar/avatar-editor.tsx'
import { fieldId } from './about-fields.tsx'
import overview from './overview.module.css'

type PersonCardProps = { readonly account: Account; readonly profile: User | null }

export function PersonCard({ account, profile }: PersonCardProps) {
  const { t } = useTranslation('profile')
  const identity = useIdentityState()
  const unconfirmed = useUnconfirmedEmail()
  const name = profile?.name || account.name
  const monthText = useInstantText({ month: 'long', year: 'numeric' })
  return (
    <Card as="section" className="card" aria-labelledby="profile-account">
      <h2 id="profile-account" className="visually-hidden">
        {t('account.title')}
      </h2>
      <AvatarEditor account={account}>
        <div className={overview.words}>
          <p className={overview.name}>{name}</p>
          <p className={overview.email}>{account.email}</p>
          {identity === 'ready' && unconfirmed === false && (
            <p className={overview.confirmed}>
              <BadgeCheck className={overview.icon} aria-hidden />
              {t('account.confirmed')}
            </p>
          )}
          {profile && <p className="quiet">{t('account.memberSince', { month: monthText(profile.createdAt) })}</p>}
        </div>
      </AvatarEditor>
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

/** Nothing once complete; else a line that leads to the first missing field of the form below. */
function Completeness({ profile }: { readonly profile: User }) {
  const { t } = useTranslation('profile')
  const id = useId()
  const missing = missingFromProfile(profile)
  const [next] = missing
  if (!next) return null
  const done = PROFILE_NEEDS.length - missing.length
  return (
    <div className={overview.completeness}>
      <div className={overview.count}>
        <p id={id}>{t('complete.count', { done, all: PROFILE_NEEDS.length })}</p>
        <button type="button" className={overview.need} onClick={() => goToField(next)}>
          {t('complete.next')}
          <ChevronRight className={overview.icon} aria-hidden />
        </button>
      </div>
      <progress
        aria-labelledby={id}
        className={classNames('meter', overview.meter)}
        value={done}
        max={PROFILE_NEEDS.length}
      />
    </div>
  )
}

function goToField(need: ProfileNeed): void {
  document.getElementById(fieldId(need))?.focus()
}
