import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { postgresqlBinaries } from '../tests/setup/postgresql-binaries.ts'

const CLUSTER_CONFIG = '/etc/postgresql-common/createcluster.conf'

/** Runs a command and ends this process with its status where it fails. */
function run(command: string, parameters: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status } = spawnSync(command, parameters, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}

// The tests start a server of their own from these binaries, so all they need is that these are there.
if (!postgresqlBinaries()) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    console.error(
      'The integration tests need PostgreSQL 15 or newer: install it, so that `pg_config --bindir` finds it.',
    )
    process.exit(1)
  }
  // Debian would start a server for everybody along with it, which nobody asked for.
  if (!existsSync(CLUSTER_CONFIG)) {
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(CLUSTER_CONFIG, 'create_main_cluster = false\n')
  }
  run('apt-get', ['update', '--quiet'])
  run('apt-get', [
    'install',
    '--yes',
    '--quiet',
    '--no-install-recommends',
    '--option=Dpkg::Options::=--force-confold',
    'postgresql',
  ])
}
