import { useTranslation } from 'react-i18next'
import { useSubscription } from '#platform/billing/subscription.ts'
import { Banner } from '#ui/banner.tsx'
import { Card } from '#ui/card.tsx'
import { useConnectText } from '../subscription-texts.ts'
import styles from './notices.module.css'

export function AccessState() {
  const { t } = useTranslation('subscription')
  const connectText = useConnectText()
  const { access, isTrialing, trialDaysRemaining, status } = useSubscription()
  switch (access.kind) {
    case 'ended':
      return (
        <Card role="alert" className={styles.ended}>
          <strong>{t(`ended.${access.what}`)}</strong>
          <p>{t('ended.text')}</p>
        </Card>
      )
    case 'connect':
      return (
        <Banner tone="warning" title={t(access.waitingFor === 'confirmation' ? 'confirm.title' : 'connect.title')}>
          {connectText(access)}
        </Banner>
      )
    case 'granted':
      if (access.notice === 'payment-failing')
        return (
          <Banner tone="warning" title={t('failing.title')}>
            {t('failing.text')}
          </Banner>
        )
      if (access.notice === 'unconfirmed')
        return (
          <Banner tone="info" title={t('confirm.title')}>
            {t('confirm.text')}
          </Banner>
        )
      if (access.notice === 'renewal-unheard') return <Banner tone="info">{t('unheard.text')}</Banner>
      return isTrialing && status.plan === null ? (
        <Banner tone="info" title={t('trial.days', { count: trialDaysRemaining })}>
          {t('trial.text')}
        </Banner>
      ) : null
    case 'unheard':
      return null
  }
}
