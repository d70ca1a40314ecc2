import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { PictureType } from '#domain/profile/avatar-file.ts'
import { ownerOfPath } from '#domain/profile/avatar-path.ts'
import { writeAtomically } from '../write-atomically.ts'

const MD5_LENGTH = 24

/** A device may set it, and it is used in response headers. */
const headerText = z
  .string()
  .regex(/^[\x20-\x7e]{1,200}$/)
  .optional()
  .catch(undefined)
export const sentMetadata = z.object({
  md5Hash: z.string().length(MD5_LENGTH).optional().catch(undefined),
  cacheControl: headerText,
  contentDisposition: headerText,
  contentEncoding: headerText,
  contentLanguage: headerText,
  metadata: z.record(z.string().max(100), z.string().max(1_000)).optional().catch(undefined),
})
export type SentMetadata = z.infer<typeof sentMetadata>

/** One object as Firebase Storage describes it. `name` is its whole path; sizes and generations are digits as text. */
const objectMetadata = z.object({
  name: z.string(),
  bucket: z.string(),
  generation: z.string(),
  metageneration: z.string(),
  contentType: z.string(),
  timeCreated: z.string(),
  updated: z.string(),
  storageClass: z.literal('STANDARD'),
  size: z.string(),
  md5Hash: z.string(),
  etag: z.string(),
  cacheControl: z.string().optional(),
  contentDisposition: z.string(),
  contentEncoding: z.string(),
  contentLanguage: z.string().optional(),
  metadata: z.record(z.string(), z.string()).optional(),
  /** A token that allows reading the object. */
  downloadTokens: z.string(),
})
export type ObjectMetadata = z.infer<typeof objectMetadata>

export type NewObject = {
  readonly bytes: Uint8Array
  readonly contentType: PictureType
  readonly sent: SentMetadata
  /** Milliseconds since 1970. */
  readonly nowMs: number
}

/**
 * File names are digests of the objects' names: no input of a device becomes part of a path. The metadata is written
 * last and names the content, so that an object exists completely or not at all. Every step is synchronous: within this
 * process nothing comes between a check and its action.
 */
export class ObjectFiles {
  readonly #folder: string
  readonly #bucket: string

  constructor(folder: string, bucket: string) {
    this.#folder = folder
    this.#bucket = bucket
  }

  metadataOf(path: string): ObjectMetadata | null {
    const file = this.#metadataFile(path)
    return file && existsSync(file) ? objectMetadata.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
  }

  bytesOf({ name, generation }: ObjectMetadata): Buffer {
    return readFileSync(this.#contentFile(name, generation))
  }

  countOf(uid: string): number {
    const folder = this.#folderOf(uid)
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')).length : 0
  }

  put(path: string, { bytes, contentType, sent, nowMs }: NewObject): ObjectMetadata {
    const earlier = this.metadataOf(path)
    const generation = String(Math.max(nowMs * 1_000, Number(earlier?.generation ?? 0) + 1))
    const now = new Date(nowMs).toISOString()
    const md5Hash = createHash('md5').update(bytes).digest('base64')
    const { cacheControl, contentLanguage, metadata } = sent
    const stored: ObjectMetadata = {
      name: path,
      bucket: this.#bucket,
      generation,
      metageneration: '1',
      contentType,
      timeCreated: now,
      updated: now,
      storageClass: 'STANDARD',
      size: String(bytes.length),
      md5Hash,
      etag: createHash('sha1').update(`${path} ${generation}`).digest('base64url'),
      contentDisposition: sent.contentDisposition ?? 'inline',
      contentEncoding: sent.contentEncoding ?? 'identity',
      ...(cacheControl !== undefined && { cacheControl }),
      ...(contentLanguage !== undefined && { contentLanguage }),
      ...(metadata !== undefined && { metadata }),
      downloadTokens: randomUUID(),
    }
    writeAtomically(this.#contentFile(path, generation), bytes)
    writeAtomically(this.#fileOf(path, 'json'), JSON.stringify(stored))
    if (earlier) rmSync(this.#contentFile(path, earlier.generation), { force: true })
    return stored
  }

  /** Returns whether it existed. */
  remove(path: string): boolean {
    const stored = this.metadataOf(path)
    if (!stored) return false
    rmSync(this.#fileOf(path, 'json'))
    rmSync(this.#contentFile(path, stored.generation), { force: true })
    return true
  }

  removeAllOf(uid: string): void {
    rmSync(this.#folderOf(uid), { recursive: true, force: true })
  }

  #metadataFile(path: string): string | null {
    return ownerOfPath(path) === null ? null : this.#fileOf(path, 'json')
  }

  #contentFile(path: string, generation: string): string {
    return this.#fileOf(path, `${generation}.bytes`)
  }

  #fileOf(path: string, extension: string): string {
    const owner = ownerOfPath(path)
    if (owner === null) throw new Error('the path belongs to nobody')
    return join(this.#folderOf(owner), `${digest(path)}.${extension}`)
  }

  #folderOf(uid: string): string {
    return join(this.#folder, digest(uid))
  }
}

export function openObjectFiles(folder: string, bucket: string): ObjectFiles {
  mkdirSync(folder, { recursive: true })
  return new ObjectFiles(folder, bucket)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40)
}
