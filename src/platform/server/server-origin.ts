/**
 * The origin of our server, such as `https://barra.example`, where the page does not come from it: in the native app,
 * whose build names it in the page. Empty in a browser.
 */
export const serverOrigin =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="barra-server"]')?.content ?? ''

/** Where people reach the app, for links that are opened elsewhere. */
export function homeOrigin(): string {
  return serverOrigin || location.origin
}
