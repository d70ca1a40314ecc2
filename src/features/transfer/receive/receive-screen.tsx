import { useTranslation } from 'react-i18next'
import { INDEX_PATH, WORKOUTS_PATH } from '#contract/routes.ts'
import { assertNever } from '#domain/assert-never.ts'
import { GUEST_ACCOUNT } from '#platform/account/guest-account.ts'
import { useDatabase } from '#storage/database-context.tsx'
import type { StorageErrorReason } from '#storage/storage-error.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { FailedState } from '#ui/failed-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import styles from '../transfer.module.css'
import { WithinDatabase } from '../within-database.tsx'
import { Done } from './done.tsx'
import { Preview } from './preview.tsx'
import { type ReceiveProblem, useReception } from './use-reception.ts'
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
  const { problemWords, failureWords } = useProblemWords()
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

function useProblemWords() {
  const { t } = useTranslation('transfer')
  return {
    problemWords: (problem: ReceiveProblem): string =>
      problem.kind === 'broken' ? t('problem.broken', { place: problem.place }) : t(`problem.${problem.kind}`),
    failureWords: (reason: StorageErrorReason): string => t(reason === 'full' ? 'problem.full' : 'problem.notWritten'),
  }
}
