/** How a maximum is estimated from a set that was not one. */
export type OneRepMaxFormula = 'epley' | 'brzycki' | 'rpe'
