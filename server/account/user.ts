import { z } from 'zod'
import { MAX_URL_LENGTH } from '#contract/limits.ts'
import {
  type ProfileChange,
  type SyncUserRequest,
  type User,
  type UserPreferencesChange,
  user,
} from '#contract/user.ts'
import type { DatabaseConnection } from '../database/connection.ts'
import { asStorage } from '../database/transaction.ts'
import type { VerifiedIdentity } from '../identity/token-verifier.ts'
import { type Device, knownTimeZone } from '../plugins/device-headers.ts'
import { Problem } from '../problem.ts'
import { writeAsPerson } from '../stores/people.ts'
import { findUser, type Introduction, introduceUser, type UserChange, updateUser } from '../stores/users.ts'

export type Caller = { readonly identity: VerifiedIdentity; readonly device: Device }

export async function readUser(database: DatabaseConnection, caller: Caller): Promise<User> {
  const { uid } = caller.identity
  const introduction = introductionOf(caller)
  const known = await asStorage(() => findUser(database.of(uid).kysely, uid))
  if (known && !hasNews(known, introduction)) return known
  return writeAsPerson(database, uid, (transaction) => introduceUser(transaction, introduction))
}

/** A time zone unknown to this machine becomes UTC. */
export function changeUser(
  database: DatabaseConnection,
  caller: Caller,
  change: ProfileChange | UserPreferencesChange,
): Promise<User> {
  return introduceAndUpdate(database, introductionOf(caller), withKnownTimeZone(change))
}

/**
 * The device's profile data is used only if neither the token nor the person has any; the email is always the token's.
 * Throws 403 if the device names another person than its token.
 */
export function syncUser(
  database: DatabaseConnection,
  caller: Caller,
  told: SyncUserRequest,
  now: Date,
): Promise<User> {
  if (told.firebaseUid !== caller.identity.uid) {
    throw new Problem(403, 'FORBIDDEN', 'The bearer token belongs to somebody else', { reason: 'other-person' })
  }
  const known = introductionOf(caller)
  const introduction: Introduction = {
    ...known,
    name: known.name || told.name,
    picture: known.picture ?? providedPicture.parse(told.photoURL),
    timezone: told.timezone === null ? known.timezone : knownTimeZone(told.timezone),
  }
  return introduceAndUpdate(database, introduction, { lastLogin: now })
}

function introduceAndUpdate(
  database: DatabaseConnection,
  introduction: Introduction,
  change: UserChange,
): Promise<User> {
  const { userId } = introduction
  return writeAsPerson(database, userId, async (transaction) => {
    await introduceUser(transaction, introduction)
    return updateUser(transaction, userId, change)
  })
}

function hasNews(known: User, { email, name, timezone, language }: Introduction): boolean {
  return (
    known.email !== email ||
    (known.name === '' && name !== '') ||
    (known.timezone === null && timezone !== null) ||
    (known.preferences.language === null && language !== null)
  )
}

/** A provider's name or picture that a profile cannot hold is ignored. */
const providedName = user.shape.name.catch('')
const providedPicture = z
  .url({ protocol: /^https$/ })
  .max(MAX_URL_LENGTH)
  .nullable()
  .catch(null)

function introductionOf({ identity, device }: Caller): Introduction {
  return {
    userId: identity.uid,
    email: identity.email,
    name: providedName.parse(identity.name),
    picture: providedPicture.parse(identity.picture),
    timezone: device.timeZone,
    language: device.locale,
  }
}

function withKnownTimeZone(change: ProfileChange | UserPreferencesChange): UserChange {
  return typeof change.timezone === 'string' ? { ...change, timezone: knownTimeZone(change.timezone) } : change
}
