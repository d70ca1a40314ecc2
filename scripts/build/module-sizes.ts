import type { Plugin } from 'vite'

/** Beside the manifest of the build. */
export const MODULE_SIZES = '.vite/module-sizes.json'

const LIBRARY = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//
const FOLDER = /\/((?:src|workers)\/(?:features\/)?[^/]+)\//

/** Notes how many bytes of each chunk come from which library or folder, before they are compressed. */
export function noteModuleSizes(): Plugin {
  return {
    name: 'note-module-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? [part] : []))
      const sizes = chunks.map(({ fileName, modules }) => [fileName, sizesByOrigin(modules)] as const)
      this.emitFile({ type: 'asset', fileName: MODULE_SIZES, source: JSON.stringify(Object.fromEntries(sizes)) })
    },
  }
}

type Modules = Readonly<Record<string, { readonly renderedLength: number }>>

function sizesByOrigin(modules: Modules): Readonly<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const [module, { renderedLength }] of Object.entries(modules)) {
    if (renderedLength === 0) continue
    const origin = LIBRARY.exec(module)?.[1] ?? FOLDER.exec(module)?.[1] ?? 'bundler'
    sizes[origin] = (sizes[origin] ?? 0) + renderedLength
  }
  return sizes
}
