import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setupI18n } from '#i18n/setup.ts'
import { useFormatters } from '#shared/format/insight-formatters.ts'
import { DatabaseProvider } from '#storage/database-context.tsx'
import { render } from '../../../../tests/support/render.tsx'
import { openTestDatabase } from '../../../../tests/test-database.ts'
import { Changes } from './changes.tsx'

beforeAll(() => setupI18n('en-US', ['insights', 'shared', 'parts']))

const NONE = { at: new Float64Array(), values: new Float64Array() }
const PERIOD = { sessions: 2, sets: 6, volume: 0, best: 20 }

function Shown({ better }: { readonly better: 'higher' | 'lower' }) {
  const formatters = useFormatters()
  const line = { measure: 'load', better, sessions: NONE, light: NONE, best: NONE, records: NONE, trend: null } as const
  const change = { recent: PERIOD, before: null }
  return formatters ? <Changes answer={{ lines: [line], change }} formatters={formatters} /> : null
}

test.each([
  ['higher', 'Best weight'],
  ['lower', 'Lowest assistance'],
] as const)('of an exercise where %s is better, the best of a period is called %s', async (better, name) => {
  const db = await openTestDatabase()
  const place = render(
    <DatabaseProvider value={db}>
      <Shown better={better} />
    </DatabaseProvider>,
  )
  await expect.element(page.elementLocator(place).getByRole('rowheader', { name, exact: true })).toBeVisible()
})
