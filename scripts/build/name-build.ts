import type { Plugin } from 'vite'
import { PAGE_START, replacePart } from './replace-part.ts'

/**
 * Writes the id of the build into the page, where `src/platform/updates/build-id.ts` reads it. In a script, it would
 * change that script, and all that an update fetches, with every build.
 */
export function nameBuild(id: string): Plugin {
  return {
    name: 'name-build',
    transformIndexHtml: (html) => replacePart(html, PAGE_START, `${PAGE_START} data-build="${id}"`),
  }
}
