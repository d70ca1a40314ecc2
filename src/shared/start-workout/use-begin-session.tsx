import { type ReactNode, useRef, useState } from 'react'
import type { SessionId } from '#contract/id.ts'
import { executionPath } from '#contract/routes.ts'
import type { Session } from '#contract/session.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { MissingPart } from '../missing-part.tsx'
import { optionalPart } from '../optional-part.tsx'
import type { Beginning } from './begin-session.ts'

// Rarely needed.
const StartQuestion = optionalPart(() => import('./start-question.tsx'), { Missing: MissingPart })

type BeginHandlers = {
  readonly onBegun: (session: Session, beginning: Beginning) => void
  readonly onFailed: (cause: unknown) => void
  readonly onDismissed?: () => void
}

type PendingStart = { readonly beginning: Beginning; readonly beside: readonly SessionId[]; readonly other: Session }

/** If another session is running, the person is asked first: render `question`. Further taps are ignored meanwhile. */
export function useBeginSession({ onBegun, onFailed, onDismissed }: BeginHandlers): {
  readonly begin: (beginning: Beginning) => Promise<void>
  readonly question: ReactNode
} {
  const db = useDatabase()
  const [asked, setAsked] = useState<PendingStart>()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)

  const perform = async ({
    beginning,
    beside,
    finished,
  }: Omit<PendingStart, 'other'> & { readonly finished?: Session }) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    try {
      const { beginSession, finishOther } = await import('./begin-session.ts')
      if (finished) await finishOther(db, finished)
      const begun = await beginSession(db, beginning, beside)
      if (begun.type === 'other-running') return setAsked({ beginning, beside, other: begun.other })
      setAsked(undefined)
      onBegun(begun.session, beginning)
    } catch (cause) {
      console.error('beginning a session', cause)
      setAsked(undefined)
      onFailed(cause)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  const question = asked && (
    <StartQuestion
      other={asked.other}
      to={executionPath(asked.other.id)}
      isBusy={isBusy}
      onFinishOther={() => void perform({ ...asked, finished: asked.other })}
      onBoth={() => void perform({ ...asked, beside: [...asked.beside, asked.other.id] })}
      onClose={() => {
        setAsked(undefined)
        onDismissed?.()
      }}
    />
  )
  return { begin: (beginning) => perform({ beginning, beside: [] }), question }
}
