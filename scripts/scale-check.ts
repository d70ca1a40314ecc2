import { connectDatabase, migrate } from '../server/database.ts'
import { citusStatements } from '../tooling/distribution.ts'
import { judgeTables } from '../tooling/scale-rules.ts'

// npm run scale:check: all migrations, held to the rules of a database that distributes rows by person, as
// docs/SCALING.md has them. npm run scale:check -- --statements prints how Citus is told.

if (process.argv.includes('--statements')) console.info(citusStatements().join('\n'))
else {
  const database = await connectDatabase({ memory: true })
  await migrate(database)
  const judgements = await judgeTables(database.kysely)
  await database.close()
  for (const { table, held, key, faults } of judgements) {
    console.info(`${table.padEnd(22)} ${held.padEnd(25)} (${key})`)
    for (const fault of faults) console.error(`  ✗ ${fault}`)
  }
  const faults = judgements.reduce((sum, judgement) => sum + judgement.faults.length, 0)
  console.info(faults === 0 ? 'Rows of a person can live together.' : `${faults} faults`)
  process.exitCode = faults === 0 ? 0 : 1
}
