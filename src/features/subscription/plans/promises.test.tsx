import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { Promises } from './promises.tsx'

// proves 9.44
test('a plan is for unlimited workouts, all exercises, progress, analytics, support and export', async () => {
  await setupI18n('en-US', ['subscription'])
  const html = renderToStaticMarkup(<Promises />)
  const [benefits = ''] = html.split('</section>')
  const said = benefits
    .split('<li>')
    .slice(1)
    .map((item) => item.replaceAll(/<[^>]*>/g, ''))
  expect(said).toEqual([
    'As many workouts as you want, online or offline',
    'The whole exercise library, plus custom exercises',
    'Your progress on every exercise',
    'Detailed volume, records and trends',
    'Export of everything you logged, as CSV or JSON, with or without a plan',
    'Priority support',
  ])
})
