import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { chunkGroups } from './scripts/build/chunks.ts'
import { fileNames } from './scripts/build/file-names.ts'
import { nameFirstFiles } from './scripts/build/first-files.ts'
import { noteModuleSizes } from './scripts/build/module-sizes.ts'
import { ownTabChannel } from './scripts/build/tab-channel.ts'

const fromModules = (path: string) => new URL(`node_modules/${path}`, import.meta.url).pathname

// The page and its module workers. scripts/build.ts adds the service worker and everything around it.
// '#domain/…' and its like need no word here: Vite reads package.json's "imports", as Node and the compiler do.
export default defineConfig({
  plugins: [react(), ownTabChannel(), nameFirstFiles(), noteModuleSizes()],
  appType: 'spa',
  resolve: {
    // RxJS with its classes as the language has them, not as functions that build them.
    conditions: ['es2015', ...defaultClientConditions],
    alias: [
      { find: /^dexie$/, replacement: fromModules('dexie/dist/modern/dexie.min.mjs') },
      { find: /^react-router$/, replacement: fromModules('react-router/dist/production/index.mjs') },
      { find: /^react-router\/dom$/, replacement: fromModules('react-router/dist/production/dom-export.mjs') },
    ],
  },
  build: {
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    // Nothing is inlined: the content security policy allows no data: beyond pictures, and the precache holds files.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      input: { index: 'index.html', site: 'src/app/site.ts' },
      // Constants such as paths stand where they are used: a page of the site would fetch the module of all of them.
      optimization: { inlineConst: { mode: 'all' } },
      output: { ...fileNames, codeSplitting: { groups: chunkGroups(import.meta.dirname) } },
    },
  },
  worker: { format: 'es', plugins: () => [ownTabChannel()] },
})
