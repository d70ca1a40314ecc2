import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { LOCALES } from '../../src/contract/vocabulary.ts'

// The chunks of vite.config.ts, by their modules.
const EVERYBODY = ['app']
const SIGNED_IN = ['storage', 'signed-in']
const WORKOUT = ['restricted-screen', 'execution']
// The frame of every other screen.
const FRAME = ['frame']
/** The screen that a visitor comes for, and its words. */
const LOGIN = ['login-screen']
const LOGIN_WORDS = LOCALES.map((locale) => ({
  language: locale.slice(0, 2),
  names: ['i18n-shared', 'app', 'auth'].map((folder) => `${folder}-${locale}`),
}))
const SCRIPT = '<script src="/first-scripts.js"'

type Bundle = Readonly<Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>>

/**
 * Lists the files of a start in index.html, so that the browser loads and compiles all in parallel, rather than each
 * script after the previous one has run. Conditional ones are left to `public/first-scripts.js`.
 */
export function nameFirstFiles(): Plugin {
  return {
    name: 'name-first-files',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle || !html.includes(SCRIPT)) return html
        const everybody = filesOf(bundle, EVERYBODY).filter((file) => !html.includes(file))
        const beside = (names: readonly string[], known: readonly string[]) =>
          filesOf(bundle, names).filter((file) => !html.includes(file) && !known.includes(file))
        const signedIn = beside(SIGNED_IN, everybody)
        const workout = beside(WORKOUT, [...everybody, ...signedIn])
        const frame = beside(FRAME, [...everybody, ...signedIn])
        const login = beside(LOGIN, everybody)
        const words = LOGIN_WORDS.map(
          ({ language, names }) => [language, beside(names, [...everybody, ...login])] as const,
        )
        const attributes = Object.entries({
          'signed-in': signedIn,
          workout,
          frame,
          login,
          ...Object.fromEntries(words),
        })
          .map(([whom, files]) => `data-${whom}="${files.join(' ')}"`)
          .join(' ')
        return {
          html: html.replace(SCRIPT, `${SCRIPT} ${attributes}`),
          tags: everybody.map(linkTo),
        }
      },
    },
  }
}

/** The URLs of these chunks, their static imports, and their styles. */
function filesOf(bundle: Bundle, names: readonly string[]): readonly string[] {
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(`/${file}`)) return
    files.add(`/${file}`)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`)
    chunk.imports.forEach(visit)
  }
  for (const name of names) {
    const chunk = Object.values(bundle).find(
      (part) => part.type === 'chunk' && (part.name === name || part.fileName === `assets/${name}.js`),
    )
    if (!chunk) throw new Error(`${name} is no chunk of the build`)
    visit(chunk.fileName)
  }
  return [...files]
}

function linkTo(file: string): HtmlTagDescriptor {
  const isStyle = file.endsWith('.css')
  const attrs = {
    rel: isStyle ? 'preload' : 'modulepreload',
    crossorigin: '',
    href: file,
    ...(isStyle && { as: 'style' }),
  }
  return { tag: 'link', attrs, injectTo: 'head' }
}
