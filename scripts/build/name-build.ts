import type { Plugin } from 'vite'

const PAGE = '<html lang="pt-BR"'

/**
 * Writes the id of the build into the page, where `src/platform/updates/build-id.ts` reads it. In a script, it would
 * change that script, and all that an update fetches, with every build.
 */
export function nameBuild(id: string): Plugin {
  return {
    name: 'name-build',
    transformIndexHtml(html) {
      if (!html.includes(PAGE)) throw new Error(`index.html has no ${PAGE}`)
      return html.replace(PAGE, `${PAGE} data-build="${id}"`)
    },
  }
}
