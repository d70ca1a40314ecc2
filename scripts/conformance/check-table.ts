import { testsIn } from './tests-in.ts'

/** Gives the text of a file of the project by its path, or undefined where there is none. */
export type ReadFile = (path: string) => string | undefined

export type Verdict = {
  /** How many requirements the table has. */
  readonly rows: number
  /** What is wrong, each with the line it stands in. */
  readonly faults: readonly string[]
}

type Row = { readonly line: number; readonly text: string; readonly proofs: readonly string[] }

const SEPARATOR = /^\|[\s|:-]+$/
/** What a row says of itself that nobody has done yet. */
const UNDONE = /(`|\*\*)(later|todo|tbd)\1/i

/**
 * Holds the table of requirements to the tests that it names. Each row of each table ends with a cell of proofs,
 * `path › title`, the title as it is written in the file; `path › title › case` names one case of a table of tests by a
 * string that stands in that file. Every section of the second level has a table.
 */
export function checkTable(markdown: string, readFile: ReadFile): Verdict {
  const rows = rowsOf(markdown)
  const known = new Map<string, ReturnType<typeof testsIn> | undefined>()
  const testsOf = (path: string) => {
    if (!known.has(path)) {
      const text = readFile(path)
      known.set(path, text === undefined ? undefined : testsIn(path, text))
    }
    return known.get(path)
  }
  const faults = rows.flatMap(({ line, text, proofs }) =>
    [
      ...(UNDONE.test(text) ? ['is still to be done'] : []),
      ...(proofs.length === 0 ? ['names no test'] : []),
      ...proofs.flatMap((proof) => faultOf(proof, testsOf) ?? []),
    ].map((fault) => `line ${line}: ${fault}`),
  )
  return { rows: rows.length, faults: [...emptySections(markdown), ...faults] }
}

function faultOf(proof: string, testsOf: (path: string) => ReturnType<typeof testsIn> | undefined): string | undefined {
  const [path = '', title = '', example] = proof.split(' › ')
  const tests = testsOf(path)
  if (!tests) return `there is no ${path}`
  if (!tests.titles.has(title)) return `no test of ${path} is called: ${title}`
  return example === undefined || tests.strings.has(example) ? undefined : `${path} has no case: ${example}`
}

function rowsOf(markdown: string): readonly Row[] {
  const lines = markdown.split('\n')
  return lines.flatMap((text, index) => {
    const isHead = SEPARATOR.test(lines[index + 1] ?? '')
    if (!text.startsWith('|') || SEPARATOR.test(text) || isHead) return []
    const proofCell =
      text
        .trim()
        .split(/(?<!\\)\|/)
        .at(-2) ?? ''
    const quoted = [...proofCell.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code)
    return [{ line: index + 1, text, proofs: quoted.filter((code) => code.includes(' › ')) }]
  })
}

function emptySections(markdown: string): readonly string[] {
  const [, ...sections] = markdown.split(/^## /m)
  if (sections.length === 0) return ['there is no section']
  return sections
    .filter((section) => rowsOf(section).length === 0)
    .map((section) => `no row in: ${section.split('\n')[0]}`)
}
