import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { NO_COLUMNS, NO_FIGURES } from '#domain/import/header.ts'
import { NO_QUESTIONS } from '#domain/import/imported.ts'
import { setupI18n } from '#i18n/setup.ts'
import type { ImportPreview } from '#platform/account/data-worker.ts'
import { SummaryCard } from './preview-cards.tsx'

beforeAll(() => setupI18n('en-US', ['data', 'shared']))

const PREVIEW: ImportPreview = {
  format: 'strong',
  workouts: 3,
  sets: 9,
  measurements: 0,
  others: 0,
  firstDay: '2024-05-04',
  lastDay: '2024-05-08',
  questions: NO_QUESTIONS,
  usualSeconds: 3_600,
  names: [],
  bodyLoads: [],
  oddities: [],
  columns: NO_COLUMNS,
  figures: NO_FIGURES,
  figureless: null,
  profile: {},
}

test.each([
  [1, '2024-05-04', 'On May 4, 2024, you already have the same sets'],
  [2, '2024-05-08', '2 of 3 days (May 4, 2024 to May 8, 2024) already have the same sets'],
])('%i of three days that are already here', (days, lastDay, said) => {
  const doubled = { days, of: 3, firstDay: '2024-05-04', lastDay }
  const html = renderToStaticMarkup(
    <SummaryCard fileName="strong.csv" preview={PREVIEW} comparison={{ known: 0, sets: null, doubled }} />,
  )
  expect(html).toContain(said)
})

test('sets that return, and sets that stay removed, are named', () => {
  const sets = { added: 3, removed: 1 }
  const html = renderToStaticMarkup(
    <SummaryCard fileName="strong.csv" preview={PREVIEW} comparison={{ known: 3, sets, doubled: null }} />,
  )
  expect(html).toContain('3 sets those workouts don’t have will be added to them.')
  expect(html).toContain('1 set you removed will stay removed.')
})
