import { expect, test } from 'vitest'
import { aLoggedSession } from '../../../tests/builders.ts'
import { importTable } from '../../../tests/support/import-table.ts'
import { SETS_HEADER, sessionRows } from '../export/barra-csv.ts'

const session = aLoggedSession()
const sides = async (isOneSided: boolean, written: (text: string) => string) => {
  const exercises = session.exercises.map((exercise) => ({ ...exercise, oneSided: isOneSided }))
  const { sessions } = await importTable(SETS_HEADER + written(sessionRows({ ...session, exercises })))
  return new Set(sessions.flatMap((read) => read.exercises.map(({ oneSided }) => oneSided)))
}

test('one-sided exercises stay so in a file that a spreadsheet has saved, and are written without a word for true', async () => {
  const marked = (word: string) => (text: string) => text.replaceAll(',yes,', `,${word},`)
  for (const word of ['yes', 'TRUE', '1', 'VERDADEIRO', 'VERDADERO', 'WAHR', 'VRAI']) {
    expect(await sides(true, marked(word))).toEqual(new Set([true]))
  }
  expect(await sides(false, (text) => text.replaceAll(',no,', ',FALSO,'))).toEqual(new Set([false]))
  expect(
    sessionRows({ ...session, exercises: session.exercises.map((exercise) => ({ ...exercise, oneSided: true })) }),
  ).toContain(',yes,')
})
