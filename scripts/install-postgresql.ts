import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { postgresqlBinaries } from '../tooling/postgresql-binaries.ts'
import { canInstallPackages, installPackages } from './debian-packages.ts'

const CLUSTER_CONFIG = '/etc/postgresql-common/createcluster.conf'

// The tests start their own server from these binaries, which only have to exist.
if (!postgresqlBinaries()) {
  if (!canInstallPackages()) {
    console.error(
      'The integration tests need PostgreSQL 15 or newer: install it, so that `pg_config --bindir` finds it.',
    )
    process.exit(1)
  }
  // Debian would also start a system-wide server, which is unwanted.
  if (!existsSync(CLUSTER_CONFIG)) {
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(CLUSTER_CONFIG, 'create_main_cluster = false\n')
  }
  if (!installPackages(['postgresql'], ['--option=Dpkg::Options::=--force-confold'])) process.exit(1)
}
