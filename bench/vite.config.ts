import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { mergeConfig } from 'vite'
import app from '../vite.config.ts'

const pages = join(import.meta.dirname, 'pages')

/** The bench's pages, made of the project's sources as the app itself is. They lie beside its files in one folder. */
export default mergeConfig(app, {
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
