import { Component, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DASHBOARD_PATH } from '#contract/routes.ts'
import { tellAppError } from '#platform/server/app-error.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { isMissingCode } from './is-missing-code.ts'
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
    return <ScreenFailure failed={failed} />
  }
}

/** Reloading is the proper retry: it also loads missing code, which is no error: it comes with the connection. */
function ScreenFailure({ failed }: { readonly failed: 'error' | 'missing' }) {
  const { t } = useTranslation(['app', 'shared'])
  const { reload, isStuck } = useReload()
  const title = t(failed === 'missing' ? 'missing.title' : 'failed.title')
  useEffect(() => {
    document.title = `${title} · ${t('shared:appName')}`
  }, [title, t])
  return (
    <FailedState
      heading="h1"
      title={title}
      text={t(isStuck ? 'failed.stuck' : 'failed.text')}
      action={
        <>
          <Button variant="primary" onClick={reload}>
            {t('failed.reload')}
          </Button>
          {/* Without a connection, the app that runs is the only one there is. */}
          <ButtonLink to={DASHBOARD_PATH} reloadDocument={failed === 'error'}>
            {t('failed.home')}
          </ButtonLink>
        </>
      }
    />
  )
}
