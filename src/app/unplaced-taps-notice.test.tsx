import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '#contract/preferences.ts'
import type { Tap } from '#contract/tap.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { setupI18n } from '#i18n/setup.ts'
import { anId, blankSet, exerciseOf } from '../../tests/builders.ts'
import UnplacedTapsNotice from './unplaced-taps-notice.tsx'

function aTap(given: Partial<Tap> = {}): Tap {
  const set = blankSet()
  const { sets: _, ...exercise } = exerciseOf([set], { name: 'Bench press', kind: 'weight-reps' })
  return {
    account: 'ana',
    sessionId: anId(),
    setId: set.id,
    seen: { exercise, set },
    values: { ...NO_VALUES, weight: { value: 100, unit: 'kg' }, reps: 5 },
    restSeconds: 90,
    completedAt: '2026-11-24T10:00:00.000Z',
    ...given,
  }
}

async function shown(locale: Locale, tap: Tap): Promise<string> {
  await setupI18n(locale, ['app', 'shared'])
  return renderToStaticMarkup(<UnplacedTapsNotice taps={[tap]} onRead={() => undefined} />).replaceAll('\u00a0', ' ')
}

afterEach(() => setupI18n('en-US', ['app', 'shared']))

test.each<[Locale, string]>([
  ['en-US', 'Got it'],
  ['pt-BR', 'Entendi'],
  ['es-ES', 'Entendido'],
])('a set without a workout is named with its figures in %s, and can be put away', async (locale, button) => {
  const html = await shown(locale, aTap())
  expect(html).toContain('Bench press: 100 kg × 5')
  expect(html).toContain(button)
})

test('a tap of an older build shows its figures without the exercise, which it does not know', async () => {
  expect(await shown('en-US', aTap({ seen: null }))).toContain('<li>100 kg × 5</li>')
})
