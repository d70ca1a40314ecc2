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
import { EXPERIENCE_LEVELS, GENDERS, TRAINING_GOALS, USER_TYPES } from './vocabulary.ts'

export const gender = z.enum(GENDERS)
export const experienceLevel = z.enum(EXPERIENCE_LEVELS)
export const trainingGoal = z.enum(TRAINING_GOALS)
export const userType = z.enum(USER_TYPES)
export type Gender = z.infer<typeof gender>
export type ExperienceLevel = z.infer<typeof experienceLevel>
export type TrainingGoal = z.infer<typeof trainingGoal>

/** A calendar day without a zone: `1990-04-27`. */
export const calendarDay = z.iso.date()

/**
 * Preferences stored on the server, so that mails, prices and a new device's first screen use the person's language
 * before anything has synced. All others are in the synced `preferences` document.
 */
export const userPreferences = z.object({ language: locale.nullable(), timezone: timeZone.nullable() })
export type UserPreferences = z.infer<typeof userPreferences>

/** The request of `PUT /user/preferences`; omitted fields stay. */
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

/** A person on the server: `data.user` of every call that returns one. */
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

/** The request of `PUT /user/profile`; omitted fields stay. */
export const profileChange = z.strictObject(profileFields).partial()
export type ProfileChange = z.infer<typeof profileChange>

/** A device's report of a sign-in. The token decides the identity; a different `firebaseUid` is refused. */
export const syncUserRequest = z.strictObject({
  firebaseUid: z.string().min(1).max(MAX_USER_ID_LENGTH),
  email: z.string().max(MAX_EMAIL_LENGTH),
  name: text(MAX_NAME_LENGTH),
  photoURL: z.url().max(MAX_URL_LENGTH).nullable(),
  timezone: timeZone.nullable(),
})
export type SyncUserRequest = z.infer<typeof syncUserRequest>

/** The payload of every call that returns a person. */
export const userPayload = z.object({ user })
export const userPreferencesPayload = z.object({ preferences: userPreferences })

/**
 * The response of `POST /auth/sync-user-trial`. A person gets one trial, even after deleting the account, once their
 * address is confirmed.
 */
export const trialPayload = z.object({ trial: z.enum(['started', 'had-one', 'unconfirmed']) })

/**
 * The response of `DELETE /user/profile` and `DELETE /user/delete-account`, which are the same deletion. A device that
 * lost the response and retries may get 410 ACCOUNT_DELETED, which means that it is done.
 */
export const deletionPayload = z.object({ deleted: z.literal(true) })

/** The response of `POST /auth/sign-out-everywhere`. */
export const signOutPayload = z.object({ signedOut: z.literal(true) })
