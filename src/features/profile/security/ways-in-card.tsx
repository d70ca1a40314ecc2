import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SocialProvider } from '#contract/vocabulary.ts'
import { identity } from '#platform/identity/identity.ts'
import type { LinkedProvider } from '#platform/identity/provider-account.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { List } from '#ui/list.tsx'
import { useToasts } from '#ui/toasts.tsx'
import security from './security.module.css'
import { useIdentityText } from './use-identity-text.ts'

type WaysInCardProps = {
  readonly waysIn: readonly LinkedProvider[]
  readonly offered: readonly SocialProvider[]
  readonly onChanged: () => Promise<void>
}

/** All but the last can be removed. */
export function WaysInCard({ waysIn, offered, onChanged }: WaysInCardProps) {
  const { t } = useTranslation('profile')
  const toasts = useToasts()
  const wordsFor = useIdentityText()
  const [busy, setBusy] = useState<SocialProvider>()
  const more = offered.filter((provider) => !waysIn.some(({ kind }) => kind === provider))

  const change = async (provider: SocialProvider, act: (provider: SocialProvider) => Promise<void>, done: string) => {
    setBusy(provider)
    try {
      await act(provider)
      await onChanged()
      toasts.show({ message: done, tone: 'success' })
    } catch (cause) {
      const message = wordsFor(cause)
      if (message) toasts.show({ message, tone: 'error' })
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <Card as="section" className="card" aria-labelledby="profile-ways-in">
      <h2 id="profile-ways-in">{t('waysIn.title')}</h2>
      <List className={security.ways}>
        {waysIn.map(({ kind, email }) => (
          <li key={kind} className={security.way}>
            <span className={security.words}>
              <span className={security.name}>{t(`waysIn.${kind}`)}</span>
              <span className="quiet">{email}</span>
            </span>
            {kind !== 'password' && waysIn.length > 1 && (
              <Button
                size="small"
                busy={busy === kind}
                aria-label={t('waysIn.unlinkNamed', { name: t(`waysIn.${kind}`) })}
                onClick={() =>
                  void change(kind, identity.account.unlinkSocial, t('waysIn.unlinked', { name: t(`waysIn.${kind}`) }))
                }
              >
                {t('waysIn.unlink')}
              </Button>
            )}
          </li>
        ))}
      </List>
      {waysIn.length === 1 && <p className="quiet">{t('waysIn.only')}</p>}
      {more.length > 0 && (
        <div className="actions">
          {more.map((provider) => (
            <Button
              key={provider}
              busy={busy === provider}
              onClick={() =>
                void change(provider, identity.social.link, t('waysIn.linked', { name: t(`waysIn.${provider}`) }))
              }
            >
              {t('waysIn.link', { name: t(`waysIn.${provider}`) })}
            </Button>
          ))}
        </div>
      )}
    </Card>
  )
}
