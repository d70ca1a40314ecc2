/** In the place of a part that is on its way, and has no outline. The still of a screen stays until none is left. */
export function Coming() {
  return <span hidden aria-busy="true" />
}
