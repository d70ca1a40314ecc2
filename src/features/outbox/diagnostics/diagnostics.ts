import type { TFunction } from 'i18next'
import { deviceTimeZone } from '#contract/device-headers.ts'
import type { OutboxEntry } from '#contract/outbox.ts'
import type { SubscriptionView } from '#platform/billing/subscription-view.ts'
import type { StorageFacts } from '#platform/device/storage-facts.ts'
import type { SyncStatus } from '#platform/sync/sync-status.ts'
import type { ExchangeRecord, SyncTrace } from '#platform/sync/sync-trace.ts'
import { dateFormat, numberFormat } from '#shared/format/intl.ts'
import { sizeText } from '#shared/format/size-text.ts'
import { isNamed } from '../named-fields.ts'

export type DiagnosticFacts = {
  readonly nowMs: number
  readonly build: string
  readonly schemaVersion: number
  readonly storage: StorageFacts
  readonly status: SyncStatus
  readonly entries: readonly OutboxEntry[]
  readonly trace: SyncTrace | null
  readonly subscription: Pick<SubscriptionView, 'access' | 'validUntil'>
}

export type Section = {
  readonly title: string
  readonly lines: readonly { readonly key: string; readonly label: string; readonly value: string }[]
}

type Say = TFunction<'outbox'>

/** The screen and the copied text: counts, times and our own words, nothing that the person wrote or is called. */
export function diagnosticSections(facts: DiagnosticFacts, t: Say, locale: string): readonly Section[] {
  return [
    versions(facts, t, locale),
    storage(facts, t, locale),
    sync(facts, t, locale),
    access(facts, t, locale),
    exchanges(facts, t, locale),
  ]
}

export function diagnosticsText(sections: readonly Section[]): string {
  return sections
    .map(({ title, lines }) => [title, ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n'))
    .join('\n\n')
}

function versions({ nowMs, build, schemaVersion, trace }: DiagnosticFacts, t: Say, locale: string): Section {
  return {
    title: t('diagnostics.versions'),
    lines: [
      { key: 'app', label: t('diagnostics.app'), value: build },
      { key: 'server', label: t('diagnostics.server'), value: trace?.release ?? t('diagnostics.unknown') },
      { key: 'schema', label: t('diagnostics.schema'), value: String(schemaVersion) },
      { key: 'time', label: t('diagnostics.time'), value: instantText(nowMs, locale) },
    ],
  }
}

function storage({ storage: { persistent, usedBytes, quotaBytes } }: DiagnosticFacts, t: Say, locale: string): Section {
  const isKnown = usedBytes !== undefined && quotaBytes !== undefined
  const used = isKnown && { used: sizeText(usedBytes, locale), quota: sizeText(quotaBytes, locale) }
  return {
    title: t('diagnostics.storage'),
    lines: [
      {
        key: 'used',
        label: t('diagnostics.used'),
        value: used ? t('diagnostics.usedOf', used) : t('diagnostics.unknown'),
      },
      {
        key: 'kept',
        label: t('diagnostics.kept'),
        value: persistent ? t('diagnostics.isKept') : t('diagnostics.mayBeCleared'),
      },
    ],
  }
}

function sync({ status, entries }: DiagnosticFacts, t: Say, locale: string): Section {
  const { lastSyncedAt, waiting, refused } = status
  return {
    title: t('title'),
    lines: [
      { key: 'status', label: t('diagnostics.status'), value: statusText(status, t) },
      {
        key: 'last',
        label: t('diagnostics.lastSync'),
        value: lastSyncedAt === null ? t('neverSynced') : instantText(Date.parse(lastSyncedAt), locale),
      },
      { key: 'waiting', label: t('waitingTitle'), value: entriesText(waiting, entries, 'waiting', t, locale) },
      { key: 'refused', label: t('refusedTitle'), value: entriesText(refused, entries, 'refused', t, locale) },
    ],
  }
}

function statusText({ kind, problem, waiting }: SyncStatus, t: Say): string {
  if (problem !== null) return t(`problem.${problem}`)
  return kind === 'waiting' ? t('status.waiting', { count: waiting }) : t(`status.${kind}`)
}

/** `3 · Workout, Routine`. The server's reasons may quote what was typed: only the names of known fields are told. */
function entriesText(
  count: number,
  entries: readonly OutboxEntry[],
  state: OutboxEntry['state'],
  t: Say,
  locale: string,
): string {
  const kinds = entries.filter((entry) => entry.state === state).map((entry) => entryText(entry, t))
  return [numberFormat(locale).format(count), [...new Set(kinds)].join(', ')].filter(Boolean).join(' · ')
}

function entryText({ collection, issues }: OutboxEntry, t: Say): string {
  const fields = issues.flatMap(({ path }) => path.split('.').filter(isNamed).slice(-1))
  return [t(`collection.${collection}`), ...new Set(fields.map((field) => t(`field.${field}`)))].join(' / ')
}

function access({ subscription }: DiagnosticFacts, t: Say, locale: string): Section {
  return {
    title: t('diagnostics.access'),
    lines: [{ key: 'until', label: t('diagnostics.validUntil'), value: accessText(subscription, t, locale) }],
  }
}

function accessText({ access: { kind }, validUntil }: DiagnosticFacts['subscription'], t: Say, locale: string): string {
  if (validUntil !== null) return instantText(Date.parse(validUntil), locale)
  return kind === 'ended' ? t('diagnostics.noAccess') : t('diagnostics.unheard')
}

function exchanges({ trace }: DiagnosticFacts, t: Say, locale: string): Section {
  const latestFirst = (trace?.exchanges ?? []).toReversed()
  const none = { key: 'none', label: t('exchange.sinceOpened'), value: t('exchange.none') }
  return {
    title: t('exchange.title'),
    lines:
      latestFirst.length > 0 ? latestFirst.map((exchange, place) => exchangeLine(exchange, place, t, locale)) : [none],
  }
}

function exchangeLine({ atMs, kind, rows, outcome, tookMs }: ExchangeRecord, place: number, t: Say, locale: string) {
  const took = numberFormat(locale, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 }).format(tookMs)
  const parts = [
    t(`exchange.${kind}`),
    rows !== null && t('exchange.rows', { count: rows }),
    t(`outcome.${outcome}`),
    took,
  ]
  return {
    key: `exchange ${place}`,
    label: instantText(atMs, locale),
    value: parts.filter(Boolean).join(' · '),
  }
}

/** With its zone, for a reader in another one. */
function instantText(atMs: number, locale: string): string {
  return dateFormat(locale, {
    timeZone: deviceTimeZone(),
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'shortOffset',
  }).format(atMs)
}
