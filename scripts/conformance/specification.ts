/** A line of the specification. */
export type Line = {
  /** Of its section, and in it: `4.12`. */
  readonly number: string
  readonly asked: string
  /** How it is done here, where there is something to say. */
  readonly here: string
}

export type Section = { readonly title: string; readonly lines: readonly Line[] }

const LINE = /^- \*\*(\d+\.\d+)\*\* (.+)(?:\n {2}Here: (.+))?$/gm

/** Reads the sections of the second level of a Markdown file, each with a list of lines. */
export function readSpecification(markdown: string): readonly Section[] {
  const [, ...sections] = markdown.split(/^## /m)
  return sections.map((text) => ({
    title: text.split('\n', 1)[0] ?? '',
    lines: [...text.matchAll(LINE)].map(([, number = '', asked = '', here = '']) => ({ number, asked, here })),
  }))
}
