import fc from 'fast-check'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import type { OutboxEntry } from '#contract/outbox.ts'
import { COLLECTION_NAMES, LOCALES } from '#contract/vocabulary.ts'
import { setupI18n } from '#i18n/setup.ts'
import { UNKNOWN_STATUS } from '#platform/sync/sync-status.ts'
import type { ExchangeRecord } from '#platform/sync/sync-trace.ts'
import { type DiagnosticFacts, diagnosticSections, diagnosticsText } from './diagnostics.ts'

beforeAll(async () => {
  await setupI18n('en-US', ['outbox'])
  for (const locale of LOCALES) {
    await i18next.changeLanguage(locale)
    await i18next.loadNamespaces('outbox')
  }
})

const AT = Date.parse('2026-03-02T18:00:00.000Z')

const FACTS: DiagnosticFacts = {
  nowMs: AT,
  build: '35270c948a90',
  schemaVersion: 0,
  storage: { persistent: true, usedBytes: 12_000_000, quotaBytes: 48_000_000_000 },
  status: { ...UNKNOWN_STATUS, kind: 'attention', problem: 'refused', waiting: 2, refused: 1 },
  entries: [],
  trace: {
    release: '0.1.0',
    exchanges: [
      { atMs: AT, kind: 'pull', rows: 3, outcome: 'ok', tookMs: 120 },
      { atMs: AT + 1_000, kind: 'push', rows: null, outcome: 'offline', tookMs: 30_000 },
    ],
  },
  subscription: { access: { kind: 'granted', notice: null }, validUntil: '2026-04-02T18:00:00.000Z' },
}

function anEntry(entry: Partial<OutboxEntry>): OutboxEntry {
  const document = { id: 'a', _deleted: false }
  const base = { key: 'sessions/a', collection: 'sessions', id: 'a', document, hash: 'a', sent: [] } as const
  return { ...base, schemaVersion: 0, queuedAtMs: AT, state: 'waiting', issues: [], ...entry }
}

function textOf(facts: DiagnosticFacts, locale: (typeof LOCALES)[number] = 'en-US'): string {
  return diagnosticsText(diagnosticSections(facts, i18next.getFixedT(locale, 'outbox'), locale))
}

test('tells versions, storage, outbox, access and the latest exchanges', () => {
  const entries = [
    anEntry({}),
    anEntry({ collection: 'workouts' }),
    anEntry({ state: 'refused', issues: [{ path: 'exercises.0.sets.1.reps', message: 'Too small' }] }),
  ]
  const text = textOf({ ...FACTS, entries })
  expect(text).toContain('App: 35270c948a90\nServer: 0.1.0\nData format: 0\n')
  expect(text).toContain('Storage used: 12 MB of 48 GB')
  expect(text).toContain('Not synced yet: 2 · Workout, Routine\nRejected by the server: 1 · Workout / Reps')
  expect(text).toMatch(/Valid until: Apr 2, 2026, /)
  expect(text).toMatch(/: Sending · No answer from the server · 30,000 ms\n.*: Receiving · 3 changes · OK · 120 ms$/)
})

test('says so where nothing is known yet', () => {
  const storage = { persistent: false, usedBytes: undefined, quotaBytes: undefined }
  const subscription = { access: { kind: 'unheard' }, validUntil: null } as const
  const text = textOf({ ...FACTS, status: UNKNOWN_STATUS, trace: null, storage, subscription })
  expect(text).toContain('Server: Unknown')
  expect(text).toContain('Storage used: Unknown')
  expect(text).toContain('Last sync: Not synced yet')
  expect(text).toContain('Not synced yet: 0\n')
  expect(text).toContain('Valid until: Not confirmed by the server yet')
  expect(text).toMatch(/Since Barra was opened: Nothing yet$/)
})

test('says that there is no access once it has ended', () => {
  const subscription = { access: { kind: 'ended', what: 'trial', at: null }, validUntil: null } as const
  expect(textOf({ ...FACTS, subscription })).toContain('Valid until: No access')
})

/** Marked, so that a short one is not found by chance. */
const personal = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => `‹${text}›`)

const entry = fc
  .record({
    collection: fc.constantFrom(...COLLECTION_NAMES),
    state: fc.constantFrom('waiting' as const, 'refused' as const),
    id: personal,
    name: personal,
    note: personal,
    path: fc.oneof(personal, fc.constantFrom('name', 'exercises.0.sets.1.reps')),
    message: personal,
  })
  .map(({ collection, state, id, name, note, path, message }) =>
    anEntry({
      key: `${collection}/${id}`,
      collection,
      id,
      hash: id,
      document: { id, _deleted: false, name, note, exercises: [{ name, note, sets: [{ note }] }] },
      state,
      issues: [{ path: `exercises.${path}`, message: `“${name}”: ${message}` }],
    }),
  )

const exchange: fc.Arbitrary<ExchangeRecord> = fc.record({
  atMs: fc.integer({ min: 0, max: AT }),
  kind: fc.constantFrom('push', 'pull', 'pull-all', 'compare'),
  rows: fc.option(fc.nat(200)),
  outcome: fc.constantFrom(
    'ok',
    'refused',
    'offline',
    'busy',
    'unauthenticated',
    'outdated',
    'full',
    'rejected',
    'checkpoint-unknown',
  ),
  tookMs: fc.nat(60_000),
})

test('holds nothing of what the person wrote, is called or signs in with', () => {
  fc.assert(
    fc.property(
      fc.record({
        entries: fc.array(entry, { maxLength: 5 }),
        exchanges: fc.array(exchange, { maxLength: 20 }),
        account: fc.record({ uid: personal, name: personal, email: personal }),
        token: personal,
        locale: fc.constantFrom(...LOCALES),
      }),
      ({ entries, exchanges, account, token, locale }) => {
        // As the stores hold them: more than the screen may tell.
        const status = { ...FACTS.status, entitlement: token, ...account }
        const subscription = { ...FACTS.subscription, ...account, proof: { token, statement: account } }
        const text = textOf(
          { ...FACTS, ...account, entries, status, subscription, trace: { release: '0.1.0', exchanges } },
          locale,
        )
        expect(text).not.toMatch(/[‹›]/)
        expect(text).not.toMatch(/diagnostics\.|exchange\.|outcome\./)
      },
    ),
  )
})
