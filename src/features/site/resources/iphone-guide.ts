/** The place on the page of guides. */
export const IPHONE_GUIDE = 'iphone'
