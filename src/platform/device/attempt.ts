/** Does what a browser may refuse, such as reading its storage in a private window; undefined where it does. */
export function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
