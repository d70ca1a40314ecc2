import { z } from 'zod'
import { ENGINES } from '../tooling/engines/engine.ts'
import type { Target } from './sight.ts'

// A story is data: it is written to a file, replayed and shortened.

const target = z.object({ role: z.string(), name: z.string(), nth: z.int() })

export const ELSEWHERE = ['delete', 'rename'] as const
export const CHANGED_ELSEWHERE = ['sessions', 'workouts', 'exercises'] as const
export const THEMES = ['light', 'dark'] as const
export const CLOSINGS = ['escape', 'button', 'beside', 'back', 'swipe'] as const
/** An address that is none of the app's. */
export const NOWHERE = '/nowhere'
const KEYS = z.string()

const step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('press'), target }),
  z.object({ kind: z.literal('type'), target, text: z.string() }),
  z.object({ kind: z.literal('choose'), target, at: z.int() }),
  z.object({ kind: z.literal('key'), key: KEYS }),
  z.object({ kind: z.literal('keys'), keys: z.array(KEYS) }),
  z.object({ kind: z.literal('close'), way: z.enum(CLOSINGS), target: target.nullable() }),
  z.object({ kind: z.literal('scroll'), share: z.number() }),
  z.object({ kind: z.literal('visit'), path: z.string() }),
  z.object({ kind: z.literal('file'), name: z.string() }),
  z.object({ kind: z.literal('drag'), target, by: z.int() }),
  z.object({
    kind: z.literal('elsewhere'),
    act: z.enum(ELSEWHERE),
    collection: z.enum(CHANGED_ELSEWHERE),
    at: z.int(),
  }),
  z.object({ kind: z.literal('left running'), hours: z.int() }),
  z.object({ kind: z.literal('text size'), percent: z.int() }),
  z.object({ kind: z.literal('system theme'), theme: z.enum(THEMES) }),
  z.object({ kind: z.literal('journey'), timeZone: z.string() }),
  z.object({ kind: z.literal('later'), hours: z.int() }),
  z.object({
    kind: z.enum([
      'back',
      'forward',
      'reload',
      'reopen',
      'kill',
      'offline',
      'online',
      'other browser',
      'second tab',
      'other tab',
      'close tab',
      'log in',
      'log in as another',
      'turn',
    ]),
  }),
])
export type Step = z.infer<typeof step>
export type Kind = Step['kind']
export type StepOf<Name extends Kind> = Extract<Step, { readonly kind: Name }>
export type Closing = (typeof CLOSINGS)[number]

const story = z.object({
  seed: z.string(),
  engine: z.enum(ENGINES),
  size: z.object({ width: z.int(), height: z.int() }),
  steps: z.array(step).readonly(),
})
export type Story = z.infer<typeof story>

/** Whether everything stands elsewhere afterwards. */
export function reshapes({ kind }: Step): boolean {
  return kind === 'turn' || kind === 'text size'
}

/** One line, which a person can repeat. */
export function lineOf(one: Step): string {
  switch (one.kind) {
    case 'press':
      return `press ${nameOf(one.target)}`
    case 'type':
      return `type into ${nameOf(one.target)}: ${JSON.stringify(one.text.length > 60 ? `${one.text.slice(0, 60)}… (${one.text.length})` : one.text)}`
    case 'choose':
      return `choose the entry ${one.at + 1} of ${nameOf(one.target)}`
    case 'key':
      return `press the key ${one.key}`
    case 'keys':
      return `press the keys ${one.keys.join(', ')}`
    case 'close':
      return `close what is on top: ${one.target ? nameOf(one.target) : one.way}`
    case 'scroll':
      return `scroll to ${Math.round(one.share * 100)} % of the page`
    case 'visit':
      return `open the address ${one.path}`
    case 'file':
      return `choose the file ${one.name}`
    case 'text size':
      return `have texts at ${one.percent} %`
    case 'drag':
      return `drag ${nameOf(one.target)} by ${one.by} pixels`
    case 'elsewhere':
      return `${one.act} number ${one.at} of the ${one.collection} on another device`
    case 'left running':
      return `a workout has been left running for ${one.hours} hours on another device`
    case 'log in as another':
      return 'the next of three people logs in on this device'
    case 'system theme':
      return `have the system ${one.theme}`
    case 'journey':
      return `close the browser, and open it in ${one.timeZone}`
    case 'later':
      return `close the browser, and open it ${one.hours} hours later`
    case 'other browser':
      return 'go on in the other browser'
    case 'turn':
      return 'turn the device'
    case 'kill':
      return 'kill -9 of the browser, and open it again'
    case 'reopen':
      return 'close the browser, and open it again'
    case 'offline':
      return 'the server is gone'
    case 'online':
      return 'the server is back'
    default:
      return one.kind
  }
}

export function nameOf({ role, name, nth }: Target): string {
  return `${role} “${name}”${nth > 0 ? `, number ${nth + 1}` : ''}`
}

/** The steps one a line, and below them the same as data for `--replay`. */
export function storyText({ steps, ...rest }: Story, faults: readonly string[]): string {
  const { seed, engine, size } = rest
  return [
    `seed ${seed} · ${engine} · ${size.width} × ${size.height}`,
    ...faults.map((fault) => `fault: ${fault}`),
    '',
    ...steps.map((one, index) => `${String(index + 1).padStart(4)}  ${lineOf(one)}`),
    '',
    `${MARK}${JSON.stringify({ ...rest, steps })}`,
    '',
  ].join('\n')
}

const MARK = 'story: '

/** The story in such a file. Throws for another text. */
export function storyIn(text: string): Story {
  const line = text.split('\n').find((one) => one.startsWith(MARK))
  if (line === undefined) throw new Error('there is no story in this file')
  return story.parse(JSON.parse(line.slice(MARK.length)))
}
