import { beforeAll, expect, test } from 'vitest'
import { MAX_REPS } from '#contract/limits.ts'
import type { RuleDraft } from '#domain/progression/plan-rule.ts'
import { setupI18n } from '#i18n/setup.ts'
import { render } from '../../../../tests/support/render.tsx'
import { RuleFields } from './rule-fields.tsx'

beforeAll(() => setupI18n('en-US', ['workouts']))

const CLIMB: RuleDraft = { rule: { kind: 'reps' }, range: { min: 8, max: 12 } }

/** The upper end of the range after pasting a number into its field. */
function mostRepsAfter(text: string): number {
  let draft = CLIMB
  const place = render(
    <RuleFields
      draft={CLIMB}
      onChange={(changed) => {
        draft = changed
      }}
    />,
  )
  const field = place.querySelector<HTMLInputElement>('input[aria-label="Max reps"]')
  if (!field) throw new Error('no field for the most reps')
  field.focus()
  field.select()
  document.execCommand('insertText', false, text)
  return draft.range.max
}

test('a rule takes as many reps as a set', () => {
  expect(mostRepsAfter(String(MAX_REPS))).toBe(MAX_REPS)
})

test('a rule refuses more reps than a set can have', () => {
  expect(mostRepsAfter(String(MAX_REPS + 1))).toBe(CLIMB.range.max)
})
