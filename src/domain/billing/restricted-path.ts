import {
  ANALYTICS_PATH,
  DASHBOARD_PATH,
  isExecutionPath,
  METRICS_PATH,
  PROGRESS_PATH,
  STATISTICS_PATH,
} from '#contract/routes.ts'

const RESTRICTED_PATHS = [DASHBOARD_PATH, isExecutionPath, METRICS_PATH, ANALYTICS_PATH, STATISTICS_PATH, PROGRESS_PATH]

/** Whether a path, without query, requires a subscription: any with /execute, the others exactly or with a subpath. */
export function isRestrictedPath(path: string): boolean {
  return (
    isExecutionPath(path) ||
    RESTRICTED_PATHS.some((restricted) => path === restricted || path.startsWith(`${restricted}/`))
  )
}
