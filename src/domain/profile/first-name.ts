/** The name that a person is greeted by: the first word with a letter, or all of it without one. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return words.find((word) => /\p{L}/u.test(word)) ?? name.trim()
}
