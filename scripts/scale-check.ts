import { MIGRATIONS } from '../server/database/migrations.ts'
import { connectDatabase, migrate } from '../server/database.ts'
import { citusStatements } from '../tooling/distribution.ts'
import { judgeExpansions } from '../tooling/expand-rules.ts'
import { judgeTables } from '../tooling/scale-rules.ts'

// npm run scale:check: all migrations, held to the rules of a database that distributes rows by person, as
// docs/SCALING.md has them, and those named `.expands` to what the build before can run on.
// npm run scale:check -- --statements prints how Citus is told.

if (process.argv.includes('--statements')) console.info(citusStatements().join('\n'))
else {
  const database = await connectDatabase({ memory: true })
  const expansions = await judgeExpansions(database, MIGRATIONS)
  await migrate(database)
  const judgements = await judgeTables(database.kysely)
  await database.close()
  for (const { table, held, key, faults } of judgements) {
    console.info(`${table.padEnd(22)} ${held.padEnd(25)} (${key})`)
    for (const fault of faults) console.error(`  ✗ ${fault}`)
  }
  for (const { name, faults } of expansions) {
    console.info(`${name.padEnd(22)} says that it only adds`)
    for (const fault of faults) console.error(`  ✗ ${fault}`)
  }
  const faults = [...judgements, ...expansions].reduce((sum, judgement) => sum + judgement.faults.length, 0)
  console.info(
    faults === 0 ? `Rows of a person can live together. ${expansions.length} migrations only add.` : `${faults} faults`,
  )
  process.exitCode = faults === 0 ? 0 : 1
}
