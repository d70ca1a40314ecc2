import type { Exported } from './exported.ts'
import { before, MARK } from './format/message-parts.ts'
import { plain } from './format/numbers.ts'
import { isKeypad } from './screens/keypad.ts'
import type { ShownPart, ShownRow } from './screens/shown.ts'
import type { FigureSettings } from './settings.ts'

/** A row with figures that nothing was held against; `within` are the names of the `parts` around it. */
export type LeftRow = {
  readonly row: ShownRow
  readonly text: string
  readonly within: readonly string[]
  readonly parts: readonly ShownPart[]
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
        say('metrics:detail.average'),
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
    what: 'the table of a chart',
    because:
      'it has the points of the lines, which no second code draws: tests of their own hold them (best-line.test.ts)',
    // Its frame has the name of the chart around it.
    holds: ({ row, parts }) => row.tag === 'tr' && parts.length > 1 && parts.at(-1)?.name === parts.at(-2)?.name,
  },
  {
    what: 'the note by which a search found a workout',
    because: 'a part of it is shown, which a rule of its own chooses: excerpt.test.ts holds it',
    holds: ({ text }, { say, screen }, { documents }) =>
      screen.kind === 'history' &&
      (text.startsWith(before(say('sessions:find.inNote', { text: MARK }))) ||
        documents.sessions.some(({ exercises }) => exercises.some(({ name }) => text.startsWith(`${name}: `)))),
  },
  {
    what: 'how many exercises a search or filters find',
    because: 'both have tests of their own; how many there are in all is held where nothing is left out',
    holds: ({ text }, { say, screen }) =>
      screen.kind === 'exercise' && [1, 7].some((count) => isLike(text, say('shared:exercises', { count }))),
  },
  {
    what: 'the words that were looked for',
    because: 'they are shown as they were typed',
    holds: ({ text }, { say }) => text.startsWith(before(say('exercises:empty.create', { name: MARK }))),
  },
  {
    what: 'the filters of the history',
    because: 'they are shown as they were chosen, and nothing is computed',
    holds: ({ within }, { say }) => within.includes(say('sessions:find.filters')),
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
          say('metrics:goal.heading.closer'),
          say('metrics:goal.heading.away'),
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
    what: 'the account of a walk',
    because: 'a device has its documents alone; on-demo.ts holds the account, which the server sends',
    holds: ({ text, within }, { say, screen }, { profile }) =>
      !profile &&
      (screen.kind === 'profile'
        ? within.includes(say('profile:account.title'))
        : text.startsWith(before(say('dashboard:greeting', { name: MARK })))),
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
          say('subscription:trial.days', { count }),
        ].some((sentence) => isLike(text, sentence)),
      ),
  },
  {
    what: 'how many workouts a search finds, and on which days',
    because: 'a search forgives typing errors by rules of its own, which have their own tests',
    holds: ({ text, within }, { say }) =>
      within.includes(say('sessions:find.calendar')) ||
      [1, 7].some((count) => isLike(text, say('sessions:find.sessions', { count }))),
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
    what: 'a workout of the past that is being entered',
    because:
      'it is no document yet, and no figure of it is computed: its name and its time are shown as they were chosen',
    holds: ({ text }, { say }) =>
      text.startsWith(before(say('sessions:past.left', { name: MARK, when: MARK }))) &&
      text.endsWith(say('sessions:past.left', { name: MARK, when: MARK }).split(MARK).at(-1) ?? ''),
  },
  {
    what: 'words for a screen reader in a running workout',
    because: 'they tell of the moment in which they were said; the row that they tell of is held as it is now',
    holds: ({ row, within }, { screen }) => screen.kind === 'running' && row.tag === 'span' && within.length === 0,
  },
  {
    what: 'the clock of a timed set',
    because: 'the device keeps when it was started apart from the documents, and in no export',
    holds: ({ row, text, parts }, { screen }) =>
      screen.kind === 'running' &&
      row.tag === 'span' &&
      /^\d+(:\d\d)+$/.test(text) &&
      parts.some(({ tag }) => tag === 'footer'),
  },
  {
    what: 'what may be typed into a field',
    because: 'the limits of a field say nothing about training; tests of the fields hold them',
    holds: ({ text }, { say }) =>
      text === plain(say('profile:about.heightHint')) ||
      text.startsWith(before(say('metrics:error.not-a-number', { example: MARK }))) ||
      text.startsWith(before(say('profile:problem.outOfRange', { least: MARK, most: '', unit: '' }))),
  },
  {
    what: 'an open keypad',
    because: 'keys can be pressed and say nothing about training; plates and the other unit follow what is being typed',
    holds: ({ within }, { say }) => within.some((name) => isKeypad(name, say)),
  },
  {
    what: 'the other figures of a set that two devices logged',
    because: 'the merge keeps them on the device apart from the documents, and in no export',
    holds: ({ text }, { say }) =>
      [say('parts:merged.text', { kept: MARK, other: MARK }), say('parts:merged.take', { other: MARK })].some(
        (sentence) => before(sentence) !== '' && text.startsWith(before(sentence)),
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
