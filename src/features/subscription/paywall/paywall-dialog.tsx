import { useSelector } from '@xstate/react'
import {
  ArrowLeft,
  CircleUserRound,
  CreditCard,
  Download,
  History,
  type LucideIcon,
  SlidersHorizontal,
  X,
} from 'lucide-react'
import { type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import {
  HISTORY_PATH,
  PREFERENCES_PATH,
  PROFILE_PATH,
  PROFILE_PRIVACY_PATH,
  SUBSCRIPTION_PATH,
  WORKOUTS_PATH,
} from '#contract/routes.ts'
import { opens } from '#domain/billing/entitlement.ts'
import { isRecord } from '#domain/is-record.ts'
import { isPaywallOpen, type PaywallActor, reasonOfPaywall } from '#platform/billing/paywall.machine.ts'
import { closePaywall } from '#platform/billing/paywall.ts'
import { useSubscription } from '#platform/billing/subscription.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { enterModal } from '#ui/open-modals.ts'
import { LocationDialog } from '../location/location-dialog.tsx'
import { AccessState } from '../notices/access-state.tsx'
import { LoadFailure } from '../notices/load-failure.tsx'
import { paidPlanOf } from '../paid-plan.ts'
import { PlanCards } from '../plans/plan-cards.tsx'
import { Promises } from '../plans/promises.tsx'
import { RunningWorkouts } from '../running/running-workouts.tsx'
import styles from './paywall.module.css'
import { Preview } from './preview.tsx'

const LINKS: readonly {
  readonly name: 'profile' | 'subscription' | 'settings'
  readonly to: string
  readonly icon: LucideIcon
}[] = [
  { name: 'profile', to: PROFILE_PATH, icon: CircleUserRound },
  { name: 'subscription', to: SUBSCRIPTION_PATH, icon: CreditCard },
  { name: 'settings', to: PREFERENCES_PATH, icon: SlidersHorizontal },
]

type PaywallProps = { readonly actor: PaywallActor }

export default function Paywall({ actor }: PaywallProps) {
  return useSelector(actor, isPaywallOpen) ? <PaywallDialog actor={actor} /> : null
}

/** Only a subscriber can close it; others leave the screen, by Back, Escape or a link to what is always available. */
function PaywallDialog({ actor }: PaywallProps) {
  const { t } = useTranslation(['subscription', 'shared'])
  const titleId = useId()
  const view = useSubscription()
  const reason = useSelector(actor, reasonOfPaywall)
  const canClose = opens(view.access)
  const paidPlan = paidPlanOf(view)
  const dialog = useShownDialog()
  const leave = useLeave()
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (canClose) closePaywall()
    else leave()
  }
  // A browser closes it without asking when Escape is pressed twice.
  const closed = ({ currentTarget: element }: SyntheticEvent<HTMLDialogElement>) => {
    if (element.open || !element.isConnected) return
    if (canClose) return closePaywall()
    element.showModal()
    leave()
  }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-history-step={!canClose || undefined}
      className={styles.paywall}
      onCancel={cancel}
      onClose={closed}
    >
      <div className={styles.bar}>
        <span className={styles.brand}>
          <img src="/icons/icon.svg" alt="" width={32} height={32} />
          {t('shared:appName')}
        </span>
        <nav aria-label={t('paywall.links')} className={styles.links}>
          {LINKS.map(({ name, to, icon: Icon }) => (
            <Link key={name} to={to} className={styles.link} onClick={closePaywall}>
              <Icon className="icon" aria-hidden />
              {t(`paywall.${name}`)}
            </Link>
          ))}
        </nav>
        {canClose && <IconButton label={t('paywall.close')} icon={X} onClick={closePaywall} />}
      </div>
      <div className={styles.column}>
        {!canClose && (
          <ButtonLink
            to={WORKOUTS_PATH}
            icon={ArrowLeft}
            variant="quiet"
            size="small"
            className={styles.back}
            onClick={closePaywall}
          >
            {t('paywall.toRoutines')}
          </ButtonLink>
        )}
        <header className={styles.header}>
          <Badge tone="accent">{t('paywall.badge')}</Badge>
          <h2 id={titleId}>{t('paywall.title')}</h2>
          <p className={styles.quiet}>{t('paywall.subtitle')}</p>
          {reason !== null && <p>{t(`paywall.why.${reason}`)}</p>}
        </header>
        <AccessState />
        <LoadFailure />
        <Preview />
        <RunningWorkouts onGo={closePaywall} />
        <PlanCards paidPlan={paidPlan} />
        {paidPlan === null && <LocationDialog />}
        {view.isTrialing && (
          <Button variant="quiet" onClick={closePaywall}>
            {t('paywall.continueTrial')}
          </Button>
        )}
        <Promises />
        <div className={styles.yours}>
          <ButtonLink to={HISTORY_PATH} icon={History} variant="quiet" onClick={closePaywall}>
            {t('paywall.history')}
          </ButtonLink>
          <ButtonLink to={PROFILE_PRIVACY_PATH} icon={Download} variant="quiet" onClick={closePaywall}>
            {t('paywall.export')}
          </ButtonLink>
        </div>
      </div>
    </dialog>
  )
}

/** Back to where the person came from, which closes it, or to the routines where the app began here. */
function useLeave(): () => void {
  const navigate = useNavigate()
  const isLeaving = useRef(false)
  return () => {
    // The step back takes a moment: a second press must not take another one.
    if (isLeaving.current) return
    isLeaving.current = true
    if (hasEntryBefore()) return void navigate(-1)
    closePaywall()
    void navigate(WORKOUTS_PATH, { replace: true })
  }
}

/** React Router numbers the app's entries of the history in their states. */
function hasEntryBefore(): boolean {
  const state: unknown = history.state
  return isRecord(state) && typeof state['idx'] === 'number' && state['idx'] > 0
}

/** In the top layer. Its parent unmounts it, which restores the focus. */
function useShownDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    element.showModal()
    element.focus()
    const leave = enterModal(element)
    return () => {
      leave()
      element.close()
    }
  }, [])
  return dialog
}
