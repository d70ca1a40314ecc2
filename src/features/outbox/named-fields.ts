/** Fields of documents with a word for the person. */
const NAMED_FIELDS = ['weight', 'reps', 'seconds', 'distance', 'rpe', 'note', 'name'] as const

export function isNamed(field: string): field is (typeof NAMED_FIELDS)[number] {
  return NAMED_FIELDS.some((named) => named === field)
}
