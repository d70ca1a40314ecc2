import type { ExerciseId, FolderId, SessionId, WorkoutId } from './id.ts'
import type { SessionStatus } from './session.ts'

// Every path of the app, once: page, service worker and server name it from here. Constants and functions, not one
// object, so that a script carries only the paths it names. `:id` in place of an id makes the pattern for the route table.
type Pattern = ':id'

export const INDEX_PATH = '/'
export const LANDING_PATH = '/landing-page'
export const SOLUTION_PATH = '/landing-page/solution'
export const RESOURCES_PATH = '/landing-page/resources'
export const TRUST_PATH = '/landing-page/trust'
export const LANDING_CONTACT_PATH = '/landing-page/contact'
export const TERMS_PATH = '/terms'
export const PRIVACY_PATH = '/privacy'
export const SUPPORT_PATH = '/support'
export const FAQ_PATH = '/support/faq'
export const CONTACT_PATH = '/support/contact'

export const LOGIN_PATH = '/auth/login'
export const SIGN_UP_PATH = '/auth/signup'
export const FORGOT_PASSWORD_PATH = '/auth/forgot-password'
export const AUTH_CALLBACK_PATH = '/auth/callback'
export const CONFIRM_EMAIL_PATH = '/auth/callback?mode=confirmEmail'
export const ACCOUNT_DELETED_PATH = '/auth/account-deleted'

export const DASHBOARD_PATH = '/dashboard'
export const PROGRESS_PATH = '/progress'
export const ANALYTICS_PATH = '/analytics'
export const METRICS_PATH = '/metrics'
export const STATISTICS_PATH = '/statistics'

export const PROFILE_PATH = '/profile'
export const PREFERENCES_PATH = '/profile/preferences'
export const SECURITY_PATH = '/profile/security'
export const PROFILE_PRIVACY_PATH = '/profile/privacy'
export const DATA_PATH = '/profile/data'
export const IMPORT_PATH = '/profile/data/import'
export const TRASH_PATH = '/profile/data/bin'
export const OUTBOX_PATH = '/outbox'
export const DIAGNOSTICS_PATH = '/outbox/diagnostics'

export const PLANS_PATH = '/subscription'
export const CHECKOUT_SUCCESS_PATH = '/subscription/success'
export const BILLING_PATH = '/subscription/billing'
export const SUBSCRIPTION_PATH = '/profile/subscription'

export const WORKOUTS_PATH = '/workouts'
export const NEW_WORKOUT_PATH = '/workouts/create-v2'
export const EDIT_WORKOUT_PATH = '/workouts/edit-v2'
export const EXERCISES_PATH = '/exercises'
export const NEW_EXERCISE_PATH = '/exercises/new'

export const FREE_SESSION_PATH = '/workout/execute'
export const OTHER_FREE_SESSION_PATH = '/workouts/execute'
/** Leads to the session that was begun last of those that run. */
export const RUNNING_SESSION_PATH = '/workout/execute?continue'
export const SAMPLE_PATH = '/test-workout-v2'
export const HISTORY_PATH = '/workout/all/sessions'

export const TRANSFER_PATH = '/hand-over'
export const SEND_PATH = '/hand-over/send'

/**
 * Whether text is a path of the app, not another site's address: browsers read `//host` and `/\host` as one, also with
 * tabs and line breaks in between, which they drop.
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/\p{Cc}/u.test(text)
}

export function isAuthPath(path: string): boolean {
  return path === '/auth' || path.startsWith('/auth/')
}

/** Whether a workout can be started or resumed at a path. */
export function isExecutionPath(path: string): boolean {
  return path.includes('/execute')
}

export function executionPath(id: SessionId | WorkoutId | Pattern): string {
  return `/workout/${id}/execute`
}

/** The screen of a session: its status decides which. */
export function sessionPath({ id, status }: { readonly id: SessionId | Pattern; readonly status: SessionStatus }) {
  return status === 'active' ? executionPath(id) : `/workout/${id}/${status}`
}

export function completedPath(id: SessionId): string {
  return sessionPath({ id, status: 'completed' })
}

export function workoutHistoryPath(id: WorkoutId | Pattern): string {
  return `/workout/${id}/sessions`
}

export function isBelowWorkout(address: string): boolean {
  return address.startsWith('/workout/')
}

export function editWorkoutPath(id: WorkoutId): string {
  return `${EDIT_WORKOUT_PATH}?id=${id}`
}

/** In the address of workouts without a folder. */
export const NO_FOLDER = 'none'

/** The workouts of a folder beside each other. */
export function editFolderPath(folder: FolderId | null): string {
  return `${EDIT_WORKOUT_PATH}?folder=${folder ?? NO_FOLDER}`
}

export function newWorkoutInFolderPath(folder: FolderId): string {
  return `${NEW_WORKOUT_PATH}?folder=${folder}`
}

export function exercisePath(id: ExerciseId): string {
  return `${EXERCISES_PATH}?exercise=${id}`
}

export function editExercisePath(id: ExerciseId | Pattern): string {
  return `${EXERCISES_PATH}/${id}/edit`
}

/** The form for a new exercise: empty but for its name, or a copy of another. */
export function newExercisePath(start: { readonly name: string } | { readonly from: ExerciseId }): string {
  return `${NEW_EXERCISE_PATH}?${new URLSearchParams(start)}`
}

export function exerciseProgressPath(id: ExerciseId): string {
  return `${PROGRESS_PATH}?exercise=${id}`
}

export function sendWorkoutPath(id: WorkoutId): string {
  return `${SEND_PATH}?workout=${id}`
}

/** `isGuest` where the session is among the documents of a guest, as the sample workout is. */
export function sendSessionPath(id: SessionId, isGuest = false): string {
  return `${SEND_PATH}?session=${id}${isGuest ? '&guest' : ''}`
}

/** Everything that is on this device of a guest, as a file. */
export function guestCopyPath(): string {
  return `${SEND_PATH}?guest`
}

/** The import of a file that another app shared: it is kept for the screen, or was lost. */
export function receivedFilePath(outcome: 'file' | 'lost'): string {
  return `${IMPORT_PATH}?shared=${outcome}`
}
