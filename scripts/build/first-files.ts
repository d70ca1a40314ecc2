import type { Plugin, Rolldown } from 'vite'
import {
  DASHBOARD_PATH,
  EXERCISES_PATH,
  HISTORY_PATH,
  PROGRESS_PATH,
  WORKOUTS_PATH,
} from '../../src/contract/routes.ts'
import { LOCALES } from '../../src/contract/vocabulary.ts'
import { STILL_SCRIPT } from './still-script.ts'

// The chunks of vite.config.ts, by their modules.
const EVERYBODY = ['app']
/** What a start fetches: its chunks, and the folders of its words. Those of `after` are fetched beside it. */
type Start = {
  readonly name: string
  readonly after?: readonly string[]
  readonly chunks: readonly string[]
  readonly words: readonly string[]
}
const STARTS: readonly Start[] = [
  {
    name: 'login',
    chunks: ['login-screen', 'identity-provider'],
    words: ['i18n-shared', 'app', 'auth'],
  },
  // On a first visit, beside the login.
  { name: 'inside', after: ['login'], chunks: ['fetch-inside'], words: [] },
  { name: 'signed-in', chunks: ['storage', 'signed-in'], words: ['i18n-shared', 'app'] },
  { name: 'workout', after: ['signed-in'], chunks: ['restricted-screen', 'execution'], words: ['execution'] },
  // The frame of every other screen.
  { name: 'frame', after: ['signed-in'], chunks: ['frame'], words: ['shared'] },
  ...[
    { name: DASHBOARD_PATH, chunks: ['dashboard-screen', 'notices'], words: ['dashboard'] },
    // Those of its notices, of which a first visit shows none.
    { name: `${DASHBOARD_PATH} notices`, chunks: [], words: ['data', 'subscription'] },
    { name: WORKOUTS_PATH, chunks: ['workouts-screen'], words: ['workouts'] },
    { name: HISTORY_PATH, chunks: ['history-screen'], words: ['sessions'] },
    { name: EXERCISES_PATH, chunks: ['exercises-screen'], words: ['exercises'] },
    { name: PROGRESS_PATH, chunks: ['progress-screen'], words: ['insights'] },
  ].map((screen) => ({ ...screen, after: ['signed-in', 'frame'] })),
  // Beside those above, what a first visit fetches from the login to an empty workout (src/app/fetch-inside.ts).
  { name: 'opening', after: ['signed-in'], chunks: ['database'], words: [] },
  { name: 'arriving', after: ['signed-in'], chunks: ['running-dock'], words: ['sessions'] },
  { name: 'beginning', after: ['signed-in', 'frame', 'workout', WORKOUTS_PATH], chunks: ['begin-session'], words: [] },
]
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
        const isKnown = (file: string) => html.includes(file) || everybody.includes(file)
        const files = JSON.stringify(filesOfStarts(bundle, isKnown)).replaceAll('"', '&quot;')
        return {
          // The largest first: small ones fit beside it, and would keep it from a connection.
          html: html.replace(SCRIPT, `${everybody.map(linkTo).join('')}${SCRIPT} data-files="${files}"`),
          tags: [{ tag: 'script', attrs: { src: `/${STILL_SCRIPT}` }, injectTo: 'body' }],
        }
      },
    },
  }
}

/** By the name of the start, and by it and a language, as `/dashboard pt`. */
function filesOfStarts(
  bundle: Bundle,
  isKnown: (file: string) => boolean,
): Readonly<Record<string, readonly string[]>> {
  const chunksOf = new Map(STARTS.map(({ name, chunks }) => [name, filesOf(bundle, chunks)]))
  return Object.fromEntries(
    STARTS.flatMap(({ name, after = [], words }) => {
      const before = new Set(after.flatMap((other) => chunksOf.get(other) ?? []))
      const code = (chunksOf.get(name) ?? []).filter((file) => !before.has(file) && !isKnown(file))
      const texts = LOCALES.map((locale) => {
        const names = words.map((folder) => `${folder}-${locale}`)
        return [`${name} ${locale.slice(0, 2)}`, filesOf(bundle, names)] as const
      })
      return [[name, code] as const, ...texts].filter(([, files]) => files.length > 0)
    }),
  )
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

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
  return `<link ${kind} crossorigin href="${file}">`
}
