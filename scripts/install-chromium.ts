import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBrowser } from './browser.ts'

/** Runs a command and ends this process with its status where it fails. */
function run(command: string, parameters: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

// The tests run in a real Chromium or Chrome of version 121 or newer.
if (!findBrowser()) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error('The tests need Chromium or Chrome: install one, or set CHROME_PATH to it.')
    process.exit(1)
  }
  run('apt-get', ['update', '--quiet'])
  run('apt-get', ['install', '--yes', '--quiet', '--no-install-recommends', 'chromium'])
}
