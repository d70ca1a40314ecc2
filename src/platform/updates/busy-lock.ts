/** Held, shared, by every tab with something that must not be interrupted; whoever activates needs it alone. */
export const BUSY_LOCK = 'barra-busy'
