import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { FinishDialog } from './finish-dialog.tsx'

beforeAll(() => setupI18n('en-US', ['execution']))

function shown(session: Session): string {
  const nothing = () => undefined
  return renderToString(
    <FinishDialog
      session={session}
      weightUnit="kg"
      isSaving={false}
      hasFailed={false}
      onConfirm={nothing}
      onDismiss={nothing}
    />,
  )
}

/** The ways to answer the question, in their order. */
function answers(session: Session): readonly string[] {
  return [
    ...shown(session)
      .replaceAll(/<svg.*?<\/svg>/g, '')
      .matchAll(/<button[^>]*>(.*?)<\/button>/g),
  ]
    .map(([, inside]) => (inside ?? '').replaceAll(/<[^>]*>/g, '').trim())
    .filter(Boolean)
}

test('a workout in which nothing was logged is given up first, as it would count as done otherwise', () => {
  expect(answers(sessionOf([]))).toEqual(['Abandon workout', 'Finish workout', 'Keep training'])
  expect(answers(sessionOf([exerciseOf([blankSet()])]))[0]).toBe('Abandon workout')
})

test('one in which something was logged is finished first', () => {
  expect(answers(sessionOf([exerciseOf([aLoggedSet(100, 5)])]))[0]).toBe('Finish workout')
  expect(answers(sessionOf([exerciseOf([aLoggedSet(100, 5), blankSet()])]))).not.toContain('Abandon workout')
})

test('warm-ups are no sets, as in the result', () => {
  const warmUp = { ...aLoggedSet(60, 5), kind: 'warm-up' as const }
  const html = shown(sessionOf([exerciseOf([warmUp, aLoggedSet(100, 5), aLoggedSet(100, 5)])]))
  expect(html).toContain('<dt>Sets</dt><dd>2</dd>')
})
