import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { nameFirstFiles } from './scripts/build/first-files.ts'

const fromModules = (path: string) => new URL(`node_modules/${path}`, import.meta.url).pathname

// Many small chunks compress badly: what is always fetched together is one, with all that it imports. A module that
// several of these want goes to the first. `first` is what the pages of the public site take of them, `main` how the app
// begins, `app` all that a visitor's screens take. `storage` needs nothing of `app`: the database opens while the app is
// still being fetched. `parts` are what most screens are made of, `frame` what they stand in behind the login, `session`
// what a running workout has in common with the lists around it. `connected` comes once the first screen stands.
const CHUNKS = [
  {
    name: 'first',
    test: /vite\/preload-helper|src\/(app\/device-classes|contract\/device-headers|domain\/(is-record|choose-locale)|i18n\/(locale-address|stored-locale)|platform\/(account|attempt|install-offer|server-origin|shell|update-decision|updates))\.ts$/,
  },
  { name: 'main', test: /src\/app\/main\.tsx$/ },
  {
    name: 'app',
    test: /src\/(app\/start-app|platform\/(identity|sync)|ui\/(text-field|segmented-control))\.tsx?$/,
  },
  // Icons that screens have in common: a screen would fetch another one for an arrow.
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2 },
  {
    name: 'parts',
    test: /src\/(domain\/assert-never|ui\/(page-header|card|modal|sheet|dialog|confirm-dialog|empty-state|badge|chip|search-field|skip-link|menu|flags\/flags))\.tsx?$/,
  },
  { name: 'storage', test: /src\/storage\/(database|use-live-query)\.ts$/ },
  {
    name: 'session',
    test: /src\/(domain\/(session\/|units|set-text|duration|gym)|platform\/(wake-lock|sound|vibration)|shared\/format\/(formats|percent-text)|features\/execution\/use-now)/,
  },
  { name: 'signed-in', test: /src\/(app\/follow-preferences|platform\/subscription\/(subscription|paywall))\.tsx?$/ },
  { name: 'frame', test: /src\/app\/layouts\/default-layout\.tsx$/ },
  { name: 'exercise-library', test: /src\/(platform\/exercises|domain\/exercise-library\/built-in-exercises)\.ts$/ },
  { name: 'execution', test: /src\/features\/execution\/entry\/execute-screen\.tsx$/ },
  { name: 'connected', test: /src\/app\/keep-in-sync\.ts$/ },
].map((chunk, index, all) => ({ ...chunk, priority: all.length - index }))

// The page and its module workers. scripts/build.ts adds the service worker and everything around it.
// '#domain/…' and its like need no word here: Vite reads package.json's "imports", as Node and the compiler do.
export default defineConfig({
  plugins: [react(), nameFirstFiles()],
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
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  worker: { format: 'es' },
})
