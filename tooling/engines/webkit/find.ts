import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ByName, ByText, Role } from '../engine-page.ts'

export type Wanted =
  | { readonly text: string; readonly isExact: boolean }
  | { readonly pattern: string; readonly flags: string }

/** A part of the way to elements, each from what the one before has found. */
export type Step =
  | { readonly by: 'role'; readonly role: Role; readonly name: Wanted | null; readonly level: number | null }
  | { readonly by: 'label' | 'text'; readonly text: Wanted }
  | { readonly by: 'css'; readonly css: string }
  | { readonly by: 'first' }
  | { readonly by: 'or'; readonly other: readonly Step[] }

export function roleStep(role: Role, { name, exact, level }: ByName = {}): Step {
  return { by: 'role', role, name: name === undefined ? null : wanted(name, { exact }), level: level ?? null }
}

export function wanted(
  text: string | RegExp,
  { exact = false }: { readonly exact?: boolean | undefined } = {},
): Wanted {
  return typeof text === 'string' ? { text, isExact: exact } : { pattern: text.source, flags: text.flags }
}

export function textStep(by: 'label' | 'text', text: string | RegExp, options?: ByText): Step {
  return { by, text: wanted(text, options) }
}

/** Puts Testing Library into a page, which knows roles and names. */
export const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** A script for the page: the elements of these steps, or null where the library is not in it yet. */
export const FIND = `
const library = window.TestingLibraryDom
if (!library) return null
const clean = (text) => text.replace(/\\s+/g, ' ').trim()
const fits = (wanted) => (given) => {
  const text = clean(given)
  if ('pattern' in wanted) return new RegExp(wanted.pattern, wanted.flags).test(text)
  return wanted.isExact ? text === clean(wanted.text) : text.toLowerCase().includes(clean(wanted.text).toLowerCase())
}
const isThere = (element) => element.closest('[inert]') === null
const within = (root, step) => {
  switch (step.by) {
    case 'role':
      return library.queryAllByRole(root, step.role, {
        ...(step.name && { name: fits(step.name) }),
        ...(step.level && { level: step.level }),
      })
    case 'label':
      return library.queryAllByLabelText(root, (text) => fits(step.text)(text))
    case 'text':
      return library.queryAllByText(root, (_, element) => fits(step.text)(ownText(element)), { ignore: 'script, style' })
    case 'css':
      return [...root.querySelectorAll(step.css)]
  }
}
const ownText = (element) => {
  const text = clean(element.textContent ?? '')
  // The smallest element with a text is meant.
  return [...element.children].some((child) => clean(child.textContent ?? '') === text) ? '' : text
}
const find = (steps) =>
  steps.reduce(
    (roots, step) => {
      if (step.by === 'first') return roots.slice(0, 1)
      if (step.by === 'or') return [...roots, ...find(step.other)]
      return [...new Set(roots.flatMap((root) => within(root, step)))].filter(isThere)
    },
    [document.body],
  )
`
