import { z } from 'zod'
import { issue } from './answer.ts'
import { exercise } from './exercise.ts'
import { measurement } from './measurement.ts'
import { preferences } from './preferences.ts'
import { session } from './session.ts'
import { COLLECTION_NAMES, MAX_PULL_ROWS, MAX_PUSH_ROWS } from './vocabulary.ts'
import { folder, workout } from './workout.ts'

/** The shape of each document that replicates. */
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

/** A document on the wire. RxDB's tombstone flag travels with it; its content is checked row by row. */
export const wireDocument = z.looseObject({ id: z.string(), _deleted: z.boolean() })
export type WireDocument = z.infer<typeof wireDocument>

/** Rows are checked one by one, after the request: one bad row is refused by name and blocks no other. */
export const pushRequest = z.strictObject({
  collection: collectionName,
  schemaVersion: z.int().min(0).max(10_000),
  rows: z
    .array(z.strictObject({ assumedMasterState: z.unknown().optional(), newDocumentState: z.unknown().optional() }))
    .min(1)
    .max(MAX_PUSH_ROWS),
})
export type PushRequest = z.infer<typeof pushRequest>

/** A row that the server keeps in quarantine, and why. `id` is '' where the row has none. */
export const refusal = z.strictObject({ id: z.string(), issues: z.array(issue) })
export type Refusal = z.infer<typeof refusal>

/** `conflicts` holds the server's version of each row whose assumed state was not the server's. */
export const pushResult = z.strictObject({ conflicts: z.array(wireDocument), refused: z.array(refusal) })
export type PushResult = z.infer<typeof pushResult>

/** `<epoch>.<seq>`: the epoch names one life of the server's data, `seq` counts this person's changes in it. */
export const checkpoint = z.string().regex(/^[0-9a-f]{8,32}\.\d{1,15}$/)

export const pullQuery = z.strictObject({
  collection: collectionName,
  checkpoint: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PULL_ROWS).default(100),
})
export const pullResult = z.strictObject({ documents: z.array(wireDocument), checkpoint })
export type PullResult = z.infer<typeof pullResult>

/** Per collection: how many documents are not deleted, and the xor of their content hashes as 16 hex digits. */
export const collectionDigest = z.strictObject({ count: z.int().min(0), hash: z.string().regex(/^[0-9a-f]{16}$/) })
export const digestResult = z.record(collectionName, collectionDigest)
export type CollectionDigest = z.infer<typeof collectionDigest>
export type DigestResult = z.infer<typeof digestResult>
