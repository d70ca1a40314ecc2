import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  BILLING_PATH,
  CHECKOUT_SUCCESS_PATH,
  DASHBOARD_PATH,
  PLANS_PATH,
  PROFILE_PATH,
  SUBSCRIPTION_PATH,
} from '#contract/routes.ts'
import { openPaywall } from '#platform/billing/paywall.ts'
import { useSubscription } from '#platform/billing/subscription.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'

/** They show the notice themselves, in more detail. */
const OWN_SCREENS = [PLANS_PATH, CHECKOUT_SUCCESS_PATH, BILLING_PATH, SUBSCRIPTION_PATH]

/** Until then the trial only whispers. */
const LAST_DAYS = 3

/** Nobody else fetches its words; those whom it concerns have them before the dashboard is there. */
export default function AccessNotice() {
  const { pathname } = useLocation()
  const { access, isTrialing, trialDaysRemaining, status } = useSubscription()
  if (access.kind !== 'granted' || OWN_SCREENS.includes(pathname)) return null
  if (access.notice === 'payment-failing') return <FailingNotice />
  if (access.notice === 'unconfirmed') return <UnconfirmedNotice isShown={pathname === DASHBOARD_PATH} />
  if (!isTrialing || status.plan !== null) return null
  return <TrialNotice days={trialDaysRemaining} isShown={pathname === DASHBOARD_PATH} />
}

type Shown = { readonly isShown: boolean }

function TrialNotice({ days, isShown }: Shown & { readonly days: number }) {
  const { t } = useTranslation('subscription')
  if (!isShown) return null
  return (
    <Banner
      tone={days > LAST_DAYS ? 'quiet' : 'info'}
      action={
        <Button
          size="small"
          variant="quiet"
          onClick={() => openPaywall({ trigger: 'view_plans', source: DASHBOARD_PATH })}
        >
          {t('trial.see')}
        </Button>
      }
    >
      {t('trial.days', { count: days })}
    </Banner>
  )
}

function FailingNotice() {
  const { t } = useTranslation('subscription')
  return (
    <Banner
      tone="warning"
      title={t('failing.title')}
      action={
        <ButtonLink to={SUBSCRIPTION_PATH} size="small">
          {t('failing.action')}
        </ButtonLink>
      }
    >
      {t('failing.text')}
    </Banner>
  )
}

/** A line: training comes first, and the profile says the rest. */
function UnconfirmedNotice({ isShown }: Shown) {
  const { t } = useTranslation('subscription')
  if (!isShown) return null
  return (
    <Banner
      tone="quiet"
      action={
        <ButtonLink to={PROFILE_PATH} variant="quiet" size="small">
          {t('confirm.action')}
        </ButtonLink>
      }
    >
      {t('confirm.title')}
    </Banner>
  )
}
