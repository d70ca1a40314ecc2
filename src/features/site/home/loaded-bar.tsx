import styles from './home.module.css'

const SIGNAL = [18, 34, 50, 66]
const PLATES = [
  { x: 420, width: 14, height: 92 },
  { x: 438, width: 14, height: 92 },
  { x: 456, width: 10, height: 64 },
  { x: 470, width: 8, height: 40 },
]

/** Four empty signal bars at one end, a loaded barbell at the other: the headline as a picture. */
export function LoadedBar() {
  return (
    <svg className={styles.bar} viewBox="0 0 520 100" aria-hidden="true">
      {SIGNAL.map((height, index) => (
        <rect
          key={height}
          className={styles.signal}
          x={4 + index * 22}
          y={84 - height}
          width={14}
          height={height}
          rx={4}
        />
      ))}
      <rect className={styles.shaft} x={108} y={46} width={408} height={8} rx={4} />
      <rect className={styles.shaft} x={404} y={38} width={12} height={24} rx={3} />
      {PLATES.map(({ x, width, height }) => (
        <rect key={x} className={styles.plate} x={x} y={50 - height / 2} width={width} height={height} rx={4} />
      ))}
    </svg>
  )
}
