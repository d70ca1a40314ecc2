import { ChartLine as ChartIcon, Table } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useId, useMemo, useState } from 'react'
import { Card } from '../card.tsx'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import styles from './chart.module.css'
import { type AlignedLines, alignLines, hasPoints } from './chart-data.ts'
import { keyOf } from './chart-key.ts'
import type { ChartLine, ChartWords } from './chart-line.ts'

// The chart library loads with the first chart that has points.
const Plot = lazy(() => import('./plot.tsx'))

export type ChartProps = {
  /** A question. */
  readonly title: string
  /** To that question, as text. */
  readonly answer?: ReactNode
  /** Two `line` or `bars` at most: there are no more distinguishable colors. */
  readonly lines: readonly ChartLine[]
  /** Which of several is drawn. */
  readonly control?: ReactNode
  readonly words: ChartWords
  readonly empty: ReactNode
  /** Formats a number on the value axis; abbreviated by default. */
  readonly axisFormat?: (value: number) => string
  /** Beside the top number of the value axis. */
  readonly unit?: string | undefined
  /** Less is better: the value axis is turned, so that up is better in every chart. */
  readonly isTurned?: boolean
  readonly goal?: { readonly value: number; readonly name: string } | undefined
  /** Below the chart: actions on the selected point, by its instant. */
  readonly renderPoint?: (at: number) => ReactNode
  readonly isStale?: boolean
  /** `small` is half as high and without a card: a part of a page about the same thing. */
  readonly size?: 'regular' | 'small'
}

/** Pointer, touch or arrow keys move between points and show their values. */
export function Chart(props: ChartProps) {
  const { title, answer, control, lines, words, empty, isStale = false, size = 'regular' } = props
  const [asTable, setAsTable] = useState(false)
  const titleId = useId()
  const isEmpty = !hasPoints(lines)
  const aligned = useMemo(() => alignLines(lines.map(({ points }) => points)), [lines])
  return (
    <Frame size={size} titleId={titleId}>
      <header className={styles.head}>
        <div>
          {size === 'small' ? <h3 id={titleId}>{title}</h3> : <h2 id={titleId}>{title}</h2>}
          {answer && !isEmpty && <p className={styles.answer}>{answer}</p>}
        </div>
        {!isEmpty && (
          <IconButton
            icon={asTable ? ChartIcon : Table}
            label={asTable ? words.asChart : words.asTable}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </header>
      {control}
      {isEmpty ? (
        <div className={styles.empty}>{empty}</div>
      ) : asTable ? (
        <ChartTable title={title} aligned={aligned} lines={lines} words={words} />
      ) : (
        <Drawn {...props} aligned={aligned} className={classNames(isStale && styles.stale)} />
      )}
    </Frame>
  )
}

type FrameProps = { readonly size: 'regular' | 'small'; readonly titleId: string; readonly children: ReactNode }

function Frame({ size, titleId, children }: FrameProps) {
  if (size === 'small')
    return (
      <section className={classNames(styles.chart, styles.small)} aria-labelledby={titleId}>
        {children}
      </section>
    )
  return (
    <Card as="section" className={styles.chart ?? ''} aria-labelledby={titleId}>
      {children}
    </Card>
  )
}

type DrawnProps = ChartProps & { readonly aligned: AlignedLines; readonly className: string }

function Drawn(props: DrawnProps) {
  const { title, lines, words, axisFormat, unit, isTurned = false, goal, renderPoint, size, aligned, className } = props
  const [chosen, setChosen] = useState<number>()
  const last = aligned.at.length - 1
  const at = aligned.at[Math.min(chosen ?? last, last)]
  const compact = useMemo(
    () => new Intl.NumberFormat(words.locale, { notation: 'compact', maximumFractionDigits: 1 }).format,
    [words.locale],
  )
  const looks = lines.map(({ look }) => look)
  return (
    <div className={classNames(styles.drawn, className)}>
      {(lines.length > 1 || goal) && (
        <ul className={styles.legend}>
          {lines.map(({ name }, index) => (
            <li key={name} className={classNames(styles.key, styles[keyOf(looks, index)])}>
              {name}
            </li>
          ))}
          {goal && <li className={classNames(styles.key, styles.goal)}>{goal.name}</li>}
        </ul>
      )}
      <Suspense fallback={<div className={styles.plot} />}>
        <Plot
          title={title}
          lines={lines}
          aligned={aligned}
          locale={words.locale}
          timeZone={words.timeZone}
          axisFormat={axisFormat ?? compact}
          unit={unit}
          isTurned={isTurned}
          goal={goal?.value}
          isSmall={size === 'small'}
          onChoose={setChosen}
        />
      </Suspense>
      {renderPoint && at !== undefined && <div className={styles.point}>{renderPoint(at)}</div>}
    </div>
  )
}

type ChartTableProps = {
  readonly title: string
  readonly aligned: AlignedLines
  readonly lines: readonly ChartLine[]
  readonly words: ChartWords
}

/** The latest first. */
export function ChartTable({ title, aligned: { at, columns }, lines, words }: ChartTableProps) {
  const day = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeZone: words.timeZone })
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
