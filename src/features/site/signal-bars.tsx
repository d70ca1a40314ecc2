import styles from './signal-bars.module.css'

const BARS = [0, 1, 2, 3]
const STEP = 7

/** A phone's signal: `lit` of four bars. Decorative: its meaning is in the text. */
export function SignalBars({ lit }: { readonly lit: number }) {
  return (
    <svg className={styles.bars} viewBox="0 0 28 24" aria-hidden="true">
      {BARS.map((bar) => (
        <rect
          key={bar}
          className={bar < lit ? styles.lit : styles.dark}
          x={bar * STEP + 1}
          y={17 - bar * 5}
          width={4.5}
          height={6 + bar * 5}
          rx={1.5}
        />
      ))}
    </svg>
  )
}
