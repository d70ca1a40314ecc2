import { z } from 'zod'
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_ORDER_KEY_LENGTH, MAX_TIME_ZONE_LENGTH } from './limits.ts'
import { TIME_ZONE_PATTERN } from './time-zone.ts'

/**
 * A UTC instant with milliseconds, as `Date.prototype.toISOString` writes it: `2026-03-02T18:00:00.000Z`. Any year from 0
 * to 9999: a set logged under a phone's wrong clock is stored as it was logged, not refused.
 */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)

/**
 * A hybrid logical clock reading: milliseconds since 1970 (12 hex digits), a counter (4) and the device (8), so that
 * plain string order is causal order. Source: Kulkarni et al., Logical Physical Clocks (2014).
 */
export const stamp = z
  .string()
  .regex(/^[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{8}$/)
  .brand<'Stamp'>()
export type Stamp = z.infer<typeof stamp>

/** A position in an ordered list: a fractional index, compared as a plain string, ties broken by id. */
export const orderKey = z
  .string()
  .regex(/^[0-9A-Za-z]+$/)
  .max(MAX_ORDER_KEY_LENGTH)

/** PostgreSQL's jsonb accepts neither NUL nor half a surrogate pair: refusing them here keeps both sides equal. */
export const text = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'holds a character that cannot be stored')

/** Trimmed by the form. */
export const name = text(MAX_NAME_LENGTH).min(1)
export const note = text(MAX_NOTE_LENGTH)

/** An IANA zone such as `America/Sao_Paulo`. */
export const timeZone = z.string().regex(TIME_ZONE_PATTERN).max(MAX_TIME_ZONE_LENGTH)

/** Older versions of the app stored '' on a device that does not know its zone: it means UTC. */
export const storedTimeZone = z.union([z.literal(''), timeZone])

/** `binnedAt`: '' while in use, otherwise when it was put in the trash; never null, which an IndexedDB index skips. */
export const documentFields = { updatedAt: stamp, binnedAt: z.union([z.literal(''), instant]) }

/** The sort key of list indexes: `9e15 - milliseconds`, 16 digits, so that ascending order is newest first. */
export const newestFirstKey = z.string().regex(/^\d{16}$/)
