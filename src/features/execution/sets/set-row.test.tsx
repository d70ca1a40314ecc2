import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { aLoggedSet, blankSet } from '../../../../tests/builders.ts'
import { SetRow, type SetRowProps } from './set-row.tsx'

beforeAll(() => setupI18n('en-US', ['execution']))

const nothing = () => undefined
const PROPS: SetRowProps = {
  set: blankSet(),
  kind: 'weight-reps',
  number: 2,
  total: 3,
  fields: ['weight', 'reps'],
  units: { weight: 'kg', distance: 'km' },
  previous: null,
  carried: null,
  state: 'open',
  isInHand: true,
  typing: null,
  actions: {
    check: nothing,
    uncheck: nothing,
    retry: nothing,
    choose: nothing,
    openField: nothing,
    openOptions: nothing,
  },
}

/** What the fields are called, which says what is in them. */
function fields(props: Partial<SetRowProps>): readonly string[] {
  const html = renderToString(<SetRow {...PROPS} {...props} />)
  return [...html.matchAll(/aria-label="((?:Weight|Reps): [^"]*)"/g)].map(([, label]) => label ?? '')
}

test('the first time, the fields hold what the set before it was', () => {
  expect(fields({ carried: aLoggedSet(62.5, 10) })).toEqual(['Weight: 62.5 kg, Set 2', 'Reps: 10, Set 2'])
})

test('the last time goes before the set before it', () => {
  expect(fields({ previous: aLoggedSet(70, 8), carried: aLoggedSet(62.5, 10) })).toEqual([
    'Weight: 70 kg, Set 2',
    'Reps: 8, Set 2',
  ])
})

test('what a step key starts from stays in view until something is typed', () => {
  const props = { set: blankSet(), previous: aLoggedSet(100, 8) }
  const typing = { field: 'weight', text: '' } as const
  expect(fields({ ...props, typing })[0]).toBe('Weight: 100 kg, Set 2')
  expect(fields({ ...props, typing: { ...typing, text: '1' } })[0]).toBe('Weight: 1 kg, Set 2')
})
