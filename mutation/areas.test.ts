import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AREAS, type Area } from './areas.ts'

const ROOT = join(import.meta.dirname, '..')

/** The globs that one with braces stands for: `a/{b,c}.ts` gives `a/b.ts` and `a/c.ts`. */
function withoutBraces(glob: string): readonly string[] {
  const [braces, choices] = /\{([^{}]*)\}/.exec(glob) ?? []
  if (braces === undefined || choices === undefined) return [glob]
  return choices.split(',').flatMap((choice) => withoutBraces(glob.replace(braces, choice)))
}

// A renamed file would leave its area silently, and the score would say nothing of it.
test.each(Object.entries<Area>(AREAS))('every name in the area %s is that of a file', (_name, area) => {
  const globs = [...area.mutated, ...area.notMutated, ...area.tests, ...(area.browserTests ?? [])].flatMap(
    withoutBraces,
  )
  expect(globs.filter((glob) => globSync(glob, { cwd: ROOT }).length === 0)).toEqual([])
})
