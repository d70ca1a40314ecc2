import { DASHBOARD_PATH, isAuthPath } from '#contract/routes.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

const LOGIN_REDIRECT_KEY = 'login-redirect'

/** Keeps the full path (with query and hash) that a visitor wanted, for after the login. */
export function saveLoginRedirect(path: string): void {
  // Without storage the person lands on the dashboard.
  safeLocalStorage.write(LOGIN_REDIRECT_KEY, path)
}

/** Where to go after a login: the path that was wanted, once, or the dashboard. */
export function takeLoginRedirect(): string {
  const path = safeLocalStorage.read(LOGIN_REDIRECT_KEY)
  safeLocalStorage.remove(LOGIN_REDIRECT_KEY)
  return safeRedirect(path)
}

/** A path inside this app, or the dashboard: never another site's address, never the login again. */
export function safeRedirect(path: string | null): string {
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path) || isAuthPath(path)) return DASHBOARD_PATH
  return path
}
