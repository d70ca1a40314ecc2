import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, type InlineConfig, mergeConfig, type UserConfig } from 'vite'
import { buildServiceWorker } from '../scripts/build/service-worker.ts'
import app from '../vite.config.ts'

const root = dirname(import.meta.dirname)
const folder = join(import.meta.dirname, 'pages')
const cache = join(root, 'node_modules/.cache/barra/bench')

const { input: _appsOwn, ...rolldownOptions } = app.build?.rolldownOptions ?? {}
/** The app's build configuration, without its input. */
const asTheApp: UserConfig = { ...app, build: { ...app.build, rolldownOptions } }

/** The bench's pages, built from the project's sources like the app. They are beside its files in one folder. */
const pages = mergeConfig(asTheApp, {
  root,
  publicDir: false,
  build: {
    assetsDir: 'bench/assets',
    manifest: false,
    rolldownOptions: {
      input: readdirSync(folder)
        .filter((name) => name.endsWith('.html'))
        .map((name) => join(folder, name)),
    },
  },
})

export type Builds = {
  /** The built app with the bench's pages beside it, under `/bench/pages`. */
  readonly site: string
  /** A blank React page behind the project's own service worker. */
  readonly blank: string
}

/** Builds the app where its sources are newer (unless DIST_DIR names a finished build), and the bench's own pages. */
export async function buildAll(): Promise<Builds> {
  process.env['NODE_ENV'] = 'production'
  const given = process.env['DIST_DIR']
  if (!given) execFileSync(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' })

  const site = join(cache, 'site')
  rmSync(site, { recursive: true, force: true })
  cpSync(resolve(root, given ?? 'dist'), site, { recursive: true })
  await buildInto(site, pages)

  const blank = join(cache, 'blank')
  rmSync(blank, { recursive: true, force: true })
  await buildInto(blank, mergeConfig(asTheApp, { root: join(folder, 'blank'), publicDir: false }))
  await buildServiceWorker(root, blank, [])
  return { site, blank }
}

async function buildInto(outDir: string, config: InlineConfig): Promise<void> {
  await build(mergeConfig(config, { configFile: false, logLevel: 'warn', build: { outDir, emptyOutDir: false } }))
}
