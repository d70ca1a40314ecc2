import { numberText } from '#shared/format/numbers.ts'
import type { Messages } from './extreme-messages.ts'
import { sourceFiles } from './source-files.ts'

/**
 * A kind of place with little room. The counts of characters are measured at 360 px in the app, with Spanish letters in
 * DejaVu Sans, which is wider than the fonts of phones.
 */
export type Place = {
  readonly name: string
  /** Of the whole text; of all of them where they share a line. */
  readonly most: number
  /** Of a word, where the text may wrap: a longer one is broken or covers what is beside it. */
  readonly inWord?: number
}
type PlaceOfKeys = Place & { readonly keys: RegExp; readonly share?: true }

export const PLACES: readonly PlaceOfKeys[] = [
  { name: 'row of five tabs', keys: keysOfTabs(), most: 46, inWord: 14, share: true },
  { name: 'row of four tabs', keys: /^insights:progress\.nav\.(?!label)/, most: 33, share: true },
  { name: 'badge', keys: keysInside('Badge'), most: 44 },
  { name: 'chip', keys: keysInside('Chip'), most: 39 },
  { name: 'sync chip', keys: /^app:sync\./, most: 30 },
  { name: 'segment of two', keys: /^insights:analytics\.map\.\d|^profile:(?:distance|length)Unit\./, most: 16 },
  {
    name: 'segment of three',
    keys: /^insights:analytics\.intensity\.(?:percent|reps|inReserve)$|^profile:effort\./,
    most: 20,
    inWord: 10,
  },
  { name: 'segment of five', keys: /^parts:range\.\w+$(?<!label)/, most: 12, inWord: 6 },
  {
    name: 'main button of a workout',
    keys: /^execution:(?:logSet|logSetPlain|enterValues|resume|addExercise|finishWorkout)$/,
    most: 22,
  },
  { name: 'button beside the ring', keys: /^execution:stopTimer$/, most: 24, inWord: 12 },
  { name: 'button beside the values', keys: /^execution:startTimer$/, most: 16, inWord: 8 },
  { name: 'button of the rest', keys: /^execution:(?:minusRest|plusRest|skipRest)$/, most: 6 },
  { name: 'head of a narrow column', keys: /^execution:(?:column\.\w+|field\.(?:reps|seconds|rpe|rir))$/, most: 6 },
  { name: 'head of a wide column', keys: /^execution:field\.(?:weight|added|help|distance)$/, most: 12 },
  { name: 'head of a table', keys: /^sessions:editor\.(?:set|done)$|^workouts:builder\.(?:set|rpe)$/, most: 5 },
  { name: 'head of a column of values', keys: /^sessions:column\./, most: 7 },
  { name: 'pair of buttons', keys: /^dashboard:(?:next\.start|running\.continue|startEmpty)$/, most: 20, inWord: 10 },
  { name: 'mark of a set', keys: /^shared:setMark\./, most: 1 },
  {
    name: 'search field',
    keys: /^(?:exercises:search|workouts:list\.search|parts:picker\.search|sessions:find\.search)$/,
    most: 30,
  },
]

/** What stands in a place, with values as they usually are. */
export function placedTexts(place: PlaceOfKeys, messages: Messages, locale: string) {
  const counted = numberText(1_200, locale)
  const usual: Readonly<Record<string, string>> = {
    count: counted,
    done: counted,
    total: counted,
    seconds: '15',
    field: 'assistance',
  }
  const measured = `${numberText(102.5, locale)} kg × 8`
  const texts = [...messages]
    .filter(([key]) => place.keys.test(key))
    .map(([key, message]) => ({
      key,
      text: message.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => usual[name] ?? measured),
    }))
  if (!place.share) return texts
  return [{ key: texts.map(({ key }) => key).join(', '), text: texts.map(({ text }) => text).join('\n') }]
}

export function tooLong(text: string, { most, inWord = most }: Place): boolean {
  const words = text.split(/\s/)
  return text.replaceAll('\n', '').length > most || words.some((word) => word.length > inWord && inWord < most)
}

/** The titles in the bar at the foot of a phone's screen. */
function keysOfTabs(): RegExp {
  const titles = sourceFiles('src/features/*/feature.ts').flatMap(({ text }) =>
    [...text.matchAll(/title: '([^']+)',[^{}]*navigation: \{(?![^}]*besides)/g)].map(([, title = '']) => title),
  )
  return anyOf(titles)
}

/** The keys that components show within an element. A key that is put together stands for all that begin like it. */
function keysInside(element: string): RegExp {
  const elements = new RegExp(`<${element}\\b[^]*?</${element}>`, 'g')
  const keys = sourceFiles('src/{app,features,shared}/**/*.tsx').flatMap(({ text }) => {
    const [, namespace = 'shared'] = /useTranslation\(\[?'(\w+)'/.exec(text) ?? []
    return [...text.matchAll(elements)]
      .flatMap(([inside]) => [...inside.matchAll(/\bt\(\s*[^'`]*?['`]([\w.:${}-]+)['`]/g)])
      .map(([, key = '']) => (key.includes(':') ? key : `${namespace}:${key}`))
  })
  return anyOf(keys)
}

function anyOf(keys: readonly string[]): RegExp {
  const patterns = keys.map((key) =>
    key
      .replaceAll(/\$\{\w[\w.]*\}/g, '\0')
      .replaceAll('.', '\\.')
      .replaceAll('\0', '[\\w-]+'),
  )
  return new RegExp(`^(?:${patterns.join('|')})(?:_\\w+)?$`)
}
