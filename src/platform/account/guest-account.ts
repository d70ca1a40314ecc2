/** Whose database a visitor's workouts are in, on this device. */
export const GUEST_ACCOUNT = 'guest'
