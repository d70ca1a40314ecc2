import { join } from 'node:path'
import { build } from 'vite'

export const STILL_SCRIPT = 'still.js'

/** Bundles the script that shows a screen before the app runs, into one classic script of its own. */
export async function buildStillScript(root: string, directory: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2023',
      outDir: directory,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(root, 'src/app/still/first-still.ts'),
        optimization: { inlineConst: { mode: 'all' } },
        output: { format: 'iife', entryFileNames: STILL_SCRIPT },
      },
    },
  })
}
