import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    imports: z.array(z.string()).optional(),
    dynamicImports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
)

/** The chunks of a build, by their modules. */
export type Chunks = z.infer<typeof manifest>

export function readChunks(directory: string): Chunks {
  return manifest.parse(JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))
}

/** The key of a chunk by its module, or its name in vite.config.ts. Throws without one: a rename must not go unseen. */
export function chunkKey(chunks: Chunks, name: string): string {
  const [key] = Object.entries(chunks).find(([key, chunk]) => key === name || chunk.name === name) ?? []
  if (key === undefined) throw new Error(`${name} is no chunk of the build`)
  return key
}

/** These chunks and their imports, each once; the named ones first. `lazy`: those fetched on demand too. */
export function importsOf(
  chunks: Chunks,
  keys: readonly string[],
  { lazy = false }: { readonly lazy?: boolean } = {},
): readonly Chunks[string][] {
  const found = new Set<Chunks[string]>()
  const visit = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    chunk.imports?.forEach(visit)
    if (lazy) chunk.dynamicImports?.forEach(visit)
  }
  keys.forEach(visit)
  return [...found]
}

/** The scripts of a build loaded for these chunks, with their imports. */
export function routeScripts(directory: string, names: readonly string[]): readonly string[] {
  const chunks = readChunks(directory)
  const keys = names.map((name) => chunkKey(chunks, name))
  const files = new Set(importsOf(chunks, keys).map(({ file }) => file))
  return [...files].filter((file) => file.endsWith('.js')).map((file) => join(directory, file))
}
