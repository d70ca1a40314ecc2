import type { CollectionName } from '#contract/sync.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'

type Document = Readonly<Record<string, unknown>>

/** One step of a document's shape, from the version at its place to the next. Pure and total, as RxDB runs the same. */
export type Upgrade = (document: Document) => Document

/** The shapes that were ever shipped: `upgrades[collection][n]` leads from version n to n + 1. */
export type DocumentVersions = {
  readonly current: number
  readonly upgrades: Partial<Readonly<Record<CollectionName, readonly Upgrade[]>>>
}

/** Version 0 is the only one so far. */
export const SHIPPED_VERSIONS: DocumentVersions = { current: SCHEMA_VERSION, upgrades: {} }

/** Brings a document of an older version to today's shape. A version without a step of its own changed nothing. */
export function upgradeDocument<Shape extends Document>(
  versions: DocumentVersions,
  collection: CollectionName,
  document: Shape,
  from: number,
): Shape {
  const steps = versions.upgrades[collection] ?? []
  // An upgrade's result has today's shape by definition; the schemas check it where it came from a device.
  return steps.slice(from, versions.current).reduce<Document>((older, upgrade) => upgrade(older), document) as Shape
}
