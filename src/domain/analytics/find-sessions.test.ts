import { describe, expect, test } from 'vitest'
import type { ExerciseId, WorkoutId } from '#contract/id.ts'
import type { Session } from '#contract/session.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { Answerer } from './answer.ts'
import { exerciseMuscles } from './exercise-muscles.ts'
import type { AnalyticsQuestion } from './questions.ts'
import { emptyIndex } from './snapshot.ts'

const SQUAT = 'barbell-squat' as ExerciseId
const LEGS = 'workout-legs' as WorkoutId
const EVERYTHING: Omit<AnalyticsQuestion<'sessions'>, 'about' | 'query'> = {
  called: [],
  meant: [],
  monthNames: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
  workoutId: null,
  exerciseId: null,
  status: null,
  from: null,
  to: null,
}

const on = (day: string, given: Partial<Session> = {}, exercises = [exerciseOf([aLoggedSet(100, 5)])]) =>
  sessionOf(exercises, { status: 'completed', startedAt: `${day}T18:00:00.000Z`, timeZone: 'UTC', ...given })
const squatting = (sets = [aLoggedSet(140, 5)], given = {}) =>
  exerciseOf(sets, { exerciseId: SQUAT, name: 'Agachamento livre', ...given })

const PUSH = on('2026-03-02', { name: 'Push day', note: 'Ombro direito doendo' })
const LEG_DAY = on('2026-03-04', { name: 'Pernas', workoutId: LEGS }, [squatting()])
const STOPPED = on('2026-03-06', { name: 'Pernas', workoutId: LEGS, status: 'abandoned' }, [squatting([blankSet()])])
const NOTED = on('2026-03-09', { name: 'Treino livre' }, [squatting(undefined, { note: 'Joelho estável' })])
const ALL = [PUSH, LEG_DAY, STOPPED, NOTED]

function answerer(sessions: readonly Session[] = ALL): Answerer {
  const index = emptyIndex()
  for (const session of sessions) index.training.put(session)
  return new Answerer(index)
}

function found(query: string, given: Partial<typeof EVERYTHING> = {}, sessions: readonly Session[] = ALL) {
  const asked = { about: 'sessions', query, ...EVERYTHING, ...given } as const
  return answerer(sessions)
    .answer(asked, exerciseMuscles([]))
    .map(({ day }) => day.slice(-2))
    .join(' ')
}

describe('typed text', () => {
  test.each([
    ['nothing finds every session, whatever became of it', '', '09 06 04 02'],
    ['only signs are nothing', ' - ', '09 06 04 02'],
    ['a word of the name', 'push', '02'],
    ['accents and case do not matter', 'PÚSH', '02'],
    ['a word that is not finished', 'pern', '06 04'],
    ['a word of the note', 'doendo', '02'],
    ['a word of the note on an exercise', 'joelho estavel', '09'],
    ['the name of an exercise that was logged, not of one that was only planned', 'agachamento', '09 04'],
    ['all words must be there, wherever each of them is', 'pernas agachamento', '04'],
    ['words in any order, without the little ones', 'o day de push', '02'],
    ['what is nowhere', 'natação', ''],
  ])('%s', (_rule, query, days) => {
    expect(found(query)).toBe(days)
  })

  test('forgives a typing error where nothing else is found, and only there', () => {
    expect(found('agahcamento')).toBe('09 04')
    const sessions = [...ALL, on('2026-03-11', { name: 'Posh gym' })]
    expect(found('push', {}, sessions)).toBe('02')
    expect(found('posh', {}, sessions)).toBe('11')
  })

  test('finds an exercise by what it is called here and now, and by what may be meant where nothing is', () => {
    expect(found('squat', { called: [SQUAT], meant: [SQUAT] })).toBe('09 04')
    expect(found('sqaut', { called: [], meant: [SQUAT] })).toBe('09 04')
    expect(found('push', { called: [], meant: [SQUAT] })).toBe('02')
  })

  test('more words than anybody types find nothing rather than everything', () => {
    expect(found(`push ${'palavra '.repeat(40)}`)).toBe('')
  })
})

describe('filters', () => {
  test.each([
    ['a workout', { workoutId: LEGS }, '06 04'],
    ['no workout', { workoutId: '' }, '09 02'],
    ['an exercise that was logged', { exerciseId: SQUAT }, '09 04'],
    ['an exercise that nobody did', { exerciseId: 'plank' as ExerciseId }, ''],
    ['how it ended', { status: 'abandoned' }, '06'],
    ['a period with both its days', { from: '2026-03-04', to: '2026-03-06' }, '06 04'],
    ['one day', { from: '2026-03-04', to: '2026-03-04' }, '04'],
    ['all of it at once', { workoutId: LEGS, status: 'completed', from: '2026-03-03' }, '04'],
  ] as const)('%s', (_rule, given, days) => {
    expect(found('', given)).toBe(days)
  })

  test('combines with text', () => {
    expect(found('pernas', { status: 'completed' })).toBe('04')
  })
})

test('a session is found by the day it began on where it began', () => {
  const late = on('2026-03-02', { startedAt: '2026-03-03T01:00:00.000Z', timeZone: 'America/Sao_Paulo' })
  expect(found('', { from: '2026-03-02', to: '2026-03-02' }, [late])).toBe('02')
})

test.each([
  ['a month, without its accent, and a word of the name', 'pernas marco', '06 04'],
  ['the beginning of a month, and a year', 'mar 2026', '09 06 04 02'],
  ['another month', 'pernas abril', ''],
  ['another year', 'pernas 2025', ''],
])('the day of a session is found by %s', (_rule, query, days) => {
  expect(found(query)).toBe(days)
})

test('an edited session is found by its new words and no longer by the old ones', () => {
  const index = emptyIndex()
  index.training.put(PUSH)
  const answers = new Answerer(index)
  const count = (query: string) =>
    answers.answer({ about: 'sessions', query, ...EVERYTHING }, exerciseMuscles([])).length
  expect([count('push'), count('peito')]).toEqual([1, 0])
  index.training.put({ ...PUSH, name: 'Peito' })
  expect([count('push'), count('peito')]).toEqual([0, 1])
})

test('the choices are what there is, the latest first', () => {
  expect(answerer().answer({ about: 'session-choices' }, exerciseMuscles([]))).toEqual({
    workouts: [
      { workoutId: '', name: 'Treino livre', sessions: 2 },
      { workoutId: LEGS, name: 'Pernas', sessions: 2 },
    ],
    statuses: [
      { status: 'completed', sessions: 3 },
      { status: 'abandoned', sessions: 1 },
    ],
    firstDay: '2026-03-02',
  })
  expect(answerer([]).answer({ about: 'session-choices' }, exerciseMuscles([]))).toEqual({
    workouts: [],
    statuses: [],
    firstDay: null,
  })
})
