/** Held, shared, by every tab with something that must not be interrupted; activation needs it exclusively. */
export const BUSY_LOCK = 'barra-busy'
