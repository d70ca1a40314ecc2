import { expect, test } from 'vitest'
import { type RegionalDefaults, regionalDefaults } from './regional-defaults.ts'

const NOWHERE = 'UTC'
const written = ({ weightUnit, distanceUnit, lengthUnit, weekStart }: RegionalDefaults) =>
  `${weightUnit} ${distanceUnit} ${lengthUnit} ${['Sunday', 'Monday'][weekStart]}`

test.each([
  ['American English', ['en-US'], NOWHERE, 'lb mi in Sunday'],
  ['British English', ['en-GB'], NOWHERE, 'kg mi cm Monday'],
  ['Canadian English', ['en-CA'], NOWHERE, 'lb km in Sunday'],
  ['Canadian French', ['fr-CA', 'en'], NOWHERE, 'lb km in Sunday'],
  ['Australian English', ['en-AU'], NOWHERE, 'kg km cm Monday'],
  ['Brazilian Portuguese', ['pt-BR', 'en-US'], NOWHERE, 'kg km cm Monday'],
  ['Spanish of Spain', ['es-ES'], NOWHERE, 'kg km cm Monday'],
  ['Latin American Spanish, which is no country', ['es-419'], NOWHERE, 'kg km cm Monday'],
  ['Japanese', ['ja-JP'], NOWHERE, 'kg km cm Sunday'],
  ['English without a country: that of most phones that say so', ['en'], NOWHERE, 'lb mi in Sunday'],
  ['a language without a country', ['ja'], NOWHERE, 'kg km cm Monday'],
  ['a phone in American English that is in Brazil', ['en-US'], 'America/Sao_Paulo', 'kg km cm Monday'],
  ['a phone in American English that is in London', ['en-US'], 'Europe/London', 'kg mi cm Monday'],
  ['a phone in Spanish that is in Texas', ['es-MX'], 'America/Chicago', 'lb mi in Sunday'],
  ['a phone in British English that is in Canada', ['en-GB'], 'America/Toronto', 'lb km in Sunday'],
  ['a phone that is in Puerto Rico', ['es-PR'], 'America/Puerto_Rico', 'lb mi in Sunday'],
  ['a phone that is in Mexico', ['es-MX'], 'America/Mexico_City', 'kg km cm Monday'],
  ['a phone that says nothing', [], '', 'kg km cm Monday'],
])('%s', (_who, languages, timeZone, expected) => {
  expect(written(regionalDefaults({ languages, timeZone }))).toBe(expected)
})
