import styles from './chart.module.css'
import type { AlignedLines } from './chart-data.ts'
import type { ChartLine, ChartWords } from './chart-line.ts'

type ChartTableProps = {
  readonly title: string
  readonly aligned: AlignedLines
  readonly lines: readonly ChartLine[]
  readonly words: ChartWords
}

/** The latest first. */
export function ChartTable({ title, aligned: { at, columns }, lines, words }: ChartTableProps) {
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium' })
  return (
    // It scrolls by itself: a keyboard has to get there.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.tableFrame} tabIndex={0} aria-label={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            {lines.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {at
            .map((instant, index) => (
              <tr key={instant}>
                <th scope="row">{day.format(instant)}</th>
                {lines.map(({ name, format }, line) => (
                  <td key={name}>{valueText(columns[line]?.[index], format)}</td>
                ))}
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </section>
  )
}

function valueText(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? '–' : format(value)
}
