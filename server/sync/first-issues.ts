import { z } from 'zod'
import type { Issue } from '#contract/answer.ts'
import { isRecord } from '#domain/is-record.ts'

/** A schema whose lists are validated apart: `shell` takes any elements, and `lists` names the schema of each. */
type Parts = { readonly shell: z.ZodType; readonly lists: ReadonlyMap<string, z.ZodType> }

type Path = readonly string[]

/**
 * Validates a document list by list, and stops at `most` issues. Validated as a whole, a document of a million empty
 * sets makes eleven million issues, which end the process.
 */
export function firstIssues(schema: z.ZodType, value: unknown, most: number): readonly Issue[] {
  const issues: Issue[] = []
  addIssues(issues, schema, value, [], most)
  return issues.slice(0, most)
}

function addIssues(issues: Issue[], schema: z.ZodType, value: unknown, path: Path, most: number): void {
  const { shell, lists } = partsOf(schema)
  const { error } = shell.safeParse(value)
  const own = (error?.issues ?? []).map((issue) => ({
    path: [...path, ...issue.path.map(String)].join('.'),
    message: issue.message,
  }))
  issues.push(...own.slice(0, most))
  if (!isRecord(value)) return
  for (const [key, element] of lists) {
    const list = value[key]
    if (!Array.isArray(list) || own.some((issue) => issue.path === [...path, key].join('.'))) continue
    for (const [index, one] of list.entries()) {
      if (issues.length >= most) return
      addIssues(issues, element, one, [...path, key, String(index)], most)
    }
  }
}

const known = new WeakMap<z.ZodType, Parts>()

function partsOf(schema: z.ZodType): Parts {
  const parts = known.get(schema) ?? split(schema)
  known.set(schema, parts)
  return parts
}

function split(schema: z.ZodType): Parts {
  if (!(schema instanceof z.ZodObject)) return { shell: schema, lists: new Map() }
  // Zod's own types of a shape and an element are those of its core.
  const fields = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>)
  const lists = fields.flatMap(([key, field]) => {
    const list = listIn(field)
    return list ? [{ key, field, element: list.element as z.ZodType }] : []
  })
  const bare = Object.fromEntries(lists.map(({ key, field }) => [key, withoutElements(field)]))
  return {
    shell: lists.length === 0 ? schema : schema.safeExtend(bare),
    lists: new Map(lists.map(({ key, element }) => [key, element])),
  }
}

function listIn(field: z.ZodType): z.ZodArray | undefined {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return listIn(field.unwrap() as z.ZodType)
  return field instanceof z.ZodArray ? field : undefined
}

/** The same list of any elements. Its limits stay. */
function withoutElements(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodOptional) return withoutElements(field.unwrap() as z.ZodType).optional()
  if (field instanceof z.ZodNullable) return withoutElements(field.unwrap() as z.ZodType).nullable()
  if (!(field instanceof z.ZodArray)) return field
  // Checks of a list are limits of its length, which hold for any elements.
  const limits = (field.def.checks ?? []) as unknown as readonly z.core.$ZodCheck<unknown[]>[]
  return z.array(z.unknown()).check(...limits)
}
