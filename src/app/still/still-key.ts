export const STILL_PREFIX = 'barra.still:'

/** The place of an address's still in localStorage. */
export const stillKey = (pathname: string): string => STILL_PREFIX + pathname
