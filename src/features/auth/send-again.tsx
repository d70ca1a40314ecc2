import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readIdentityError } from '#platform/identity/identity-error.ts'
import { Button } from '#ui/button.tsx'
import styles from './auth.module.css'
import { problemsOf } from './auth-problem.ts'
import { FormProblem } from './form-problem.tsx'
import { useCountdown } from './use-countdown.ts'
import { useProblemWords } from './use-problem-words.ts'

/** A mail takes a moment, and the provider does not like to be hurried. */
const PATIENCE_SECONDS = 30

export type SendAgainProps = {
  /** Sends the mail once more; `password` is the answer where it was one for a new password. Rejects with an IdentityError. */
  readonly send: () => Promise<unknown>
}

/** For a mail that has just been sent and does not arrive: another one, after a while. */
export function SendAgain({ send }: SendAgainProps) {
  const { t } = useTranslation('auth')
  const say = useProblemWords()
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
