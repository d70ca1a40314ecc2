import styles from './sparkline.module.css'

type SparklineProps = {
  /** Oldest first, both of equal length; `at` in milliseconds since 1970. */
  readonly at: ArrayLike<number>
  readonly values: ArrayLike<number>
  readonly className?: string | undefined
}

const WIDTH = 100
const HEIGHT = 32
const ROOM = 3
/** Fewer points are no trend. */
export const MIN_SPARKLINE_POINTS = 5

/** Decorative: hidden from screen readers. */
export function Sparkline({ at, values, className }: SparklineProps) {
  const path = sparklinePath(at, values)
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      {path && <path className={styles.line ?? ''} d={path} vectorEffect="non-scaling-stroke" />}
    </svg>
  )
}

/** The line as an SVG path that fills its box; a level one is centered. '' for fewer than two points. */
export function sparklinePath(at: ArrayLike<number>, values: ArrayLike<number>): string {
  const times = Array.from(at)
  const figures = Array.from(values)
  const first = times[0] ?? 0
  const span = (times.at(-1) ?? 0) - first
  if (times.length < 2 || span <= 0) return ''
  const lowest = Math.min(...figures)
  const spread = Math.max(...figures) - lowest
  const x = (time: number) => ((time - first) / span) * (WIDTH - 2 * ROOM) + ROOM
  const y = (value: number) =>
    spread === 0 ? HEIGHT / 2 : HEIGHT - ROOM - ((value - lowest) / spread) * (HEIGHT - 2 * ROOM)
  const points = times.map((time, index) => `${x(time).toFixed(1)} ${y(figures[index] ?? lowest).toFixed(1)}`)
  return `M${points.join('L')}`
}
