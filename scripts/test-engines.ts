import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { chosenEngines } from '../tooling/engines/engine.ts'

// `npm run test:engines [-- --short] [parameters of Playwright]`: the journeys in the three engines, or in those that
// BARRA_ENGINES names. `--short` takes those that `npm test` runs, and leaves Chromium to its own suite.

const isShort = process.argv.includes('--short')
const others = process.argv.slice(2).filter((parameter) => parameter !== '--short')
const engines = chosenEngines().filter((engine) => !isShort || engine !== 'chromium')
if (engines.length === 0) {
  console.info('No journey in Firefox and WebKit: BARRA_ENGINES leaves them out.')
} else {
  const hook = join(import.meta.dirname, '../tooling/engines/firefox-hook.ts')
  const tests = spawn(
    process.execPath,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config=playwright.engines.config.ts',
      ...engines.map((engine) => `--project=${engine}`),
      ...(isShort ? ['--grep=@short'] : []),
      ...others,
    ],
    {
      cwd: join(import.meta.dirname, '..'),
      stdio: 'inherit',
      env: { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import=${hook}` },
    },
  )
  tests.once('exit', (status) => process.exit(status ?? 1))
}
