import type { Issue } from '#contract/answer.ts'

/** Deeper than any of our documents, but safe for recursive readers. */
const MAX_DEPTH = 32

/**
 * Why a JSON value cannot be stored unchanged, or undefined: PostgreSQL accepts neither NUL nor half a surrogate pair,
 * prototype-changing keys are unsafe, and nesting is limited.
 */
export function storageFault(value: unknown): Issue | undefined {
  const waiting: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value, path: '', depth: 0 },
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: current, path, depth } = next
    if (typeof current === 'string' && !isStorable(current))
      return { path, message: 'holds a character that cannot be stored' }
    if (typeof current === 'number' && !Number.isFinite(current)) return { path, message: 'is too large a number' }
    if (typeof current !== 'object' || current === null) continue
    if (depth === MAX_DEPTH) return { path, message: 'is nested too deeply' }
    for (const [key, member] of Object.entries(current)) {
      if (!isStorable(key) || key === '__proto__') return { path, message: 'has a key that cannot be stored' }
      waiting.push({ value: member, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 })
    }
  }
  return undefined
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000')
}
