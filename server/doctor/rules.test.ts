import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMeaningful, NEEDED_EVENTS } from '../payment/meaningful-events.ts'
import { answerTo } from './answer-to.ts'
import { refusalOf, tablesFinding } from './database-rules.ts'
import { keyFileFinding } from './entitlement-key.ts'
import { missing, notAsked, ok, reportOf } from './finding.ts'

test('the report has a line per check with its reference, and counts the faults', () => {
  expect(reportOf([ok('Mail', 'good'), notAsked('Firebase', 'not set')])).toEqual([
    'ok         Mail: good',
    'not asked  Firebase: not set',
    '',
    'Everything that could be asked is right.',
  ])
  const report = reportOf([ok('Mail', 'good'), missing('Stripe, webhook', '2.4', 'make one')])
  expect(report.slice(1)).toEqual([
    'missing    Stripe, webhook: make one (docs/CONFIGURING.md, 2.4)',
    '',
    '1 of 2 checks asks for something to be done.',
  ])
})

test('every section that a check names is in the document', () => {
  const document = readFileSync(new URL('../../docs/CONFIGURING.md', import.meta.url), 'utf8')
  const steps = document.split(/^## /m).flatMap((part) => {
    const section = Number.parseInt(part, 10)
    return [...part.matchAll(/^(\d+)\. /gm)].map(([, step]) => `${section}.${step}`)
  })
  const sources = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'))
  const named = sources.flatMap((name) =>
    [...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/section: '([^']+)'/g)].map(([, step]) => step),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(steps).toEqual(expect.arrayContaining(named))
})

const QUESTION = { subject: 'Mail', section: '1.2', service: 'The mail server', limitMs: 20 }

test('silence and errors are findings, in words that quote no error', async () => {
  const silent = await answerTo(QUESTION, () => new Promise(() => undefined))
  expect(silent).toMatchObject({ status: 'wrong', says: 'The mail server did not answer within 0.02 s' })
  const failed = await answerTo(QUESTION, () => Promise.reject(new Error('no canary://secret@host')))
  expect(failed).toMatchObject({ status: 'wrong', says: 'The mail server could not be asked: Error' })
  const cause = Object.assign(new Error('canary'), { code: 'ECONNREFUSED' })
  const refused = await answerTo(QUESTION, () => Promise.reject(new TypeError('fetch failed', { cause })))
  expect(refused.says).toBe('The mail server could not be asked: ECONNREFUSED')
})

const KNOWN = ['001-documents', '002-users']
test.each<[readonly string[] | null, string, RegExp]>([
  [KNOWN, 'ok', /002-users/],
  [['001-documents'], 'missing', /^002-users is due/],
  [null, 'missing', /none yet/],
  [[...KNOWN, '003-later'], 'wrong', /later version.*003-later/],
])('tables of %j: %s', (applied, status, says) => {
  expect(tablesFinding(applied, KNOWN)).toMatchObject({ status, says: expect.stringMatching(says) })
})

test.each([
  [Object.assign(new Error('canary'), { code: '28P01' }), /user and password/],
  [Object.assign(new Error('canary'), { code: '3D000' }), /create it/],
  [new Error('timeout exceeded when trying to connect'), /did not answer in time/],
])('a database that refuses: %s', (error, says) => {
  expect(refusalOf(error)).toMatch(says)
})

test.each([
  ['its owner alone', { mode: 0o100600, isKey: true }, 'ok'],
  ['its owner may only read it', { mode: 0o100400, isKey: true }, 'ok'],
  ['its group', { mode: 0o100640, isKey: true }, 'wrong'],
  ['everybody', { mode: 0o100644, isKey: true }, 'wrong'],
  ['no key', { mode: 0o100600, isKey: false }, 'wrong'],
  ['no file', null, 'missing'],
])('a key file: %s', (_case, file, status) => {
  expect(keyFileFinding('/data/entitlement-key.json', file).status).toBe(status)
})

test('every event that is needed is one that the server goes by, and later ones of their kind are, too', () => {
  expect(NEEDED_EVENTS.filter((name) => !isMeaningful(name))).toEqual([])
  expect(['invoice.named_later', 'charge.dispute.created'].every(isMeaningful)).toBe(true)
  expect(['customer.updated', 'charge.succeeded', 'payout.paid', 'toString'].some(isMeaningful)).toBe(false)
})
