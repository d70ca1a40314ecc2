/** How many letters the contract stores of a name and of a note. */
export const LONGEST_NAME = 200
export const LONGEST_NOTE = 10_000
