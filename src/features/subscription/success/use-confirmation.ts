import { useCallback, useEffect, useState } from 'react'
import { subscriptionStore, useSubscription } from '#platform/billing/subscription.ts'
import { lookForPayment } from './look-for-payment.ts'

export type Confirmation = 'waiting' | 'confirmed' | 'late'

/**
 * Makes the server look for a recent payment for about a minute. Confirmed by whichever reports it first, a poll or the
 * regular status call.
 */
export function useConfirmation(sessionId: string | null): { confirmation: Confirmation; checkAgain: () => void } {
  const { isActive } = useSubscription()
  const [isLate, setIsLate] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another minute of looking
  useEffect(() => {
    if (isActive) return
    const left = new AbortController()
    const refresh = () => subscriptionStore.refresh(sessionId ?? undefined)
    void lookForPayment(refresh, left.signal).then((found) => {
      if (!left.signal.aborted) setIsLate(!found)
    })
    return () => left.abort()
  }, [isActive, sessionId, round])

  const checkAgain = useCallback(() => {
    setIsLate(false)
    setRound((before) => before + 1)
  }, [])
  return { confirmation: isActive ? 'confirmed' : isLate ? 'late' : 'waiting', checkAgain }
}
