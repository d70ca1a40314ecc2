import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { SAMPLE_PATH, SIGN_UP_PATH, sessionPath, WORKOUTS_PATH } from '#contract/routes.ts'
import type { Reception } from '#domain/transfer/reception.ts'
import { keepGuest } from '#platform/account/guest.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { nameOf } from './use-reception.ts'

type DoneProps = {
  readonly reception: Reception
  readonly isGuest: boolean
  readonly onGoOn: () => void
  readonly onAnother: () => void
}

export function Done({ reception, isGuest, onGoOn, onAnother }: DoneProps) {
  const { t } = useTranslation('transfer')
  const { to, label } = useNext(reception, isGuest)
  const leave = () => {
    onGoOn()
    if (isGuest) keepGuest()
  }
  return (
    <EmptyState
      icon={CircleCheck}
      title={t('done.title', { name: nameOf(reception) })}
      text={t(isGuest ? 'done.guest' : reception.kind === 'workout' ? 'done.workout' : 'done.session')}
      action={
        <div className="actions">
          <ButtonLink variant="primary" size="large" to={to} onClick={leave}>
            {label}
          </ButtonLink>
          <Button size="large" onClick={onAnother}>
            {t('done.another')}
          </Button>
        </div>
      }
    />
  )
}

function useNext(reception: Reception, isGuest: boolean): { readonly to: string; readonly label: string } {
  const { t } = useTranslation('transfer')
  const isRunning = reception.kind === 'session' && reception.session.status === 'active'
  if (isRunning && isGuest) return { to: SAMPLE_PATH, label: t('done.continue') }
  if (isGuest) return { to: SIGN_UP_PATH, label: t('done.signUp') }
  if (reception.kind === 'workout') return { to: WORKOUTS_PATH, label: t('done.toWorkouts') }
  return { to: sessionPath(reception.session), label: t(isRunning ? 'done.continue' : 'done.toSession') }
}
