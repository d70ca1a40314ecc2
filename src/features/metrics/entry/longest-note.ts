/** In characters, as the contract has it. */
export const LONGEST_NOTE = 10_000
