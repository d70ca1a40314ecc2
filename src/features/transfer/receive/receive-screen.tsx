import { useTranslation } from 'react-i18next'
import { INDEX_PATH, SAMPLE_PATH, SIGN_UP_PATH, sessionPath, WORKOUTS_PATH } from '#contract/routes.ts'
import { assertNever } from '#domain/assert-never.ts'
import type { Reception } from '#domain/transfer/reception.ts'
import { keepGuest } from '#platform/account/guest.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { StorageErrorReason } from '#storage/storage-error.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import styles from '../transfer.module.css'
import { WithinDatabase } from '../within-database.tsx'
import { Preview } from './preview.tsx'
import { nameOf, type ReceiveProblem, useReception } from './use-reception.ts'
import { WaysIn } from './ways-in.tsx'

/** `/hand-over`: receives a workout or session from another phone, with a preview. */
export default function ReceiveScreen() {
  return (
    <WithinDatabase>
      <Receive />
    </WithinDatabase>
  )
}

function Receive() {
  const { t } = useTranslation('transfer')
  const { account } = useDatabase()
  const isGuest = account === GUEST_ACCOUNT
  const { state, readPacked, readFile, take, startAgain, keep } = useReception()
  const { problemWords, failureWords } = useProblemText()
  const again = <Button onClick={startAgain}>{t('receive.again')}</Button>

  const content = () => {
    switch (state.kind) {
      case 'waiting':
        return <WaysIn onPacked={(packed) => void readPacked(packed)} onFile={(file) => void readFile(file)} />
      case 'problem':
        return <FailedState title={t('problem.title')} text={problemWords(state.problem)} action={again} />
      case 'failed':
        return <FailedState title={t('problem.notTaken')} text={failureWords(state.reason)} action={again} />
      case 'preview':
        return (
          <div className={classNames('column', styles.column)}>
            <Preview
              shown={state}
              isGuest={isGuest}
              onTake={(finished) => void take(state, finished)}
              onCancel={startAgain}
            />
          </div>
        )
      case 'done':
        return <Done reception={state.reception} isGuest={isGuest} onGoOn={keep} onAnother={startAgain} />
      default:
        return assertNever(state)
    }
  }
  return (
    <>
      <PageHeader
        title={t('receive.title')}
        subtitle={t('receive.subtitle')}
        back={{ to: isGuest ? INDEX_PATH : WORKOUTS_PATH, label: t('back') }}
      />
      {content()}
    </>
  )
}

function useProblemText() {
  const { t } = useTranslation('transfer')
  return {
    problemWords: (problem: ReceiveProblem): string => t(`problem.${problem.kind}`),
    failureWords: (reason: StorageErrorReason): string => t(reason === 'full' ? 'problem.full' : 'problem.notWritten'),
  }
}

type DoneProps = {
  readonly reception: Reception
  readonly isGuest: boolean
  readonly onGoOn: () => void
  readonly onAnother: () => void
}

function Done({ reception, isGuest, onGoOn, onAnother }: DoneProps) {
  const { t } = useTranslation('transfer')
  const { to, label } = useNext(reception, isGuest)
  const leave = () => {
    onGoOn()
    if (isGuest) keepGuest()
  }
  return (
    <EmptyState
      drawing="bar"
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
