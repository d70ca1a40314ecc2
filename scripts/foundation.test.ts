import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'

// What the product is made of was agreed on before its first line: these packages, each at work in these places, and this
// shape. A package leaves by a decision and a change of this list, not because a tool finds it unused.

const root = join(import.meta.dirname, '..')

const PACKAGES = {
  react: 'src/app/**/*.tsx',
  'react-dom': 'src/app/*.tsx',
  vite: 'scripts/build/*.ts',
  rxdb: 'src/storage/rxdb/*.ts',
  dexie: 'src/storage/**/*.ts',
  'react-router-dom': 'src/app/*.tsx',
  'workbox-build': 'scripts/build/*.ts',
  'workbox-window': 'src/platform/updates/*.ts',
  firebase: 'src/platform/identity/*.ts',
  i18next: 'src/i18n/*.ts',
  'react-i18next': 'src/features/**/*.tsx',
  uplot: 'src/ui/chart/*.{ts,tsx}',
  xstate: '{src/platform,src/features}/**/*.machine.ts',
  '@xstate/react': '{src/platform,src/features}/**/*.{ts,tsx}',
  comlink: 'workers/*.worker.ts',
  vitest: 'src/domain/**/*.test.ts',
  'fake-indexeddb': 'tests/setup/*.ts',
  '@playwright/test': 'e2e/*.spec.ts',
} as const

/** The machines that drive, and where screens read each of them. */
const MACHINES = {
  'src/platform/identity/auth.machine.ts': 'src/platform/identity/use-identity-state.ts',
  'src/platform/billing/paywall.machine.ts': 'src/features/subscription/paywall/paywall-dialog.tsx',
  'src/platform/billing/pricing.machine.ts': 'src/platform/billing/pricing.ts',
  'src/features/execution/session/execution.machine.ts': 'src/features/execution/session/session-screen.tsx',
} as const

const manifest = z
  .object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

test.each(Object.entries(PACKAGES))('%s is a package of the project, imported by %s', (name, where) => {
  expect({ ...manifest.dependencies, ...manifest.devDependencies }).toHaveProperty([name])
  const importing = filesAt(where).filter((file) => importsOf(file).some((from) => isOf(name, from)))
  expect(importing).not.toEqual([])
})

test.each(['workbox-core', 'workbox-precaching', 'workbox-routing'])('the service worker is made with %s', (name) => {
  expect(filesAt('sw/*.ts').filter((file) => importsOf(file).some((from) => isOf(name, from)))).not.toEqual([])
})

test.each(Object.entries(MACHINES))('%s is an XState machine, read by @xstate/react in %s', (machine, reader) => {
  expect(importsOf(machine)).toContain('xstate')
  expect(importsOf(reader)).toContain('@xstate/react')
})

test.each(['src', 'sw', 'workers', 'public', 'tests', 'e2e'])('%s is a folder at the top', (folder) => {
  expect(statSync(join(root, folder)).isDirectory()).toBe(true)
})

function filesAt(pattern: string): readonly string[] {
  return globSync(pattern, { cwd: root })
}

/** What a file imports when it runs: types leave nothing behind. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...statements].map(([, static_, dynamic]) => static_ ?? dynamic ?? '')
}

function isOf(name: string, from: string): boolean {
  return from === name || from.startsWith(`${name}/`)
}
