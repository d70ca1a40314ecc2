import { useTranslation } from 'react-i18next'
import type { Session } from '#contract/session.ts'
import { isAheadOfClock, movedToNow } from '#domain/session/ahead-of-clock.ts'
import { editDocument } from '#storage/commands.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { now } from '#storage/new-id.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useAttempt } from '../actions/use-attempt.ts'

/** A workout that was begun while the device's clock was ahead hides the newer ones, until its time is corrected. */
export function ClockNotice({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions')
  const db = useDatabase()
  const attempt = useAttempt()
  if (!isAheadOfClock(session, Date.now())) return null
  const correct = () => attempt(() => editDocument(db, 'sessions', session.id, (it) => movedToNow(it, now()), session))
  return (
    <Banner
      tone="warning"
      title={t('ahead.title')}
      action={
        <Button size="small" onClick={() => void correct()}>
          {t('ahead.correct')}
        </Button>
      }
    >
      {t('ahead.text')}
    </Banner>
  )
}
