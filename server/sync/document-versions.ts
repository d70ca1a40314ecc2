import type { CollectionName } from '#contract/sync.ts'
import { SCHEMA_VERSION } from '#contract/vocabulary.ts'

type Document = Readonly<Record<string, unknown>>

/** One migration of a document's shape, from its index's version to the next. Pure and total, as RxDB runs the same. */
export type Upgrade = (document: Document) => Document

/** All released shapes: `upgrades[collection][n]` leads from version n to n + 1. */
export type DocumentVersions = {
  readonly current: number
  readonly upgrades: Partial<Readonly<Record<CollectionName, readonly Upgrade[]>>>
}

/** Version 0 is the only one so far. */
export const SHIPPED_VERSIONS: DocumentVersions = { current: SCHEMA_VERSION, upgrades: {} }

/** Migrates a document of an older version to the current shape. A version without a step changed nothing. */
export function upgradeDocument<Shape extends Document>(
  versions: DocumentVersions,
  collection: CollectionName,
  document: Shape,
  from: number,
): Shape {
  const steps = versions.upgrades[collection] ?? []
  // A migration's result has the current shape by definition; the schemas check it if it came from a device.
  return steps.slice(from, versions.current).reduce<Document>((older, upgrade) => upgrade(older), document) as Shape
}
