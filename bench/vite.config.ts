import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mergeConfig, type UserConfig } from 'vite'
import app from '../vite.config.ts'

const pages = join(import.meta.dirname, 'pages')

const { input: _appsOwn, ...rolldownOptions } = app.build?.rolldownOptions ?? {}
/** How the app is built, without saying of what. */
export const asTheApp: UserConfig = { ...app, build: { ...app.build, rolldownOptions } }

/** The bench's pages, made of the project's sources as the app itself is. They lie beside its files in one folder. */
export default mergeConfig(asTheApp, {
  root: dirname(import.meta.dirname),
  publicDir: false,
  build: {
    assetsDir: 'bench/assets',
    manifest: false,
    rolldownOptions: {
      input: readdirSync(pages)
        .filter((name) => name.endsWith('.html'))
        .map((name) => join(pages, name)),
    },
  },
})
