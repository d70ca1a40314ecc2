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

/** Every chunk of a build, by its module. */
export function readChunks(directory: string): z.infer<typeof manifest> {
  return manifest.parse(JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')))
}

/**
 * The scripts of a build loaded for these chunks, with their imports. A chunk is named by its module, or its name in
 * vite.config.ts.
 */
export function routeScripts(directory: string, chunkNames: readonly string[]): readonly string[] {
  const chunks = readChunks(directory)
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = chunks[name]
    if (!chunk) throw new Error(`${name} is no chunk of the build`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  for (const name of chunkNames) {
    const [key] = Object.entries(chunks).find(([key, chunk]) => key === name || chunk.name === name) ?? []
    visit(key ?? name)
  }
  return [...found].filter((file) => file.endsWith('.js')).map((file) => join(directory, file))
}
