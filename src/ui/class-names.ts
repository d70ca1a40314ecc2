/** Joins the class names that apply, for elements whose look depends on their state. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
