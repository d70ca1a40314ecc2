/** The part of the mutation testing report schema that is read here. Lines and columns count from 1. */
export type Report = { readonly files: Readonly<Record<string, ReportedFile>> }

type ReportedFile = { readonly source: string; readonly mutants: readonly Mutant[] }

type Mutant = {
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly location: { readonly start: Position; readonly end: Position }
}

export type Position = { readonly line: number; readonly column: number }

export type Figures = {
  readonly mutants: number
  readonly killed: number
  readonly survived: number
  readonly noCoverage: number
  readonly timedOut: number
  /** Percentage of the mutants with a result; null without any. */
  readonly score: number | null
  /** The same of those that a test reaches. */
  readonly reachedScore: number | null
}

export type SampleSize = { readonly drawn: number; readonly all: number; readonly seed: number }

const CODE_LENGTH = 60
/** The deviate of the normal distribution that leaves 5 % outside, half of it on either side. */
const DEVIATE = 1.959964

/** Returns the report with the given files alone. */
export function onlyFiles(report: Report, files: readonly string[]): Report {
  return { files: Object.fromEntries(Object.entries(report.files).filter(([file]) => files.includes(file))) }
}

/** A mutant's name, stable between runs. */
export function keyOf(file: string, { mutatorName, replacement, location: { start, end } }: Omit<Mutant, 'status'>) {
  return `${file}:${start.line}:${start.column}-${end.line}:${end.column} ${mutatorName} ${replacement ?? ''}`
}

/** Returns the report with the mutants of the given keys alone. */
export function onlyMutants(report: Report, keys: ReadonlySet<string>): Report {
  const files = Object.entries(report.files).map(([file, { source, mutants }]): [string, ReportedFile] => [
    file,
    { source, mutants: mutants.filter((mutant) => keys.has(keyOf(file, mutant))) },
  ])
  return { files: Object.fromEntries(files.filter(([, { mutants }]) => mutants.length > 0)) }
}

/** Counts the report's mutants. Ignored ones, and those that failed before any test, do not count. */
export function figuresOf(report: Report): Figures {
  const mutants = Object.values(report.files).flatMap((file) => file.mutants)
  const count = (status: string) => mutants.filter((mutant) => mutant.status === status).length
  const [killed, survived, noCoverage, timedOut] = [
    count('Killed'),
    count('Survived'),
    count('NoCoverage'),
    count('Timeout'),
  ]
  const judged = killed + survived + noCoverage + timedOut
  const scoreOf = (all: number) => (all === 0 ? null : (100 * (killed + timedOut)) / all)
  const [score, reachedScore] = [scoreOf(judged), scoreOf(judged - noCoverage)]
  return { mutants: judged, killed, survived, noCoverage, timedOut, score, reachedScore }
}

/**
 * The interval in percent that holds the score of all mutants in 95 of 100 samples, of which `judged` were judged and
 * `noticed` made a test fail. Null without any. Source: Wilson, Probable inference (1927).
 */
export function scoreInterval(noticed: number, judged: number): { readonly low: number; readonly high: number } | null {
  if (judged === 0) return null
  const share = noticed / judged
  const square = DEVIATE ** 2
  const middle = share + square / (2 * judged)
  const reach = DEVIATE * Math.sqrt((share * (1 - share)) / judged + square / (4 * judged ** 2))
  const percent = (bound: number) => Math.min(100, Math.max(0, (100 * bound) / (1 + square / judged)))
  return { low: percent(middle - reach), high: percent(middle + reach) }
}

/** Returns the lines that say what a sample of `drawn` out of `all` mutants tells. The report has the drawn ones alone. */
export function sampleLines(report: Report, areaName: string, sample: SampleSize): string[] {
  const { mutants: judged, killed, timedOut, score } = figuresOf(report)
  const interval = scoreInterval(killed + timedOut, judged)
  const ignored = Object.values(report.files)
    .flatMap(({ mutants }) => mutants)
    .filter(({ status }) => status === 'Ignored').length
  const bounds = interval && `${interval.low.toFixed(1)} % to ${interval.high.toFixed(1)} %`
  return [
    `${areaName}: estimated score ${percentText(score)}, 95 % interval ${bounds ?? '-'}`,
    `${sample.drawn} of ${sample.all} mutants drawn with seed ${sample.seed}: ${judged} judged, ${ignored} in constants of modules, ${sample.drawn - judged - ignored} without a result`,
  ]
}

/** Returns a table with a line for each folder and one for all of them. */
export function folderTable(report: Report): string {
  const files = Object.keys(report.files)
  const folders = [...new Set(files.map(folderOf))].sort()
  const rows: [string, Figures][] = folders.map((folder) => [
    folder,
    figuresOf(
      onlyFiles(
        report,
        files.filter((file) => folderOf(file) === folder),
      ),
    ),
  ])
  const lines = [...rows, ['all', figuresOf(report)] as const].map(([folder, figures]) => [
    folder,
    String(figures.mutants),
    String(figures.killed),
    String(figures.survived),
    String(figures.noCoverage),
    String(figures.timedOut),
    percentText(figures.score),
    percentText(figures.reachedScore),
  ])
  const heads = ['folder', 'mutants', 'killed', 'survived', 'no coverage', 'timed out', 'score', 'of reached']
  const table = [heads, ...lines]
  const width = Math.max(...table.map(([folder]) => (folder ?? '').length))
  return table
    .map(([folder = '', ...cells]) => folder.padEnd(width) + cells.map((cell) => cell.padStart(13)).join(''))
    .join('\n')
}

/** Returns a line for each mutant that no test noticed: file, line, mutator, the code and what replaced it. */
export function survivorLines(report: Report): string[] {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .sort((a, b) => a.location.start.line - b.location.start.line)
      .map((mutant) => {
        const change = `${oneLine(codeAt(source, mutant))} → ${oneLine(mutant.replacement ?? '')}`
        const coverage = mutant.status === 'NoCoverage' ? ' (no coverage)' : ''
        return `${file}:${mutant.location.start.line} ${mutant.mutatorName} ${change}${coverage}`
      }),
  )
}

function percentText(percent: number | null): string {
  return percent === null ? '-' : `${percent.toFixed(1)} %`
}

function folderOf(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}

function codeAt(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n')
}

function oneLine(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > CODE_LENGTH ? `${line.slice(0, CODE_LENGTH)}…` : line
}
