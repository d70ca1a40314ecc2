export const GUEST_ACCOUNT = 'guest'
