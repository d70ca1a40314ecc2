export type Line = {
  /** Section and line: `4.12`. */
  readonly number: string
  readonly asked: string
  /** The implementation remark, if any. */
  readonly here: string
}

export type Section = { readonly title: string; readonly lines: readonly Line[] }

const LINE = /^- \*\*(\d+\.\d+)\*\* (.+)(?:\n {2}Here: (.+))?$/gm

/** Parses the second-level sections of a Markdown file, each with a list of lines. */
export function readSpecification(markdown: string): readonly Section[] {
  const [, ...sections] = markdown.split(/^## /m)
  return sections.map((text) => ({
    title: text.split('\n', 1)[0] ?? '',
    lines: [...text.matchAll(LINE)].map(([, number = '', asked = '', here = '']) => ({ number, asked, here })),
  }))
}
