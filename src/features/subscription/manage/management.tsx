import { useCallback, useEffect, useState } from 'react'
import { subscriptionStore } from '#platform/subscription/subscription.ts'
import { useOnline } from '#platform/use-online.ts'
import { AccessState } from '../notices/access-state.tsx'
import { ActionsCard } from './actions-card.tsx'
import styles from './manage.module.css'
import { PaymentsCard } from './payments-card.tsx'
import { StateCard } from './state-card.tsx'

/** Everything about one's own subscription: where it stands, what can be done, what was paid. */
export function Management() {
  const { failed, load } = useHistory()
  return (
    <div className={styles.screen}>
      <AccessState />
      <div className={styles.cards}>
        <div className={styles.column}>
          <StateCard />
          <ActionsCard />
        </div>
        <PaymentsCard failed={failed} onRetry={load} />
      </div>
    </div>
  )
}

/** Asks for what the screen shows when it opens and when the network is back. Until then it shows what is known. */
function useHistory() {
  const online = useOnline()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    // The state itself says when it was not heard; the payments have to.
    subscriptionStore.loadStatus().catch(logFailure)
    subscriptionStore.loadPayments().catch((cause: unknown) => {
      logFailure(cause)
      setFailed(true)
    })
  }, [])
  useEffect(() => {
    if (online) load()
  }, [online, load])
  return { failed, load }
}

function logFailure(cause: unknown): void {
  console.info('the subscription stays as the device knows it', cause)
}
