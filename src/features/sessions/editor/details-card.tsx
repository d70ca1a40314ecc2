import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { longestNote } from '#domain/document/size-limits.ts'
import { renameSession, setSessionNote } from '#domain/session/details.ts'
import { elapsedMs, isUnusuallyLong, setSessionTimes } from '#domain/session/lifecycle.ts'
import { instantAtWallTime, wallTimeOf } from '#domain/time/zoned-time.ts'
import { useWide } from '#platform/device/use-wide.ts'
import { now } from '#storage/new-id.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useSessionText } from '../use-session-text.ts'
import { useTypedText } from '../use-typed-text.ts'
import styles from './editor.module.css'
import { moveStart } from './past-edits.ts'
import type { EditSession } from './use-session-edits.ts'

type DetailsCardProps = { readonly session: Session; readonly edit: EditSession }

export function DetailsCard({ session, edit }: DetailsCardProps) {
  const { t } = useTranslation('sessions')
  const name = useTypedText(session.name, (text) => edit((it) => renameSession(it, text)), { whenLeft: true })
  const note = useTypedText(session.note, (text) => edit((it) => setSessionNote(it, text)), { whenLeft: true })
  const words = useSessionText()
  const isWide = useWide()
  const fields = (
    <>
      <TextField label={t('editor.name')} maxLength={MAX_NAME_LENGTH} autoComplete="off" {...name} />
      <div className={styles.times}>
        <TimeField
          label={t('editor.start')}
          instant={session.startedAt}
          refuse={(instant) => instant > now() && t('editor.future')}
          change={(it, startedAt) => moveStart(it, startedAt, now())}
          session={session}
          edit={edit}
        />
        <TimeField
          label={t('editor.end')}
          instant={session.endedAt ?? session.startedAt}
          refuse={(instant) =>
            (instant > now() && t('editor.future')) || (instant < session.startedAt && t('editor.endBeforeStart'))
          }
          change={(it, endedAt) => setSessionTimes(it, { endedAt })}
          session={session}
          edit={edit}
        />
      </div>
      <TextArea label={t('note')} maxLength={longestNote(session, session.note)} {...note} />
    </>
  )
  if (isWide) return <Card className={styles.details ?? ''}>{fields}</Card>
  // On a phone one line until it is opened: the sets are what most people came for.
  return (
    <Card className={styles.folded ?? ''}>
      <details>
        <summary className={styles.foldedLine}>
          <span className={styles.foldedWords}>
            {session.name}
            <span className="quiet">{words.when(session)}</span>
          </span>
          <ChevronDown className={styles.chevron} aria-hidden />
        </summary>
        <div className={styles.details}>{fields}</div>
      </details>
    </Card>
  )
}

type TimeFieldProps = {
  readonly label: string
  readonly instant: string
  /** The problem's text, or false. */
  readonly refuse: (instant: string) => string | false
  readonly change: (session: Session, instant: string) => Session
  readonly session: Session
  readonly edit: EditSession
}

/** In the session's zone. Saved when left, being invalid while typing; an implausible duration is confirmed first. */
function TimeField({ label, instant, refuse, change, session, edit }: TimeFieldProps) {
  const { t } = useTranslation('sessions')
  const words = useSessionText()
  const { timeZone } = session
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const [doubtful, setDoubtful] = useState<string | null>(null)
  const shown = wallTimeOf(instant, timeZone)

  const write = async (chosen: string) => {
    setDoubtful(null)
    if (await edit((it) => change(it, chosen))) setTyped(null)
  }
  const leave = async () => {
    if (typed === null || typed === shown) return setTyped(null)
    const chosen = instantAtWallTime(typed, timeZone)
    const problem = chosen === null ? t('editor.noTime') : refuse(chosen)
    setError(problem || undefined)
    if (chosen === null || problem) return
    if (isUnusuallyLong(change(session, chosen)) && !isUnusuallyLong(session)) return setDoubtful(chosen)
    await write(chosen)
  }
  return (
    <>
      <TextField
        type="datetime-local"
        label={label}
        error={error}
        value={typed ?? shown}
        onChange={(event) => {
          setError(undefined)
          setTyped(event.target.value)
        }}
        onBlur={() => void leave()}
      />
      <ConfirmDialog
        open={doubtful !== null}
        title={t('editor.longTitle')}
        message={t('editor.longText', {
          duration: words.duration(doubtful === null ? 0 : elapsedMs(change(session, doubtful), Date.now())),
        })}
        confirmLabel={t('editor.longKeep')}
        cancelLabel={t('editor.longCorrect')}
        onConfirm={() => doubtful !== null && void write(doubtful)}
        onCancel={() => {
          setDoubtful(null)
          setTyped(null)
        }}
      />
    </>
  )
}
