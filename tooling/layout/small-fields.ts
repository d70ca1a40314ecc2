/**
 * Fields within `scope` with text smaller than 16 px: an iPhone zooms into them, and stays zoomed. Seen or not: a select
 * may lie unseen over what is chosen. Runs in the page, so it is self-contained.
 */
export function smallFields(scope: string): readonly string[] {
  const MIN_TEXT = 16
  const NOT_TYPED = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit']
  const top = [...document.querySelectorAll(scope)].at(-1)
  return [...(top?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [])]
    .filter((field) => !NOT_TYPED.includes(field.type) && field.checkVisibility())
    .flatMap((field) => {
      const size = Number.parseFloat(getComputedStyle(field).fontSize)
      const name = field.labels?.[0]?.textContent || field.getAttribute('aria-label')
      return size < MIN_TEXT ? [`${field.tagName.toLowerCase()} “${name}”: text of ${size} px`] : []
    })
}
