import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const FEATURES = join(import.meta.dirname, '../src/features')

type Row = { readonly path: string; readonly title: string; readonly access: 'login' | 'guest' | 'public' }

/** Every screen of the route table. */
export async function screens(): Promise<readonly Row[]> {
  const files = globSync('*/feature.ts', { cwd: FEATURES }).toSorted()
  const features = await Promise.all(
    files.map(async (file) => {
      const { default: feature } = (await import(pathToFileURL(join(FEATURES, file)).href)) as {
        default: { readonly routes: readonly Row[] }
      }
      return feature.routes
    }),
  )
  // Several addresses of one screen count once.
  return [...new Map(features.flat().map((route) => [route.title, route])).values()]
}
