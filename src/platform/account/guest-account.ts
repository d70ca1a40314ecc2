/** The account id of a guest's local database. */
export const GUEST_ACCOUNT = 'guest'
