/** Joins the class names that apply, for elements with state-dependent styles. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
