import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { SAMPLE_PATH, sessionPath, WORKOUTS_PATH } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import type { Workout } from '#contract/workout.ts'
import { keepScreenOn } from '#platform/device/wake-lock.ts'
import { Banner } from '#ui/banner.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../transfer.module.css'
import { isSession, useFacts } from '../use-facts.ts'
import { WithinDatabase } from '../within-database.tsx'
import { CodeSequence } from './code-sequence.tsx'
import { GuestCopy } from './guest-copy.tsx'
import { SendFile } from './send-file.tsx'
import { type OutgoingTransfer, useOutgoingTransfer } from './use-outgoing-transfer.ts'

/**
 * `/hand-over/send?workout=…` or `?session=…`: sends a document to another phone, as codes on screen or as a file.
 * `?guest` alone: everything of a guest, as a file.
 */
export default function SendScreen() {
  const [asked] = useSearchParams()
  const isGuest = asked.has('guest')
  const [workout, session] = [asked.get('workout'), asked.get('session')]
  return (
    <WithinDatabase isGuest={isGuest}>
      {isGuest && workout === null && session === null ? (
        <GuestCopy />
      ) : (
        <Send workout={workout} session={session} isGuest={isGuest} />
      )}
    </WithinDatabase>
  )
}

type SendProps = { readonly workout: string | null; readonly session: string | null; readonly isGuest: boolean }

function Send({ workout, session, isGuest }: SendProps) {
  const { t } = useTranslation('transfer')
  const sent = useOutgoingTransfer({ workout, session })
  const facts = useFacts()
  useEffect(() => keepScreenOn(), [])
  const back = { to: isGuest ? SAMPLE_PATH : placeOf(sent?.document), label: t('back') }
  if (!sent)
    return (
      <>
        <PageHeader title={t('send.title')} back={back} />
        {sent === null ? (
          <EmptyState drawing="no-signal" title={t('send.missingTitle')} text={t('send.missingText')} />
        ) : (
          <Skeleton shape="card" count={2} />
        )}
      </>
    )
  return (
    <>
      <PageHeader title={sent.document.name} subtitle={facts(sent.document)} back={back} />
      <div className={styles.columns}>
        <CodeCard sent={sent} />
        <Card as="section" className="card" aria-labelledby="send-file">
          <h2 id="send-file">{t('send.file')}</h2>
          <p>{t('send.fileText')}</p>
          <SendFile file={sent.file} />
          <p className="quiet">{t(isSession(sent.document) ? 'send.whatSession' : 'send.whatWorkout')}</p>
        </Card>
      </div>
    </>
  )
}

function CodeCard({ sent: { document, parts } }: { readonly sent: OutgoingTransfer }) {
  const { t } = useTranslation('transfer')
  return (
    <Card as="section" className="card" aria-labelledby="send-code">
      <h2 id="send-code">{t('send.qr')}</h2>
      {parts === undefined && <Skeleton shape="card" />}
      {parts === null && <Banner tone="info">{t('send.tooLarge')}</Banner>}
      {parts && (
        <>
          <p>{t(parts.length === 1 ? 'send.qrText' : 'send.qrTexts')}</p>
          <CodeSequence key={parts[0]} name={document.name} parts={parts} />
          <p className="quiet">{t('send.private')}</p>
        </>
      )}
    </Card>
  )
}

/** The document's screen, from which the person most likely came. */
function placeOf(document: Workout | Session | undefined): string {
  return document && isSession(document) ? sessionPath(document) : WORKOUTS_PATH
}
