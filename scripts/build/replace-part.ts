/** The start of the app's page, in the language of the page as it is written. */
export const PAGE_START = '<html lang="pt-BR"'

/** Throws where the page has no such part. */
export function replacePart(page: string, part: string, by: string): string {
  if (!page.includes(part)) throw new Error(`index.html has no ${part}`)
  return page.replace(part, () => by)
}
