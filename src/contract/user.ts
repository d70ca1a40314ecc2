import { z } from 'zod'
import { instant, text, timeZone } from './document.ts'
import {
  MAX_BODY_WEIGHT_KG,
  MAX_EMAIL_LENGTH,
  MAX_HEIGHT_CM,
  MAX_LIMITATIONS_LENGTH,
  MAX_NAME_LENGTH,
  MAX_URL_LENGTH,
  MAX_USER_ID_LENGTH,
  MIN_BODY_WEIGHT_KG,
  MIN_HEIGHT_CM,
} from './limits.ts'
import { locale } from './preferences.ts'
import { ACCOUNT_STANDINGS, EXPERIENCE_LEVELS, GENDERS, TRAINING_GOALS, USER_TYPES } from './vocabulary.ts'

export const gender = z.enum(GENDERS)
export const experienceLevel = z.enum(EXPERIENCE_LEVELS)
export const trainingGoal = z.enum(TRAINING_GOALS)
export const userType = z.enum(USER_TYPES)
export type Gender = z.infer<typeof gender>
export type ExperienceLevel = z.infer<typeof experienceLevel>
export type TrainingGoal = z.infer<typeof trainingGoal>

/** A calendar day without a zone: `1990-04-27`. */
export const calendarDay = z.iso.date()

/** Not synced, so that mails, prices and a new device's first screen use the person's language from the start. */
export const userPreferences = z.object({ language: locale.nullable(), timezone: timeZone.nullable() })
export type UserPreferences = z.infer<typeof userPreferences>

/** Omitted fields stay. */
export const userPreferencesChange = z.strictObject(userPreferences.shape).partial()
export type UserPreferencesChange = z.infer<typeof userPreferencesChange>

/** A person's profile. Null: not given. Body weight in kg, height in cm, whatever the screen shows. */
const profileFields = {
  name: text(MAX_NAME_LENGTH),
  profileImageUrl: z.url().max(MAX_URL_LENGTH).nullable(),
  dateOfBirth: calendarDay.nullable(),
  gender: gender.nullable(),
  weightKg: z.number().min(MIN_BODY_WEIGHT_KG).max(MAX_BODY_WEIGHT_KG).nullable(),
  heightCm: z.number().min(MIN_HEIGHT_CM).max(MAX_HEIGHT_CM).nullable(),
  experienceLevel: experienceLevel.nullable(),
  goals: z.array(trainingGoal).max(TRAINING_GOALS.length),
  limitations: text(MAX_LIMITATIONS_LENGTH),
  timezone: timeZone.nullable(),
}

export const user = z.object({
  id: z.string(),
  firebaseUid: z.string(),
  email: z.string(),
  ...profileFields,
  userType,
  isActive: z.boolean(),
  lastLogin: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  preferences: userPreferences,
})
export type User = z.infer<typeof user>

/** Omitted fields stay. */
export const profileChange = z.strictObject(profileFields).partial()
export type ProfileChange = z.infer<typeof profileChange>

/** The token decides the identity; a different `firebaseUid` is refused. */
export const syncUserRequest = z.strictObject({
  firebaseUid: z.string().min(1).max(MAX_USER_ID_LENGTH),
  email: z.string().max(MAX_EMAIL_LENGTH),
  name: text(MAX_NAME_LENGTH),
  photoURL: z.url().max(MAX_URL_LENGTH).nullable(),
  timezone: timeZone.nullable(),
})
export type SyncUserRequest = z.infer<typeof syncUserRequest>

export const userPayload = z.object({ user })
export const userPreferencesPayload = z.object({ preferences: userPreferences })

/** `POST /auth/sync-user-trial`: one trial per person, even after a deletion, once the address is confirmed. */
export const trialPayload = z.object({
  trial: z.enum(['started', 'had-one', 'unconfirmed']),
  /** The signed statement about the person since then, where anything is sold. */
  entitlement: z.string().optional(),
})
export type TrialPayload = z.infer<typeof trialPayload>

/** A device that lost this response and retries may get 410 ACCOUNT_DELETED, which means that it is done. */
export const deletionPayload = z.object({ deleted: z.literal(true) })

/** `POST /auth/standing`, by a device whose provider no longer knows the account: it has no token to ask with. */
export const standingRequest = z.strictObject({ uid: text(MAX_USER_ID_LENGTH).min(1) })
/** An account unknown here is open. */
export const standingPayload = z.object({ uid: z.string(), standing: z.enum(ACCOUNT_STANDINGS) })

export const signOutPayload = z.object({ signedOut: z.literal(true) })
