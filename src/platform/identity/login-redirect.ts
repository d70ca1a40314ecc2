import { DASHBOARD_PATH, isAuthPath, isOwnPath } from '#contract/routes.ts'
import { safeLocalStorage } from '#shared/browser-storage.ts'

const LOGIN_REDIRECT_KEY = 'login-redirect'

/** With query and hash. */
export function saveLoginRedirect(path: string): void {
  // Without storage the person is sent to the dashboard.
  safeLocalStorage.write(LOGIN_REDIRECT_KEY, path)
}

export function takeLoginRedirect(): string {
  const path = safeLocalStorage.read(LOGIN_REDIRECT_KEY)
  safeLocalStorage.remove(LOGIN_REDIRECT_KEY)
  return safeRedirect(path)
}

/** A path inside this app, or the dashboard: never another site's URL, never the login again. */
export function safeRedirect(path: string | null): string {
  return path === null || !isOwnPath(path) || isAuthPath(path) ? DASHBOARD_PATH : path
}
