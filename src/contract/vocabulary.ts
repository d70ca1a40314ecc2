/** Without any parser, so that rules and screens do not load zod into the page. */

export const LOCALES = ['pt-BR', 'en-US', 'es-ES'] as const
export const THEMES = ['system', 'dark', 'light'] as const

/** Determines the fields of an exercise's sets. */
export const EXERCISE_KINDS = [
  'weight-reps',
  'bodyweight-reps',
  'weighted-bodyweight',
  'assisted-bodyweight',
  'reps-only',
  'time',
  'distance-time',
  'weight-distance',
  'weight-time',
] as const

export const EQUIPMENT = [
  'barbell',
  'dumbbell',
  'kettlebell',
  'machine',
  'cable',
  'smith-machine',
  'bodyweight',
  'band',
  'plate',
  'ez-bar',
  'trap-bar',
  'suspension',
  'ball',
  'cardio-machine',
  'other',
] as const

export const MUSCLES = [
  'chest',
  'front-delts',
  'side-delts',
  'rear-delts',
  'traps',
  'lats',
  'upper-back',
  'lower-back',
  'biceps',
  'triceps',
  'forearms',
  'abs',
  'obliques',
  'glutes',
  'quads',
  'hamstrings',
  'adductors',
  'abductors',
  'calves',
  'shins',
  'neck',
] as const

export const SET_KINDS = ['warm-up', 'working', 'drop', 'failure', 'amrap', 'myo'] as const
export const PROGRESSION_KINDS = ['linear', 'double', 'reps', 'wave'] as const
export const PROGRESSION_REASONS = [
  'start',
  'weight-added',
  'reps-added',
  'repeated',
  'deloaded',
  'top-reached',
  'next-week',
  'next-cycle',
] as const
export const SESSION_STATUSES = ['active', 'completed', 'abandoned'] as const

/** Body weight, body fat and 15 girths. */
export const MEASUREMENT_KINDS = [
  'body-weight',
  'body-fat',
  'neck',
  'shoulders',
  'chest',
  'waist',
  'hips',
  'left-biceps',
  'right-biceps',
  'left-forearm',
  'right-forearm',
  'left-thigh',
  'right-thigh',
  'left-calf',
  'right-calf',
  'left-wrist',
  'right-wrist',
] as const

export const GENDERS = ['female', 'male', 'other', 'undisclosed'] as const
export const EXPERIENCE_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const TRAINING_GOALS = ['strength', 'muscle', 'endurance', 'fat-loss', 'health', 'sport'] as const
/** Everybody who signs up is a lifter: there is no other role. */
export const USER_TYPES = ['lifter'] as const
export const SOCIAL_PROVIDERS = ['google', 'facebook', 'github', 'twitter'] as const
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** The single document of the preferences collection. Two devices that create it independently mean the same one. */
export const PREFERENCES_ID = 'preferences'

/** Replicated collections in the order of the first sync: those needed for a workout first. */
export const COLLECTION_NAMES = ['preferences', 'folders', 'workouts', 'exercises', 'sessions', 'measurements'] as const

/** The version of the documents' shapes, shared by RxDB's collections and the server's upgrades. */
export const SCHEMA_VERSION = 0

/** The only message of the stream: something changed, pull. `RESYNC <collection>` if it is only that one. */
export const STREAM_RESYNC = 'RESYNC'
export const STREAM_HEARTBEAT_MS = 20_000

export const SUBSCRIPTION_STATUSES = [
  'none',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'incomplete',
  'unpaid',
  'paused',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** `due`: at the next contact; `unconfirmed`: once the address is confirmed. */
export const PENDING_TRIALS = ['due', 'unconfirmed'] as const
export type PendingTrial = (typeof PENDING_TRIALS)[number]

export const PLAN_SLUGS = ['monthly', 'annual'] as const
export type PlanSlug = (typeof PLAN_SLUGS)[number]
export const DEFAULT_INTERVAL = 'month'

export const CURRENCIES = ['BRL', 'USD', 'EUR'] as const
export type Currency = (typeof CURRENCIES)[number]

export const FEATURES = [
  'unlimited-workouts',
  'all-exercises',
  'progress-tracking',
  'advanced-analytics',
  'data-export',
  'priority-support',
] as const

export const PAYMENT_STATUSES = ['paid', 'pending', 'failed', 'refunded'] as const

/** What the server says of an account to a device without a token. */
export const ACCOUNT_STANDINGS = ['open', 'disabled', 'deleted'] as const
export type AccountStanding = (typeof ACCOUNT_STANDINGS)[number]
