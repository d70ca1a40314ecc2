import {
  ANALYTICS_PATH,
  DASHBOARD_PATH,
  isExecutionPath,
  METRICS_PATH,
  PROGRESS_PATH,
  STATISTICS_PATH,
} from '#contract/routes.ts'

const RESTRICTED_PATHS = [DASHBOARD_PATH, isExecutionPath, METRICS_PATH, ANALYTICS_PATH, STATISTICS_PATH, PROGRESS_PATH]

/** Whether a path, without query, is for subscribers: any with /execute, the others as they are or with more behind a slash. */
export function isRestrictedPath(path: string): boolean {
  return (
    isExecutionPath(path) ||
    RESTRICTED_PATHS.some((restricted) => path === restricted || path.startsWith(`${restricted}/`))
  )
}
