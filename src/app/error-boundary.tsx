import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import { tellAppError } from '#platform/server/app-error.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Drawing } from '#ui/drawing.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { isMissingCode } from './is-missing-code.ts'
import styles from './not-found-screen.module.css'
import { useReload } from './use-reload.ts'

type Props = {
  readonly children: ReactNode
  /** Replaces failed content; by default a message and a way out. */
  readonly fallback?: ReactNode
}
type State = { readonly failed: false | 'error' | 'missing' }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: isMissingCode(error) ? 'missing' : 'error' }
  }

  override componentDidCatch(error: unknown): void {
    tellAppError(error)
  }

  override render(): ReactNode {
    const { failed } = this.state
    const { children, fallback } = this.props
    if (failed === false) return children
    if (fallback !== undefined) return fallback
    return failed === 'missing' ? <ScreenMissing /> : <ScreenFailure />
  }
}

function ScreenFailure() {
  const { t } = useTranslation('app')
  const { isStuck, ways } = useWaysOn()
  return (
    <FailedState
      heading="h1"
      title={t('failed.title')}
      text={t(isStuck ? 'failed.stuck' : 'failed.text')}
      action={ways}
    />
  )
}

/** No failure: the screen was never opened, and comes with the connection. */
function ScreenMissing() {
  const { t } = useTranslation('app')
  const { isStuck, ways } = useWaysOn()
  return (
    <div role="alert" className={styles.screen}>
      <Drawing name="no-signal" />
      <h1 className={styles.title}>{t('missing.title')}</h1>
      <p className={styles.text}>{t(isStuck ? 'failed.stuck' : 'missing.text')}</p>
      <div className={styles.ways}>{ways}</div>
    </div>
  )
}

/** Reloading is the proper retry: it also loads missing code. */
function useWaysOn(): { readonly isStuck: boolean; readonly ways: ReactNode } {
  const { t } = useTranslation('app')
  const { reload, isStuck } = useReload()
  const ways = (
    <>
      <Button variant="primary" onClick={reload}>
        {t('failed.reload')}
      </Button>
      <ButtonLink to={DASHBOARD_PATH} reloadDocument>
        {t('failed.home')}
      </ButtonLink>
    </>
  )
  return { isStuck, ways }
}
