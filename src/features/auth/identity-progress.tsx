import { useTranslation } from 'react-i18next'
import { useIdentityState } from '#platform/identity/use-identity-state.ts'
import styles from './identity-progress.module.css'

/** Says that somebody is being signed in or out, or that an account which has ended is being closed. */
export default function IdentityProgress() {
  const { t } = useTranslation('auth')
  const state = useIdentityState()
  const isBusy = state === 'signingIn' || state === 'signingOut' || state === 'ending'
  return (
    <p role="status" className={isBusy ? styles.progress : 'visually-hidden'}>
      {isBusy && t(`progress.${state}`)}
    </p>
  )
}
