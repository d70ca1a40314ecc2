import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const FEATURES = join(import.meta.dirname, '../src/features')

type Route = {
  readonly path: string
  readonly title: string
  readonly access: 'login' | 'guest' | 'public'
  readonly load: () => Promise<unknown>
}
/** `feature` is the file of the route. */
type Row = Route & { readonly feature: string }

/** Every screen of the route table. */
export async function screens(): Promise<readonly Row[]> {
  const files = globSync('*/feature.ts', { cwd: FEATURES }).toSorted()
  const features = await Promise.all(
    files.map(async (file) => {
      const { default: feature } = (await import(pathToFileURL(join(FEATURES, file)).href)) as {
        default: { readonly routes: readonly Route[] }
      }
      return feature.routes.map((route): Row => ({ ...route, feature: join(FEATURES, file) }))
    }),
  )
  // Several addresses of one screen count once.
  return [...new Map(features.flat().map((route) => [route.title, route])).values()]
}
