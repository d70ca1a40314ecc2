import fc from 'fast-check'
import { DIFFICULT_TEXTS } from './difficult-texts.ts'

export const difficultText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...DIFFICULT_TEXTS),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const rubbish: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1e308, 2 ** 53, 0.1, [], {}),
  difficultText,
  fc.jsonValue({ maxDepth: 3 }),
)
const names = fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'userId', 'user_id', 'firebaseUid', 'name')

/** The value with one to three places of it replaced, removed or added to. */
export function broken(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const blow = fc.record({ at: fc.nat(), rubbish, name: names, kind: fc.constantFrom('replace', 'remove', 'add') })
  return fc
    .tuple(values, fc.array(blow, { minLength: 1, maxLength: 3 }))
    .map(([value, blows]) => blows.reduce((hit, { at, ...rest }) => struck(hit, at, rest), value))
}

type Blow = { readonly rubbish: unknown; readonly name: string; readonly kind: string }

/** `at` chooses the way down, one field at each level. */
function struck(value: unknown, at: number, blow: Blow): unknown {
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null) return blow.rubbish
  const keys = Object.keys(value)
  if (keys.length === 0 || at % (keys.length + 1) === keys.length) {
    if (blow.kind !== 'add') return blow.rubbish
    return isList ? [...value, blow.rubbish] : withField(value, blow.name, blow.rubbish)
  }
  const key = keys[at % keys.length] ?? ''
  const rest = Math.floor(at / keys.length)
  const inner = (value as Record<string, unknown>)[key]
  if (blow.kind === 'remove' && rest % 2 === 0) {
    return isList
      ? value.toSpliced(Number(key), 1)
      : Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  }
  const changed = struck(inner, rest, blow)
  return isList ? value.with(Number(key), changed) : withField(value, key, changed)
}

/** `__proto__` as a field of its own, which JSON writes. */
function withField(value: object, name: string, field: unknown): object {
  return Object.fromEntries([...Object.entries(value).filter(([key]) => key !== name), [name, field]])
}
