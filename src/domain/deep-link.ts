/** Links of this scheme open the native app as well: `barra:///workouts?tab=archived`. */
export const APP_SCHEME = 'barra'

/** What stores and phones call the native app; capacitor.config.ts, which can import nothing of ours, says the same. */
export const APP_ID = 'app.barra'

const MAX_LINK_LENGTH = 2_048

/**
 * The path and query that a link from outside the app leads to, for the router; null where the link is not for us.
 * `home` is the origin that people know the app by, such as `https://barra.example`. Whoever can send a link is a
 * stranger: another host, another port, a name and password, or a path that a browser would take for another host are
 * refused.
 */
export function readDeepLink(link: string, home: string): string | null {
  if (link.length > MAX_LINK_LENGTH || !URL.canParse(link)) return null
  const url = new URL(link)
  if (url.username !== '' || url.password !== '' || !isOurs(url, home)) return null
  const path = url.pathname || '/'
  // What looks like a path to us, and like another host to whoever reads it next.
  if (!path.startsWith('/') || /^\/{2}|\\/.test(decoded(path))) return null
  return path + url.search
}

function isOurs(url: URL, home: string): boolean {
  // Any other scheme has no origin of its own, only the text 'null'.
  if (url.protocol === `${APP_SCHEME}:`) return url.host === '' || url.host === new URL(home).host
  return /^https?:$/.test(url.protocol) && url.origin === home
}

/** The path as somebody reads it who decodes it once; what cannot be decoded is no path. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '\\'
  }
}
