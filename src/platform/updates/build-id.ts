/** The build that this page is of: the `id` in its `/builds/latest.json`; empty in development. */
export function buildId(): string {
  return document.documentElement.dataset['build'] ?? ''
}
