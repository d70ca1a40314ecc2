import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { ProfileChange, User, UserPreferencesChange } from '#contract/user.ts'
import { USER_TYPES } from '#contract/vocabulary.ts'
import type { Tables, UsersTable } from '../database/tables.ts'

/** From the token and the device, before the person enters any. */
export type Introduction = {
  readonly userId: string
  readonly email: string
  readonly name: string
  readonly picture: string | null
  readonly timezone: string | null
  readonly language: User['preferences']['language']
}

export async function findUser(database: Kysely<Tables>, userId: string): Promise<User | undefined> {
  const row = await database.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row && userOf(row)
}

/**
 * For a known person, only the address is updated and missing preferences are filled in: a provider's name or picture
 * never replaces their own.
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

/** Omitted fields stay. */
export type UserChange = ProfileChange & Pick<UserPreferencesChange, 'language'> & { readonly lastLogin?: Date }

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

/** Without undefined values, which would mean 'set to null'. */
function definedColumns<Columns extends object>(columns: Columns) {
  // An optional column means an omitted entry.
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
    // A disabled or deleted account gets an error instead.
    isActive: true,
    lastLogin: row.last_login?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    preferences: { language: row.language, timezone: row.timezone },
  }
}
