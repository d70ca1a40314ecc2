import type { Issue } from '#contract/answer.ts'
import { MAX_DOCUMENT_DEPTH, MAX_DOCUMENT_VALUES, MAX_ITEMS } from '#contract/limits.ts'

/**
 * Why a JSON value cannot be stored unchanged, or undefined: PostgreSQL accepts neither NUL nor half a surrogate pair,
 * prototype-changing keys are unsafe, and nesting, lists and the number of values are limited.
 */
export function storageFault(value: unknown): Issue | undefined {
  const found = faultIn(value, 0, { left: MAX_DOCUMENT_VALUES })
  return found && { path: found.path.toReversed().join('.'), message: found.message }
}

/** The keys to the fault, the innermost first: of good documents, which most are, no path is written. */
type Found = { readonly path: string[]; readonly message: string }

function faultIn(value: unknown, depth: number, values: { left: number }): Found | undefined {
  values.left -= 1
  if (values.left < 0) return found(`is part of a document of more than ${MAX_DOCUMENT_VALUES} values`)
  if (typeof value === 'string') return isStorable(value) ? undefined : found('holds a character that cannot be stored')
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : found('is too large a number')
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === MAX_DOCUMENT_DEPTH) return found('is nested too deeply')
  const keys = Object.keys(value)
  if (keys.length > MAX_ITEMS) return found(`has more than ${MAX_ITEMS} items`)
  for (const key of keys) {
    if (!isStorable(key) || key === '__proto__') return found('has a key that cannot be stored')
    const inner = faultIn((value as Readonly<Record<string, unknown>>)[key], depth + 1, values)
    if (!inner) continue
    inner.path.push(key)
    return inner
  }
  return undefined
}

function found(message: string): Found {
  return { path: [], message }
}

export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
