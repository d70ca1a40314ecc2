import { basename } from 'node:path'
import type { Rolldown } from 'vite'

const WORDS = /\/src\/(.*)\.ts$/
const LOCALE = /(^|\/)[a-z]{2}-[A-Z]{2}(\/|$)/

/**
 * Files have the same names in every build, so that a change in one leaves those that import it as they are. Only
 * `nameByContent` gives them names that change with their content, and the import map leads from one to the other.
 */
export const fileNames = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: (chunk: Rolldown.PreRenderedChunk) => `assets/${nameOfChunk(chunk.facadeModuleId) ?? '[name]'}.js`,
  // Nothing but scripts and styles is imported by name: the bundler may hash the rest.
  assetFileNames: ({ names: [name = ''] }: Rolldown.PreRenderedAsset) =>
    name.endsWith('.css') ? `assets/${basename(name)}` : 'assets/[name]-[hash][extname]',
}

/** Files of words are all named after a language: their folder tells them apart. */
function nameOfChunk(module: string | null | undefined): string | undefined {
  const [, path] = WORDS.exec(module ?? '') ?? []
  if (path === undefined || !LOCALE.test(path)) return undefined
  return path
    .replace(/^features\//, '')
    .replace('messages/', '')
    .replaceAll('/', '-')
}
