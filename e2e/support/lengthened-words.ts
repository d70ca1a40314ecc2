import type { Page } from '@playwright/test'
import { LOCALES } from '#contract/vocabulary.ts'
import { messagesIn } from '../../tooling/words.ts'

// A pseudo-language, to test longer texts: accented, bracketed, and two fifths longer than English, or as long as our
// longest. The app is the built one; only its messages are replaced on the way to the page.

/** The files that hold the messages of one namespace in one language. */
const MESSAGES = /\/assets\/(?:[a-z\d-]+-)?(?:pt-BR|en-US|es-ES)-[\w-]{8}\.js$/
const MORE = 0.4
const VALUES = /(\{\{.*?\}\})/
const FILLING = 'longér wórds '
const ACCENTED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ö', u: 'ü', A: 'Á', E: 'É', n: 'ñ' }

/** The same in every language: units, signs of one letter, the app's name. */
const STAYS = /^(?:(?:unit|setMark)\..*|appName)$/

/** `Add {{count}} sets` becomes `‹Ádd {{count}} séts lónge›`. */
export type Lengthen = (message: string, key: string) => string

/** Lengthens English messages to at least the length of our longest translation. */
export async function lengthener(): Promise<Lengthen> {
  const longest = await longestWords()
  return (message, key) => {
    if (STAYS.test(key)) return message
    const words = wordsOf(message)
    if (!/\p{L}/u.test(words)) return message
    const more = Math.max(words.length * MORE, (longest.get(`${key} ${message}`) ?? 0) - words.length)
    const filling = FILLING.repeat(Math.ceil(more / FILLING.length)).slice(0, Math.ceil(more))
    const parts = message.split(VALUES)
    return `‹${parts.map((part) => (part.startsWith('{{') ? part : accented(part))).join('')} ${filling.trim()}›`
  }
}

/** The length of each English message's longest translation, by key and text. */
async function longestWords(): Promise<ReadonlyMap<string, number>> {
  const english = await messagesIn('en-US')
  const ours = await Promise.all(LOCALES.map(messagesIn))
  const entries = Object.entries(english).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, message]) => {
      const lengths = ours.map((language) => wordsOf(language[namespace]?.[key] ?? '').length)
      return [`${key} ${message}`, Math.max(...lengths)] as const
    }),
  )
  // Equal English messages of two features may have translations of different lengths.
  return new Map(entries.toSorted(([, left], [, right]) => left - right))
}

function wordsOf(message: string): string {
  return message
    .split(VALUES)
    .filter((part) => !part.startsWith('{{'))
    .join('')
}

/** Lengthens every message that the page loads from now on. Requires no service worker in between. */
export async function lengthenMessages(page: Page, lengthen: Lengthen): Promise<void> {
  await page.route(MESSAGES, async (route) => {
    const source = await (await route.fetch()).text()
    const { default: messages } = await import(`data:text/javascript,${encodeURIComponent(source)}`)
    const longer = Object.fromEntries(
      Object.entries(messages as Record<string, string>).map(([key, message]) => [key, lengthen(message, key)]),
    )
    await route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(longer)}` })
  })
}

/** The public site's prerendered pages load no messages: their texts are lengthened in place. */
export async function lengthenFinishedPage(page: Page): Promise<void> {
  await page.evaluate(
    ({ filling, share }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = (node.textContent ?? '').trim()
        if (!/\p{L}/u.test(words) || words === 'Barra') continue
        if (node.parentElement?.closest('script, style')) continue
        const more = filling.repeat(Math.ceil(words.length / filling.length)).slice(0, Math.ceil(words.length * share))
        node.textContent = `‹${node.textContent} ${more.trim()}›`
      }
    },
    { filling: FILLING, share: MORE },
  )
}

function accented(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) => ACCENTED[letter] ?? letter)
}
