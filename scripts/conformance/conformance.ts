import type { Line, Section } from './specification.ts'
import { type Tag, tagsIn } from './tags-in.ts'

export type TestFile = { readonly path: string; readonly text: string }

export type Conformance = {
  /** The tests of each line, as Markdown. */
  readonly table: string
  /** Error messages, each with the line of the specification or file. */
  readonly faults: readonly string[]
}

type Proof = Tag & { readonly path: string }

/** A line marked as not done yet. */
const UNDONE = /(`|\*\*)(later|todo|tbd)\1/i

/** Compares the lines of the specification with the tests that claim to prove them. */
export function conform(sections: readonly Section[], files: readonly TestFile[]): Conformance {
  const lines = sections.flatMap((section) => section.lines)
  const proofs = files.flatMap(({ path, text }) => tagsIn(path, text).map((tag): Proof => ({ ...tag, path })))
  return {
    table: tableOf(sections, proofs),
    faults: [...emptySections(sections), ...faultsOfLines(lines, proofs), ...faultsOfTags(lines, proofs)],
  }
}

function emptySections(sections: readonly Section[]): readonly string[] {
  if (sections.length === 0) return ['the specification has no section']
  return sections.filter(({ lines }) => lines.length === 0).map(({ title }) => `no line in: ${title}`)
}

function faultsOfLines(lines: readonly Line[], proofs: readonly Proof[]): readonly string[] {
  const proven = new Set(proofs.flatMap((proof) => proof.lines))
  const numbers = new Set<string>()
  return lines.flatMap(({ number, asked, here }) => {
    const isDouble = numbers.has(number)
    numbers.add(number)
    return [
      ...(isDouble ? [`${number} is there twice`] : []),
      ...(UNDONE.test(`${asked} ${here}`) ? [`${number} is still to be done`] : []),
      ...(proven.has(number) ? [] : [`no test proves ${number}: ${asked}`]),
    ]
  })
}

function faultsOfTags(lines: readonly Line[], proofs: readonly Proof[]): readonly string[] {
  const known = new Set(lines.map(({ number }) => number))
  return proofs.flatMap(({ path, at, title, runs, lines: named }) => {
    const place = `${path}:${at}`
    return [
      ...named.filter((number) => !known.has(number)).map((number) => `${place}: there is no line ${number}`),
      ...(title === null ? [`${place} stands at no test`] : []),
      ...(title !== null && !runs ? [`${place}: the test does not run: ${title}`] : []),
    ]
  })
}

function tableOf(sections: readonly Section[], proofs: readonly Proof[]): string {
  return sections
    .flatMap(({ title, lines }) => [
      `## ${title}`,
      '',
      '| | The specification asks for | Here | Proven by |',
      '| --- | --- | --- | --- |',
      ...lines.map((line) => rowOf(line, proofs)),
      '',
    ])
    .join('\n')
}

function rowOf({ number, asked, here }: Line, proofs: readonly Proof[]): string {
  const named = proofs.filter(({ lines }) => lines.includes(number)).map(nameOf)
  return `| ${number} | ${cell(asked)} | ${cell(here)} | ${[...new Set(named)].join('<br>')} |`
}

function nameOf({ path, title, example }: Proof): string {
  const name = [path, title, ...(example === null ? [] : [example])].join(' › ')
  return `\`${cell(name).replaceAll('`', '’')}\``
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|')
}
