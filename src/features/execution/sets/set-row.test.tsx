import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { percentLoads } from '#domain/session/percent-load.ts'
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
  loads: null,
  state: 'open',
  isActive: true,
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

test('a share of the maximum is filled in as soon as the maximum is known, and its line is there before', () => {
  const target = { reps: null, weight: null, percentOfOneRepMax: 75.5, seconds: null, distance: null, rpe: null }
  const props = { set: blankSet({ target }), previous: aLoggedSet(70, 8) }
  const oneRepMax = { value: 120, unit: 'kg' } as const
  const known = percentLoads([75.5], oneRepMax, null)
  const about = (loads: SetRowProps['loads']) =>
    renderToString(<SetRow {...PROPS} {...props} loads={loads} />).match(/<p.*?<\/p>/)?.[0] ?? ''
  expect(fields({ ...props, loads: known })[0]).toBe('Weight: 90 kg, Set 2')
  expect(about(known)).toContain('Estimated 1RM 120\u00a0kg')
  expect(fields({ ...props, loads: null })[0]).toBe('Weight: 70 kg, Set 2')
  expect(about(percentLoads([75.5], null, null))).toContain('No 1RM known yet')
  expect(about(null).match(/<span/g)).toHaveLength(about(known).match(/<span/g)?.length ?? 0)
  const typed = { ...props, set: blankSet({ target, weight: { value: 85, unit: 'kg' } }) }
  expect(fields({ ...typed, loads: known })[0]).toBe('Weight: 85 kg, Set 2')
})

test('the last time reads as it does in the history, with marks between thousands', () => {
  const previous = { ...aLoggedSet(1_005, 5), weight: { value: 1_005, unit: 'lb' as const } }
  expect(renderToString(<SetRow {...PROPS} previous={previous} />)).toContain('1,005\u00a0lb ×\u00a05')
})
