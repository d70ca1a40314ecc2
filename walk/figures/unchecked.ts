import type { Exported } from './exported.ts'
import { plain } from './format/numbers.ts'
import type { ShownRow } from './screens/shown.ts'
import type { FigureSettings } from './settings.ts'

/** A row with figures that nothing was held against; `within` are the names of the parts around it. */
export type LeftRow = {
  readonly row: ShownRow
  readonly text: string
  readonly within: readonly string[]
  readonly isInDialog: boolean
}

export type Reason = {
  readonly what: string
  readonly because: string
  readonly holds: (left: LeftRow, settings: FigureSettings, exported: Exported) => boolean
}

/** Figures that nothing is held against, each with why. */
export const UNCHECKED: readonly Reason[] = [
  {
    what: 'the ranges that can be chosen, and the names of lines and charts',
    because: 'they name a choice or a range and say nothing about training',
    holds: ({ text }, { say }) =>
      [
        ...(['4', '12', '26', '52'] as const).map((range) => say(`parts:range.${range}`)),
        say('insights:progress.line.best'),
        say('exercises:chart.best'),
        say('exercises:detail.year'),
      ].includes(text),
  },
  {
    what: 'notes and instructions',
    because: "they are a person's own words, and stand in the export as they are shown",
    holds: ({ text }, { catalogue }, exported) => ownWords(exported, catalogue).some((words) => plain(words) === text),
  },
  {
    what: 'the usual rest and the bar of an exercise',
    because: 'they are shown as they were set, and nothing is computed',
    holds: ({ row, text }, { say }) =>
      row.tag === 'p' &&
      [say('exercises:detail.rest', { time: '0' }), say('exercises:detail.bar', { weight: '0' })].some((part) =>
        text.split(' · ').some((fact) => fact.replace(/\d[\d:.,]*( kg| lb)?/, '0') === part),
      ),
  },
  {
    what: 'the value of a point of a chart',
    because: 'a journey holds the points that arrow keys reach to the table of the same chart (e2e/progress.spec.ts)',
    holds: ({ row }) => row.tag === 'value',
  },
  {
    what: 'sentences about a trend',
    because: 'a line by Theil and Sen with its interval: a second one would be the same code; its own tests hold it',
    holds: ({ text }, { say }) =>
      [0, 1, 7].some((count) => {
        const [amount, number] = [String(count), String(count)]
        return [
          say('insights:progress.trend.rising', { amount }),
          say('insights:progress.trend.falling', { amount }),
          say('insights:progress.trend.plateau', { count }),
          say('insights:analytics.trend.rising', { count, number }),
          say('insights:analytics.trend.falling', { count, number }),
          say('metrics:trend.rising', { amount }),
          say('metrics:trend.falling', { amount }),
          say('metrics:trend.risingSlowly', { amount }),
          say('metrics:trend.fallingSlowly', { amount }),
        ].some((sentence) => isLike(text, sentence))
      }),
  },
  {
    what: 'the goal line of a muscle',
    because: 'it names the range that is explained beside it',
    holds: ({ text }, { say }) =>
      text ===
      say('insights:analytics.target.least', { sets: say('insights:analytics.sets', { count: 10, number: '10' }) }),
  },
  {
    what: 'how ready this device is for training offline',
    because: 'what is stored, sent and paid for is in no export; the ledger of the walker holds it',
    holds: ({ text }, { say }) =>
      [1, 7].some((count) =>
        [
          say('dashboard:ready.entitled', { day: String(count) }),
          say('dashboard:ready.appStored', { percent: String(count) }),
          say('dashboard:ready.waiting', { count }),
        ].some((sentence) => isLike(text, sentence)),
      ),
  },
  {
    what: 'how many workouts a search finds',
    because: 'a search forgives typing errors by rules of its own, which have their own tests',
    holds: ({ text }, { say }) => [1, 7].some((count) => isLike(text, say('sessions:find.sessions', { count }))),
  },
  {
    what: 'proposals: routines from the history, changes of a routine',
    because: 'they say what could be done; what was done is held elsewhere on the same screen',
    holds: ({ text, within }, { say }) =>
      within.includes(say('sessions:plan.title')) ||
      [1, 7].some((count) =>
        text.includes(say('dashboard:history.times', { count, when: '' }).replace(String(count), '')),
      ),
  },
  {
    what: 'a sheet above the screen',
    because: 'it holds what is chosen and typed, and no training that was done',
    holds: ({ isInDialog }, { screen }) => isInDialog && screen.kind !== 'exercise',
  },
]

/** Whether a text is this message with any figure in its place. */
function isLike(text: string, sentence: string): boolean {
  const [before = '', after] = plain(sentence).split(/\d+/)
  return after !== undefined && text.startsWith(before) && text.endsWith(after)
}

function ownWords({ documents }: Exported, catalogue: FigureSettings['catalogue']): readonly string[] {
  return [
    ...[...catalogue.values()].flatMap(({ howTo }) => howTo),
    ...documents.exercises.flatMap(({ note, instructions }) => [note, ...instructions.split('\n')]),
    ...documents.workouts.flatMap(({ note }) => note),
    ...documents.sessions.flatMap(({ note, exercises }) => [
      note,
      ...exercises.flatMap((exercise) => [exercise.note, exercise.exerciseNote ?? '']),
    ]),
  ]
}
