import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const APT_GET = '/usr/bin/apt-get'

/** Whether this process may install packages: as root, on Debian or the like. */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync(APT_GET)
}

/** Installs Debian packages without recommended ones, and returns whether that succeeded. */
export function installPackages(names: readonly string[], options: readonly string[] = []): boolean {
  const install = ['install', '--yes', '--quiet', '--no-install-recommends', ...options, ...names]
  return aptGet('update', '--quiet') && aptGet(...install)
}

function aptGet(...parameters: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(APT_GET, parameters, { stdio: 'inherit', env }).status === 0
}
