const RESTRICTED_PATHS = ['/dashboard', '/metrics', '/analytics', '/statistics', '/progress']

/** Whether a path, without query, is for subscribers: any with /execute, the others as they are or with more behind a slash. */
export function isRestrictedPath(path: string): boolean {
  if (path.includes('/execute')) return true
  return RESTRICTED_PATHS.some((restricted) => path === restricted || path.startsWith(`${restricted}/`))
}
