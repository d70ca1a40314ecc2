import { isExecutionPath } from '#contract/routes.ts'
import type { Check } from '../moment.ts'
import { NOWHERE } from '../story.ts'

// Checks that need a single look at the screen.

export const noError: Check = ({ errors }) => errors

/** By the keys of their titles. */
const FAILURES = ['app:failed.title', 'app:notFound.title']

export const noErrorPage: Check = ({ before, after, words, step }) => {
  // An address that was typed may be of nothing.
  const isMeant = step.kind === 'visit' || after.path === NOWHERE
  // The title of a page follows the address a moment later.
  const isLate = (text: string) => text === after.title && text === before.title && after.path !== before.path
  return after.texts.flatMap((text) => {
    if (isLate(text)) return []
    const key = words.keysOf(text, after.language).find((known) => FAILURES.includes(known))
    return key === undefined || (isMeant && key === 'app:notFound.title') ? [] : [`the screen says “${text}”`]
  })
}

export const neverBlank: Check = ({ rest }) => [
  ...(rest.isBlank ? ['nothing was shown for 3 s'] : []),
  ...(rest.unfinished !== null ? [`an outline stays where content should be: ${rest.unfinished}`] : []),
]

/** As words of their own, so that no name that contains one is meant. */
const NOT_WORDS = /(?<![\p{L}\d_])(?:NaN|undefined|null|Infinity|Invalid Date|\[object \w+\])(?![\p{L}\d_])|\{\{|\}\}/u

export const rightWords: Check = ({ after, words, ownWords }) =>
  after.texts.flatMap((text) => {
    if (isOwn(text, ownWords)) return []
    if (words.isKey(text)) return [`the name of a message is shown: “${text}”`]
    if (NOT_WORDS.test(text)) return [`no words for a person: “${text.slice(0, 100)}”`]
    const other = words.foreignLanguageOf(text, after.language)
    return other === undefined ? [] : [`“${text}” is ${other}, the app speaks ${after.language}`]
  })

/** A person's name for something may be any words, and stand among others. */
function isOwn(text: string, ownWords: ReadonlySet<string>): boolean {
  if (ownWords.has(text)) return true
  for (const own of ownWords) if (own.length > 1 && NOT_WORDS.test(own) && text.includes(own)) return true
  return false
}

export const allNamed: Check = ({ after }) => after.nameless.map((control) => `a control without a name: ${control}`)

export const inTheApp: Check = ({ before, after, step }) =>
  after.origin === before.origin ? [] : [`${step.kind} leads to ${after.origin}${after.path}`]

/** Keys that bring another screen leave the focus to it. */
export const focusByKey: Check = ({ step, before, after, isNewPage }) => {
  const isByKey = step.kind === 'key' || (step.kind === 'close' && step.way === 'escape')
  if (!isByKey || isNewPage || after.focus !== null) return []
  // Past the last control, the browser's own come.
  const isTab = step.kind === 'key' && step.key.endsWith('Tab')
  if (isTab || (before.focus === null && before.path === after.path && before.layers.length === 0)) return []
  return ['nothing has the focus after a key']
}

/** What is typed goes to where the focus is. */
export const keysReachFocus: Check = ({ step, before, after, words }) => {
  if (step.kind !== 'keys' || !before.focus || !after.focus || after.focus.name === before.focus.name) return []
  const typed = step.keys.at(-1) ?? ''
  const { name } = after.focus
  const isField = isExecutionPath(after.path) && words.keysOf(name, after.language).includes('execution:fieldIn.set')
  // A field and what it shows stand before the name of the set.
  const shows = name.slice(name.indexOf(':'), name.lastIndexOf(','))
  return !isField || shows.includes(typed) ? [] : [`${typed} was typed on “${name}”`]
}
