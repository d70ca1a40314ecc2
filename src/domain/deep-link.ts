/** URL scheme that opens the native app: `barra:///workouts?tab=archived`. */
export const APP_SCHEME = 'barra'

/** Id of the native app in stores and on phones; capacitor.config.ts, which cannot import our code, repeats it. */
export const APP_ID = 'app.barra'

const MAX_LINK_LENGTH = 2_048

/**
 * Null if the link is not ours. `home` is the app's public origin. Links are untrusted: another host or port,
 * credentials, and paths that a browser would resolve to another host are refused.
 */
export function readDeepLink(link: string, home: string): string | null {
  if (link.length > MAX_LINK_LENGTH || !URL.canParse(link)) return null
  const url = new URL(link)
  if (url.username !== '' || url.password !== '' || !isOurs(url, home)) return null
  const path = url.pathname || '/'
  // Refuses a path that another parser would read as a host.
  if (!path.startsWith('/') || /^\/{2}|\\/.test(decoded(path))) return null
  return path + url.search
}

function isOurs(url: URL, home: string): boolean {
  // Any other scheme has the opaque origin 'null'.
  if (url.protocol === `${APP_SCHEME}:`) return url.host === '' || url.host === new URL(home).host
  return /^https?:$/.test(url.protocol) && url.origin === home
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '\\'
  }
}
