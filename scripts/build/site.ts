import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Locale } from '../../src/contract/preferences.ts'
import { importMapText, readImportMap } from './import-map.ts'
import { loginPages } from './login-pages.ts'
import { type Chunks, chunkKey, importsOf, readChunks } from './route-scripts.ts'

type SiteFile = { readonly name: string; readonly content: string }

/** The exports of `src/app/prerender/render-site.tsx`, bundled for Node. */
type Renderer = {
  renderSite(assets: {
    readonly build: string
    readonly theme: string
    readonly styles: string
    readonly script: string
    readonly modules: readonly string[]
    readonly importMap: string
  }): Promise<readonly SiteFile[]>
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
 * styles and the theme's script stand in each page, which waits for nothing else.
 */
export async function buildSite(root: string, directory: string, id: string): Promise<void> {
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
  const site = (await renderSite({ build: id, ...assetsOf(directory) })).map((file) => withFlags(directory, file))
  const files = [...site, ...loginPages(directory, await renderLogin())]
  for (const { name, content } of files) {
    const path = join(directory, 'site', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  rmSync(bundle, { recursive: true, force: true })
}

/** The flags stand in the page: each would take one of six connections from whoever is about to leave it. */
function withFlags(directory: string, { name, content }: SiteFile): SiteFile {
  const inPage = (_tag: string, file: string) => {
    const svg = readFileSync(join(directory, file), 'utf8').trim()
    return `src="data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}"`
  }
  return { name, content: content.replaceAll(/src="\/(assets\/[\w-]+\.svg)"/g, inPage) }
}

function assetsOf(directory: string) {
  const chunks = readChunks(directory)
  const [script, ...modules] = importsOf(chunks, [SCRIPT]).map(({ file }) => `/${file}`)
  if (script === undefined) throw new Error(`${SCRIPT} is no chunk of the build`)
  const reached = new Set(
    importsOf(chunks, [SCRIPT], { lazy: true }).flatMap(({ file, css = [] }) => [`/${file}`, ...css]),
  )
  const importMap = importMapText(readImportMap(directory, reached))
  const theme = readFileSync(join(directory, 'theme.js'), 'utf8')
  return { script, modules, importMap, theme, styles: stylesOf(directory, chunks) }
}

/** All styles of the pages, in a browser's loading order. */
function stylesOf(directory: string, chunks: Chunks): string {
  const screens = Object.keys(chunks).filter((name) => SCREEN.test(name))
  if (screens.length === 0) throw new Error(`no chunk of the build is a screen of the site: ${SCREEN}`)
  // The base chunk declares the order of cascade layers: it has to be first.
  const styles = new Set(
    importsOf(chunks, [chunkKey(chunks, GROUND), ...LOOKS, ...screens]).flatMap(({ css }) => css ?? []),
  )
  return [...styles].map((file) => readFileSync(join(directory, file), 'utf8')).join('\n')
}
