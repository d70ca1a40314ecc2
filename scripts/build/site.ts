import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Locale } from '../../src/contract/preferences.ts'
import { hashOf, importMapText, readImportMap } from './import-map.ts'
import { loginPages } from './login-pages.ts'
import { type Chunks, chunkKey, importsOf, readChunks } from './route-scripts.ts'

/** The exports of `src/app/prerender/render-site.tsx`, bundled for Node. */
type Renderer = {
  renderSite(assets: {
    readonly stylesheet: string
    readonly script: string
    readonly modules: readonly string[]
    readonly importMap: string
  }): Promise<readonly { readonly name: string; readonly content: string }[]>
  renderLogin(): Promise<readonly { readonly locale: Locale; readonly html: string }[]>
}

const SCRIPT = 'src/app/site.ts'
/** The chunk of vite.config.ts needed by every page. */
const GROUND = 'main'
/** The layouts of a prerendered page, beside its own screen. */
const LOOKS = ['site', 'sidebar-site', 'content'].map((name) => `src/app/layouts/${name}-layout.tsx`)
const SCREEN = /^src\/features\/site\/.*-screen\.tsx$/

/**
 * Renders the public site into `<directory>/site`, from a finished build: the same components, run once in Node. Their
 * styles become one file, so that a page waits for a single one.
 */
export async function buildSite(root: string, directory: string): Promise<void> {
  const bundle = `${directory}-site`
  await build({
    root,
    logLevel: 'warn',
    build: {
      ssr: 'src/app/prerender/render-site.tsx',
      outDir: bundle,
      emptyOutDir: true,
      rolldownOptions: {
        input: 'src/app/prerender/render-site.tsx',
        output: { entryFileNames: '[name].js', codeSplitting: true },
      },
    },
  })
  // Just bundled from the file that the type names.
  const { renderLogin, renderSite } = (await import(pathToFileURL(join(bundle, 'render-site.js')).href)) as Renderer
  const files = [...(await renderSite(assetsOf(directory))), ...loginPages(directory, await renderLogin())]
  for (const { name, content } of files) {
    const path = join(directory, 'site', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  rmSync(bundle, { recursive: true, force: true })
}

function assetsOf(directory: string) {
  const chunks = readChunks(directory)
  const [script, ...modules] = importsOf(chunks, [SCRIPT]).map(({ file }) => `/${file}`)
  if (script === undefined) throw new Error(`${SCRIPT} is no chunk of the build`)
  const reached = new Set(
    importsOf(chunks, [SCRIPT], { lazy: true }).flatMap(({ file, css = [] }) => [`/${file}`, ...css]),
  )
  const importMap = importMapText(readImportMap(directory, reached))
  return { script, modules, importMap, stylesheet: writeStylesheet(directory, chunks) }
}

/** One file with all styles of the pages, in a browser's loading order. Returns its URL. */
function writeStylesheet(directory: string, chunks: Chunks): string {
  const screens = Object.keys(chunks).filter((name) => SCREEN.test(name))
  if (screens.length === 0) throw new Error(`no chunk of the build is a screen of the site: ${SCREEN}`)
  // The base chunk declares the order of cascade layers: it has to be first.
  const styles = new Set(
    importsOf(chunks, [chunkKey(chunks, GROUND), ...LOOKS, ...screens]).flatMap(({ css }) => css ?? []),
  )
  const content = [...styles].map((file) => readFileSync(join(directory, file), 'utf8')).join('\n')
  const file = `assets/finished-site-${hashOf(content)}.css`
  writeFileSync(join(directory, file), content)
  return `/${file}`
}
