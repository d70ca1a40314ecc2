import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readIdentityError } from '#platform/identity/identity-error.ts'
import { Button } from '#ui/button.tsx'
import styles from './auth.module.css'
import { problemsOf } from './auth-problem.ts'
import { FormProblem } from './form-problem.tsx'
import { useProblemText } from './use-problem-text.ts'

/** A mail takes a moment, and the provider limits the rate. */
const PATIENCE_SECONDS = 30
const SECOND_MS = 1_000

export type SendAgainProps = {
  /** Sends the mail again; resolves to `password` if it was a password reset. Rejects with an IdentityError. */
  readonly send: () => Promise<unknown>
}

export function SendAgain({ send }: SendAgainProps) {
  const { t } = useTranslation('auth')
  const say = useProblemText()
  const { secondsLeft, restart } = useCountdown(PATIENCE_SECONDS)
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<'sendAgain.sent' | 'sendAgain.password'>()
  const [problem, setProblem] = useState<string>()

  const sendOnce = async () => {
    setBusy(true)
    setSent(undefined)
    setProblem(undefined)
    try {
      setSent((await send()) === 'password' ? 'sendAgain.password' : 'sendAgain.sent')
      restart()
    } catch (cause) {
      const [first] = problemsOf('forgot', readIdentityError(cause))
      setProblem(first && say(first.message))
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.sendAgain}>
      <FormProblem>{problem}</FormProblem>
      <p role="status" className={styles.quiet}>
        {sent && t(sent)}
      </p>
      <Button size="large" busy={busy} disabled={secondsLeft > 0} onClick={() => void sendOnce()}>
        {secondsLeft > 0 ? t('sendAgain.in', { seconds: secondsLeft }) : t('sendAgain')}
      </Button>
    </div>
  )
}

/** Counts down from `seconds`, by the clock, so that it is correct after a tab slept. */
function useCountdown(seconds: number) {
  const [endsAtMs, setEndsAtMs] = useState(() => Date.now() + seconds * SECOND_MS)
  const [nowMs, setNowMs] = useState(() => Date.now())
  const secondsLeft = Math.max(0, Math.ceil((endsAtMs - nowMs) / SECOND_MS))
  const isOver = secondsLeft === 0
  useEffect(() => {
    if (isOver) return
    const ticking = setInterval(() => setNowMs(Date.now()), SECOND_MS)
    return () => clearInterval(ticking)
  }, [isOver])
  const restart = () => {
    setNowMs(Date.now())
    setEndsAtMs(Date.now() + seconds * SECOND_MS)
  }
  return { secondsLeft, restart }
}
