import { DASHBOARD_PATH, isAuthPath } from '#contract/routes.ts'

const LOGIN_REDIRECT_KEY = 'login-redirect'

/** Keeps the full path (with query and hash) that a visitor wanted, for after the login. */
export function saveLoginRedirect(path: string): void {
  try {
    localStorage.setItem(LOGIN_REDIRECT_KEY, path)
  } catch {
    // Without storage the person lands on the dashboard.
  }
}

/** Where to go after a login: the path that was wanted, once, or the dashboard. */
export function takeLoginRedirect(): string {
  try {
    const path = localStorage.getItem(LOGIN_REDIRECT_KEY)
    localStorage.removeItem(LOGIN_REDIRECT_KEY)
    return safeRedirect(path)
  } catch {
    return DASHBOARD_PATH
  }
}

/** A path inside this app, or the dashboard: never another site's address, never the login again. */
export function safeRedirect(path: string | null): string {
  if (!path?.startsWith('/') || /^\/[/\\]/.test(path) || isAuthPath(path)) return DASHBOARD_PATH
  return path
}
