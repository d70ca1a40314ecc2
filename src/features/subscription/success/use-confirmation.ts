import { useCallback, useEffect, useState } from 'react'
import { subscriptionStore, useSubscription } from '#platform/subscription/subscription.ts'

/** Between one look and the next: what the provider reports usually comes within seconds, and sometimes within minutes. */
const WAITS_MS = [1_000, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000]

export type Confirmation = 'waiting' | 'confirmed' | 'late'

/**
 * Has the server look for a payment that was just made, again and again for about a minute. Whatever reports it first,
 * a look or the ordinary status call, confirms it.
 */
export function useConfirmation(sessionId: string | null): { confirmation: Confirmation; checkAgain: () => void } {
  const { isActive } = useSubscription()
  const [isLate, setIsLate] = useState(false)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another minute of looking
  useEffect(() => {
    if (isActive) return
    const left = new AbortController()
    void lookForPayment(sessionId, left.signal).then((found) => {
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

async function lookForPayment(sessionId: string | null, left: AbortSignal): Promise<boolean> {
  for (const waitMs of [0, ...WAITS_MS]) {
    await new Promise((resolve) => setTimeout(resolve, waitMs))
    if (left.aborted) return false
    try {
      const { isActive } = await subscriptionStore.refresh(sessionId ?? undefined)
      if (isActive) return true
    } catch (cause) {
      console.info('the payment was not looked for', cause)
    }
  }
  return false
}
