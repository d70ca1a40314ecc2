/** Such as `https://barra.example` in the native app, whose build puts it into the page. Empty in a browser. */
export const serverOrigin =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="barra-server"]')?.content ?? ''

/** The app's public origin, for links opened elsewhere. */
export function homeOrigin(): string {
  return serverOrigin || location.origin
}
