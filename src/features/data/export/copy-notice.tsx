import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DASHBOARD_PATH, DATA_PATH } from '#contract/routes.ts'
import { putOffReminder, useLastCopy } from '#platform/account/last-copy.ts'
import { useDatabase } from '#storage/database-context.tsx'
import { now } from '#storage/new-id.ts'
import { usePreferences } from '#storage/use-preferences.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { isCopyDue } from './is-copy-due.ts'

/** The monthly backup reminder above the dashboard, for those who opted in: nobody else fetches its words. */
export default function CopyNotice() {
  return usePreferences()?.copyReminder ? <Reminder /> : null
}

/** Mounted on every screen of the frame, so that its words are there before the dashboard is. */
function Reminder() {
  const { t } = useTranslation('data')
  const { pathname } = useLocation()
  const { account } = useDatabase()
  const { quietSince } = useLastCopy(account)
  if (pathname !== DASHBOARD_PATH || !isCopyDue(quietSince, Date.now())) return null
  return (
    <Banner
      tone="info"
      title={t('reminder.title')}
      action={
        <div className="actions">
          <ButtonLink to={DATA_PATH} size="small">
            {t('reminder.action')}
          </ButtonLink>
          <Button size="small" variant="quiet" onClick={() => putOffReminder(account, now())}>
            {t('reminder.later')}
          </Button>
        </div>
      }
    >
      {t('reminder.text')}
    </Banner>
  )
}
