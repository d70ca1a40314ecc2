import { useTranslation } from 'react-i18next'
import { SOCIAL_PROVIDERS } from '#contract/vocabulary.ts'
import { useAccount } from '#platform/account/account.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SignOut, SignOutEverywhere } from '../leaving/sign-out.tsx'
import { ProfileFrame } from '../profile-frame.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { useWaysIn } from './use-ways-in.ts'
import { WaysInCard } from './ways-in-card.tsx'

export default function SecurityScreen() {
  const { t } = useTranslation(['profile', 'shared'])
  const account = useAccount()
  const { waysIn, offered, reload } = useWaysIn()
  if (!account) return null
  const isKnown = waysIn !== undefined && waysIn !== 'unknown'
  const hasPassword = isKnown && waysIn.some(({ kind }) => kind === 'password')
  const provedBy = SOCIAL_PROVIDERS.find((provider) => isKnown && waysIn.some(({ kind }) => kind === provider)) ?? null
  return (
    <ProfileFrame section="security">
      <div className="cards">
        {/* The first is known at once: what the server says comes below or beside it, and moves nothing. */}
        <div className="column">
          <Card as="section" className="card" aria-labelledby="profile-sessions">
            <h2 id="profile-sessions">{t('sessions.title')}</h2>
            <p className="quiet">{t('sessions.lead')}</p>
            <div className="actions alike">
              <SignOut account={account} />
              <SignOutEverywhere account={account} />
            </div>
          </Card>
          {isKnown && <WaysInCard waysIn={waysIn} offered={offered} onChanged={reload} />}
        </div>
        {waysIn === undefined && <Skeleton shape="card" count={2} />}
        {waysIn === 'unknown' && (
          <div className="column">
            <Banner tone="info" action={<Button onClick={() => void reload()}>{t('shared:retry')}</Button>}>
              {t('security.offline')}
            </Banner>
          </div>
        )}
        {isKnown && (
          <div className="column">
            <PasswordCard provedBy={hasPassword ? null : provedBy} email={account.email} onChanged={reload} />
            <EmailCard email={account.email} hasPassword={hasPassword} />
          </div>
        )}
      </div>
    </ProfileFrame>
  )
}
