import { join } from 'node:path'
import { build } from 'vite'

/** The text of page/eye.ts with all that it imports, which a browser runs in every page. */
export async function pageScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page/eye.ts'), formats: ['iife'], name: 'walkScript' },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  if (!bundle || !('output' in bundle)) throw new Error('page/eye.ts was not built')
  return bundle.output[0].code
}
