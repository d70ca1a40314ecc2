/** Something that a person may not meet. */
export type Fault = {
  /** The name of the check that found it. */
  readonly check: string
  readonly says: string
  /** The path of the screen. */
  readonly where: string
}

/** The same for faults of one kind: names and figures differ from walk to walk. */
export function kindOf({ check, says, where }: Fault): string {
  const rough = (text: string) => text.replace(/“[^”]*”/g, '“…”').replace(/\d+(?:[.,]\d+)*/g, '#')
  return `${check}: ${rough(says).slice(0, 120)} @ ${pathPattern(where)}`
}

/** A path without ids and what is asked of it. */
export function pathPattern(path: string): string {
  return (path.split('?')[0] ?? '').replace(/\/(?=[^/]*\d)[^/]{8,}/g, '/:id')
}
