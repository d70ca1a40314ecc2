import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import { tellAppError } from '#platform/server/app-error.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { useReload } from './use-reload.ts'

type Props = {
  readonly children: ReactNode
  /** Replaces failed content; by default a message and a way out. */
  readonly fallback?: ReactNode
}
type State = { readonly failed: boolean }

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    tellAppError(error)
  }

  override render(): ReactNode {
    const { children, fallback = <ScreenFailure /> } = this.props
    return this.state.failed ? fallback : children
  }
}

/** Reloading is the proper retry: it also loads a missing chunk. */
function ScreenFailure() {
  const { t } = useTranslation('app')
  const { reload, isStuck } = useReload()
  return (
    <FailedState
      heading="h1"
      title={t('failed.title')}
      text={t(isStuck ? 'failed.stuck' : 'failed.text')}
      action={
        <>
          <Button variant="primary" onClick={reload}>
            {t('failed.reload')}
          </Button>
          <ButtonLink to={DASHBOARD_PATH} reloadDocument>
            {t('failed.home')}
          </ButtonLink>
        </>
      }
    />
  )
}
