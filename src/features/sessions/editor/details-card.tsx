import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_NAME_LENGTH } from '#contract/limits.ts'
import type { Session } from '#contract/session.ts'
import { renameSession, setSessionNote } from '#domain/session/details.ts'
import { setSessionTimes } from '#domain/session/lifecycle.ts'
import { longestNote } from '#domain/size-limits.ts'
import { instantAtWallTime, wallTimeOf } from '#domain/zoned-time.ts'
import { now } from '#storage/new-id.ts'
import { Card } from '#ui/card.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useTypedText } from '../use-typed-text.ts'
import styles from './editor.module.css'
import { moveStart } from './past-edits.ts'
import type { EditSession } from './use-session-edits.ts'

type DetailsCardProps = { readonly session: Session; readonly edit: EditSession }

/** Name, start, end and note of a past session. */
export function DetailsCard({ session, edit }: DetailsCardProps) {
  const { t } = useTranslation('sessions')
  const name = useTypedText(session.name, (text) => edit((it) => renameSession(it, text)), { whenLeft: true })
  const note = useTypedText(session.note, (text) => edit((it) => setSessionNote(it, text)), { whenLeft: true })
  return (
    <Card className={styles.details ?? ''}>
      <TextField label={t('editor.name')} maxLength={MAX_NAME_LENGTH} autoComplete="off" {...name} />
      <div className={styles.times}>
        <TimeField
          label={t('editor.start')}
          instant={session.startedAt}
          timeZone={session.timeZone}
          refuse={(instant) => instant > now() && t('editor.future')}
          onChange={(startedAt) => edit((it) => moveStart(it, startedAt))}
        />
        <TimeField
          label={t('editor.end')}
          instant={session.endedAt ?? session.startedAt}
          timeZone={session.timeZone}
          refuse={(instant) =>
            (instant > now() && t('editor.future')) || (instant < session.startedAt && t('editor.endBeforeStart'))
          }
          onChange={(endedAt) => edit((it) => setSessionTimes(it, { endedAt }))}
        />
      </div>
      <TextArea label={t('note')} maxLength={longestNote(session, session.note)} {...note} />
    </Card>
  )
}

type TimeFieldProps = {
  readonly label: string
  readonly instant: string
  readonly timeZone: string
  /** What is wrong with an instant, in words; false where nothing is. */
  readonly refuse: (instant: string) => string | false
  readonly onChange: (instant: string) => Promise<boolean>
}

/** A date and a time where the session took place. Written when the field is left, as it is wrong while it is typed. */
function TimeField({ label, instant, timeZone, refuse, onChange }: TimeFieldProps) {
  const { t } = useTranslation('sessions')
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const shown = wallTimeOf(instant, timeZone)

  const leave = async () => {
    if (typed === null || typed === shown) return setTyped(null)
    const chosen = instantAtWallTime(typed, timeZone)
    const problem = chosen === null ? t('editor.noTime') : refuse(chosen)
    setError(problem || undefined)
    if (chosen === null || problem) return
    if (await onChange(chosen)) setTyped(null)
  }
  return (
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
  )
}
