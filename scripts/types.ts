import { spawnSync } from 'node:child_process'

// One program per runtime, so that `window` in a worker does not compile. The native compiler takes seconds; the
// JavaScript one stays installed for tools that need its API.
const programs = ['page', 'worker', 'sw', 'sw-tests', 'node', 'tests']
const compiler = 'node_modules/typescript-native/lib/tsc.js'

const failed = programs.filter((program) => {
  const { status } = spawnSync(process.execPath, [compiler, '-p', `tsconfig.${program}.json`], { stdio: 'inherit' })
  return status !== 0
})
if (failed.length > 0) {
  console.error(`types: ${failed.join(', ')} failed`)
  process.exit(1)
}
