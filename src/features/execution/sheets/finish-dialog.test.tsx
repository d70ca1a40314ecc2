import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Session } from '#contract/session.ts'
import { setupI18n } from '#i18n/setup.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../../tests/builders.ts'
import { FinishDialog } from './finish-dialog.tsx'

beforeAll(() => setupI18n('en-US', ['execution']))

/** The ways to answer the question, in their order. */
function answers(session: Session): readonly string[] {
  const nothing = () => undefined
  const html = renderToString(
    <FinishDialog
      session={session}
      weightUnit="kg"
      isSaving={false}
      hasFailed={false}
      onConfirm={nothing}
      onDismiss={nothing}
    />,
  )
  return [...html.replaceAll(/<svg.*?<\/svg>/g, '').matchAll(/<button[^>]*>(.*?)<\/button>/g)]
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
