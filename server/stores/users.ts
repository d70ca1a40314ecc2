import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ProfileChange, User, UserPreferencesChange } from '#contract/user.ts'
import { USER_TYPES } from '#contract/vocabulary.ts'
import type { Tables, UsersTable } from '../database/tables.ts'

/** What is known of a person before they have said anything: by the token, and by the device that asks. */
export type Introduction = {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly picture: string | null
  readonly timezone: string | null
  readonly language: User['preferences']['language']
}

/** The person as stored, or undefined where the server has not met them. */
export async function findUser(database: Kysely<Tables>, userId: string): Promise<User | undefined> {
  const row = await database.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row && userOf(row)
}

/**
 * Writes down somebody new. Of somebody known only the address is taken over, and what they never chose is filled in:
 * a provider's name or picture never replaces their own.
 */
export async function introduceUser(transaction: Transaction<Tables>, introduction: Introduction): Promise<User> {
  const { userId, email, name, picture, timezone, language } = introduction
  const row = await transaction
    .insertInto('users')
    .values({ user_id: userId, email, name, profile_image_url: picture, timezone, language })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        email,
        name: sql<string>`CASE WHEN users.name = '' THEN ${name} ELSE users.name END`,
        timezone: sql<string | null>`coalesce(users.timezone, ${timezone}::text)`,
        language: sql<typeof language>`coalesce(users.language, ${language}::text)`,
        updated_at: sql<Date>`now()`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return userOf(row)
}

/** What a person may change of their row; what is left out stays as it is. */
export type UserChange = ProfileChange & Pick<UserPreferencesChange, 'language'> & { readonly lastLogin?: Date }

/** Changes somebody who was introduced before. */
export async function updateUser(transaction: Transaction<Tables>, userId: string, change: UserChange): Promise<User> {
  const row = await transaction
    .updateTable('users')
    .set({
      ...definedColumns({
        name: change.name,
        profile_image_url: change.profileImageUrl,
        date_of_birth: change.dateOfBirth,
        gender: change.gender,
        weight_kg: change.weightKg,
        height_cm: change.heightCm,
        experience_level: change.experienceLevel,
        goals: change.goals && JSON.stringify([...new Set(change.goals)]),
        limitations: change.limitations,
        timezone: change.timezone,
        language: change.language,
        last_login: change.lastLogin,
      }),
      updated_at: sql<Date>`now()`,
    })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
  return userOf(row)
}

/** Without what is undefined, which would mean 'set to null'. */
function definedColumns<Columns extends object>(columns: Columns) {
  // An entry that is left out is what the optional column means.
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Columns]?: Exclude<Columns[Name], undefined>
  }
}

function userOf(row: Selectable<UsersTable>): User {
  return {
    id: row.user_id,
    firebaseUid: row.user_id,
    email: row.email,
    name: row.name,
    profileImageUrl: row.profile_image_url,
    dateOfBirth: row.date_of_birth,
    gender: row.gender,
    weightKg: row.weight_kg,
    heightCm: row.height_cm,
    experienceLevel: row.experience_level,
    goals: [...row.goals],
    limitations: row.limitations,
    timezone: row.timezone,
    userType: USER_TYPES[0],
    // A disabled or deleted account is answered with an error instead.
    isActive: true,
    lastLogin: row.last_login?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    preferences: { language: row.language, timezone: row.timezone },
  }
}
