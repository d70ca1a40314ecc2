import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** A file of the project with its text, for tests that hold the code to one way of doing a thing. */
export type SourceFile = { readonly name: string; readonly text: string }

/** The files that globs find from the project's root, without tests. */
export function sourceFiles(...globs: readonly string[]): readonly SourceFile[] {
  return globSync([...globs], { cwd: ROOT })
    .filter((name) => !name.includes('.test.'))
    .map((name) => ({ name, text: readFileSync(join(ROOT, name), 'utf8') }))
}

/** The lines that a pattern finds, each as `name:number: line`. */
export function linesWith(pattern: RegExp, files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${name}:${index + 1}: ${line.trim()}`] : [])),
  )
}
