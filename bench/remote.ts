import type { Page } from '@playwright/test'

/** What a bench page can be asked to do. Arguments and answers travel as JSON. */
// biome-ignore lint/suspicious/noExplicitAny: any parameters, which only the compiler can name for `Remote`
export type PageApi = Readonly<Record<string, (...parameters: any[]) => Promise<unknown>>>

export const NAME = 'bench'

/** In the page: offers what the bench may ask of it. The page counts as ready from then on. */
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
    // A promise would look like this too: whoever awaits the proxy must get the proxy.
    get: (_, method) =>
      method === 'then' ? undefined : (...parameters: unknown[]) => call(String(method), parameters),
  }
  // Each property is made when it is asked for, and only those of Api are.
  return new Proxy({}, handler) as Api
}
