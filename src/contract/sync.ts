import { z } from 'zod'
import { issue } from './answer.ts'
import { instant } from './document.ts'
import { exercise } from './exercise.ts'
import {
  MAX_CHECKPOINT_LENGTH,
  MAX_PULL_ROWS,
  MAX_PUSH_ROWS,
  MAX_RELEASE_LENGTH,
  MAX_SCHEMA_VERSION,
} from './limits.ts'
import { measurement } from './measurement.ts'
import { preferences } from './preferences.ts'
import { session } from './session.ts'
import { COLLECTION_NAMES } from './vocabulary.ts'
import { folder, workout } from './workout.ts'

export const documentSchemas = {
  preferences,
  folders: folder,
  workouts: workout,
  exercises: exercise,
  sessions: session,
  measurements: measurement,
} as const

export const collectionName = z.enum(COLLECTION_NAMES)
export type CollectionName = z.infer<typeof collectionName>

/** A document on the wire, with RxDB's tombstone flag; its content is checked row by row. */
export const wireDocument = z.looseObject({ id: z.string(), _deleted: z.boolean() })
export type WireDocument = z.infer<typeof wireDocument>

/**
 * `<epoch>.<seq>.<mark>`: the newest server state seen by a device. `mark` is random and differs for every commit, so
 * that a server restored from an older backup recognizes a device that knows lost commits.
 */
export const serverHead = z.string().regex(/^[0-9a-f]{8,32}\.\d{1,15}\.[0-9a-f]{4,16}$/)

/**
 * Rows are checked individually, after the request: one bad row is refused and blocks no other. Envelopes drop unknown
 * fields instead of refusing them, so that clients and servers of two versions are compatible.
 */
export const pushRequest = z.object({
  collection: collectionName,
  schemaVersion: z.int().min(0).max(MAX_SCHEMA_VERSION),
  /** The newest server state behind the assumed versions. Absent before the first exchange. */
  head: serverHead.optional(),
  rows: z
    .array(z.object({ assumedMasterState: z.unknown().optional(), newDocumentState: z.unknown().optional() }))
    .min(1)
    .max(MAX_PUSH_ROWS),
})
export type PushRequest = z.infer<typeof pushRequest>

/** `id` is '' if the row has none. */
export const refusal = z.object({ id: z.string(), issues: z.array(issue) })
export type Refusal = z.infer<typeof refusal>

/** Sent with every response. `release` names the server's build: a newer one may accept what an older one refused. */
const serverFacts = {
  head: serverHead.optional(),
  release: z.string().max(MAX_RELEASE_LENGTH).optional(),
  time: instant.optional(),
  /** As in `GET /subscriptions/status`. */
  entitlement: z.string().optional(),
}

/** `conflicts` holds the server's version of each row whose assumed state did not match. */
export const pushResult = z.object({
  conflicts: z.array(wireDocument),
  refused: z.array(refusal),
  /**
   * The state that this push changed into `head`, if it left exactly the accepted versions: a device that had seen it
   * has seen `head` too. Absent from older servers.
   */
  before: serverHead.optional(),
  ...serverFacts,
})
export type PushResult = z.infer<typeof pushResult>

/** `<epoch>.<seq>`: the epoch is one lifetime of the server's data, `seq` counts this person's changes in it. */
export const checkpoint = z.string().regex(/^[0-9a-f]{8,32}\.\d{1,15}$/)

export const pullQuery = z.object({
  collection: collectionName,
  checkpoint: z.string().max(MAX_CHECKPOINT_LENGTH).optional(),
  head: serverHead.optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PULL_ROWS).default(100),
})
/**
 * `isLast`: nothing followed; absent from older servers. `remaining`: documents after this page; only in response to a
 * pull without a checkpoint.
 */
export const pullResult = z.object({
  documents: z.array(wireDocument),
  checkpoint,
  isLast: z.boolean().optional(),
  remaining: z.int().min(0).optional(),
  ...serverFacts,
})
export type PullResult = z.infer<typeof pullResult>

/**
 * A part of everything that the server has, in answer to a device that has nothing: a page of one collection. Each is
 * gzipped by itself, with its length before it (`packed-slices.ts`). `total`: documents of all parts together, in the
 * first one only; absent from older servers.
 */
export const pullSlice = pullResult.extend({ collection: collectionName, total: z.int().min(0).optional() })
export type PullSlice = z.infer<typeof pullSlice>

/** Per collection: number of undeleted documents, and the xor of their content hashes as 16 hex digits. */
export const collectionDigest = z.object({ count: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{16}$/) })
export const digestResult = z.record(collectionName, collectionDigest)
export type CollectionDigest = z.infer<typeof collectionDigest>
export type DigestResult = z.infer<typeof digestResult>
