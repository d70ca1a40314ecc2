import fc from 'fast-check'
import { z } from 'zod'
import { documentSchemas } from '#contract/sync.ts'
import { SHIPPED_VERSIONS } from '../../server/sync/document-versions.ts'
import { APP_URL } from '../setup/test-billing.ts'

/** JSON Schema as zod writes it; only what is read here. */
type Shape = {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
  readonly allOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Shape | boolean
  readonly items?: Shape
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

const MAX_ITEMS = 4
const MAX_TEXT = 60

/** Values that a schema asks for, but for its refinements. `output` for parts that arrive as text, such as a query. */
export function valuesOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): fc.Arbitrary<unknown> {
  // A reading of zod's own output; every field of it is optional here.
  return arbitraryOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape)
}

function arbitraryOf(shape: Shape): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return fc.oneof(...choices.map(arbitraryOf))
  // Two patterns at once: the first decides the shape, and the server says what the others think of it.
  if (shape.allOf?.[0] && shape.type === undefined) return arbitraryOf(shape.allOf[0])
  switch (shape.type) {
    case 'string':
      return textOf(shape)
    case 'integer':
    case 'number':
      return numberOf(shape)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return listOf(shape)
    case 'object':
      return objectOf(shape)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = MAX_TEXT, allOf }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  if (format === 'uri') return fc.webUrl()
  const expression = pattern ?? allOf?.find((part) => part.pattern !== undefined)?.pattern
  if (expression !== undefined) return fc.stringMatching(new RegExp(expression))
  const plain = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, MAX_TEXT)),
  })
  // Refinements are in no schema: characters that a database refuses are drawn on purpose.
  return fc.oneof({ weight: 12, arbitrary: plain }, { weight: 1, arbitrary: fc.constantFrom('a\u0000b', '\ud800') })
}

function numberOf({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Shape): fc.Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -1_000
  const max = maximum ?? exclusiveMaximum ?? Math.max(min, 0) + 1_000
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true })
}

function listOf({ items = {}, minItems = 0, maxItems = MAX_ITEMS }: Shape): fc.Arbitrary<unknown> {
  return fc.array(arbitraryOf(items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, MAX_ITEMS)),
  })
}

function objectOf({ properties = {}, required = [], additionalProperties }: Shape): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, shape]) => [name, fieldOf(name, shape)])
  if (fields.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 20 }), arbitraryOf(additionalProperties), { maxKeys: MAX_ITEMS })
  const model: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
  return fc.record(model, { requiredKeys: [...required] })
}

const ownAddress = fc.constantFrom(`${APP_URL}/subscription`, `${APP_URL}/é?x={CHECKOUT_SESSION_ID}#y`)

/** Rules that a schema cannot say of a field: without them, hardly a request would get past the schema. */
const LIKELY: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  newDocumentState: anyDocument,
  assumedMasterState: anyDocument,
  schemaVersion: () => fc.constant(SHIPPED_VERSIONS.current),
  // Of a state that the person has never seen, each ends the request before its rows.
  head: () => fc.constant(undefined),
  checkpoint: () => fc.constant(undefined),
  firebaseUid: () => fc.constantFrom('lifter-0', 'lifter-1', 'lifter-2', 'lifter-3'),
  email: () => fc.emailAddress(),
  message: () => fc.constant('Is there a bar of 15 kg?'),
  website: () => fc.constant(''),
  priceId: () => fc.constant('price_local_monthly'),
  successUrl: () => ownAddress,
  cancelUrl: () => ownAddress,
  returnUrl: () => ownAddress,
}

function fieldOf(name: string, shape: Shape): fc.Arbitrary<unknown> {
  const likely = LIKELY[name]
  return likely
    ? fc.oneof({ weight: 7, arbitrary: likely() }, { weight: 1, arbitrary: arbitraryOf(shape) })
    : arbitraryOf(shape)
}

let documents: fc.Arbitrary<unknown> | undefined
/** A document of any collection, as devices send it. */
function anyDocument(): fc.Arbitrary<unknown> {
  documents ??= fc.oneof(
    ...Object.values(documentSchemas).map((schema) =>
      fc
        .tuple(valuesOf(schema), fc.boolean())
        .map(([fields, isDeleted]) => ({ ...(fields as object), _deleted: isDeleted })),
    ),
  )
  return documents
}
