import type { Locale } from '#contract/preferences.ts'
import { loadProvider } from '#platform/identity/identity-connection.ts'

/** From signing in to an empty workout, in order of need: starts of `scripts/build/first-files.ts`. */
const STARTS = ['signed-in', 'frame', 'opening', '/dashboard', 'arriving', '/workouts', 'workout', 'beginning']

/**
 * Fetches what follows a login while the person types, since each screen would ask for its own only once it is there.
 * Resolves when everything has come, or has not.
 */
export async function fetchInside(locale: Locale): Promise<void> {
  // Signing in waits for this alone.
  void loadProvider().catch(() => undefined)
  const files = filesOfStarts()
  const names = STARTS.flatMap((start) => [start, `${start} ${locale.slice(0, 2)}`])
  const hrefs = new Set(names.flatMap((name) => files[name] ?? []))
  await Promise.all([...hrefs].map(fetchAhead))
}

/** As the build wrote them for `public/first-scripts.js`. */
function filesOfStarts(): Readonly<Record<string, readonly string[]>> {
  const { files = '{}' } = document.querySelector<HTMLElement>('script[data-files]')?.dataset ?? {}
  return JSON.parse(files) as Readonly<Record<string, readonly string[]>>
}

/** The calls of a login are answered before. */
function fetchAhead(href: string): Promise<void> {
  const isStyle = href.endsWith('.css')
  const link = Object.assign(document.createElement('link'), {
    rel: isStyle ? 'preload' : 'modulepreload',
    ...(isStyle && { as: 'style' }),
    crossOrigin: '',
    fetchPriority: 'low',
    href,
  })
  return new Promise((resolve) => {
    link.onload = () => resolve()
    link.onerror = () => resolve()
    document.head.append(link)
  })
}
