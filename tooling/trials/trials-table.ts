import type { Trial } from './trial.ts'

const BEGINS = '<!-- trials: written by the runs -->'
const ENDS = '<!-- /trials -->'

const TRIED: Readonly<Record<Trial['name'], string>> = {
  walk: 'steps of `npm run walk`',
  leaves: 'leaves of a page right after a tick, `npm run leaves`',
  kills: 'kills of a browser right after a tick, `npm run leaves -- --by kill`',
  lives: 'lives of `npm run simulate`',
}

/** The text with a table of these runs between the marks of one. Throws where the marks are missing. */
export function withTable(text: string, trials: readonly Trial[]): string {
  const [before, rest] = text.split(BEGINS)
  const after = rest?.split(ENDS)[1]
  if (before === undefined || after === undefined) throw new Error(`the text has no ${BEGINS} … ${ENDS}`)
  return `${before}${BEGINS}\n\n${tableOf(trials)}\n\n${ENDS}${after}`
}

function tableOf(trials: readonly Trial[]): string {
  const rows = [
    ['tried', 'in', 'on', 'faults'],
    ...trials.map(({ name, engine, on, tried, faults }) => [
      `${tried} ${TRIED[name]}`,
      engine ?? 'Node',
      on,
      String(faults),
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [lineOf(head), lineOf(widths.map((width) => '-'.repeat(width))), ...body.map(lineOf)].join('\n')
}
