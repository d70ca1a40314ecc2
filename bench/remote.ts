import type { Page } from '@playwright/test'

/** The API of a bench page. Arguments and results are transferred as JSON. */
// biome-ignore lint/suspicious/noExplicitAny: any parameters, which only the compiler can name for `Remote`
export type PageApi = Readonly<Record<string, (...parameters: any[]) => Promise<unknown>>>

export const NAME = 'bench'

/** In the page: exposes its API to the bench, and marks the page as ready. */
export function expose(api: PageApi): void {
  Object.assign(window, { [NAME]: api })
}

/** In Node: the functions that the page exposes. Waits until it has. */
export async function remote<Api extends PageApi>(page: Page): Promise<Api> {
  await page.waitForFunction((name) => name in window, NAME)
  const call = (method: string, parameters: unknown[]) =>
    page.evaluate(([name, asked, given]) => (window as unknown as Record<string, PageApi>)[name]?.[asked]?.(...given), [
      NAME,
      method,
      parameters,
    ] as const)
  const handler: ProxyHandler<object> = {
    // Otherwise awaiting the proxy would treat it as a promise.
    get: (_, method) =>
      method === 'then' ? undefined : (...parameters: unknown[]) => call(String(method), parameters),
  }
  // Properties are created on access, and only those of Api are used.
  return new Proxy({}, handler) as Api
}
