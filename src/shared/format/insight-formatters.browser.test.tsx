import { beforeAll, expect, test } from 'vitest'
import { type Day, dayOf } from '#domain/time/session-day.ts'
import { setupI18n } from '#i18n/setup.ts'
import { editPreferences } from '#storage/collections/preferences.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { render } from '../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../tests/test-database.ts'
import { useFormatters } from './insight-formatters.ts'

beforeAll(() => setupI18n('en-US', ['parts']))

function Today({ give }: { readonly give: (today: Day | undefined) => void }) {
  give(useFormatters()?.today)
  return null
}

// 25 hours apart: in any device zone, it is another day in one of them.
test.each(['Pacific/Kiritimati', 'Pacific/Niue'])(
  'figures end with the day it is in %s, where that is chosen',
  async (timeZone) => {
    const db = await openTestDatabase()
    await editPreferences(db, (preferences) => ({ ...preferences, timeZone }))
    let today: Day | undefined
    render(
      <DatabaseProvider value={db}>
        <Today
          give={(given) => {
            today = given
          }}
        />
      </DatabaseProvider>,
    )
    await expect.poll(() => today).toBe(dayOf(new Date().toISOString(), timeZone))
  },
)
