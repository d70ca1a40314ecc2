import type { CSSProperties } from 'react'
import styles from './celebration.module.css'

const COUNT = 18
const GRAINS = Array.from({ length: COUNT }, (_, index) => index)
/** Degrees that never fall into a pattern. */
const GOLDEN_ANGLE = 137.5

/** Chalk that is clapped off the hands, for a moment. Nothing with reduced motion. */
export default function Celebration() {
  return (
    <div className={styles.cloud} aria-hidden>
      {GRAINS.map((grain) => (
        <span key={grain} className={styles.grain} style={flightOf(grain)} />
      ))}
    </div>
  )
}

function flightOf(grain: number): CSSProperties {
  const angle = (grain * GOLDEN_ANGLE * Math.PI) / 180
  const reach = 0.4 + (0.6 * ((grain * 7) % COUNT)) / COUNT
  // React's types do not include custom properties.
  return {
    '--x': (Math.cos(angle) * reach).toFixed(2),
    '--y': (Math.sin(angle) * reach).toFixed(2),
    '--late': ((grain % 5) / 5).toFixed(1),
  } as CSSProperties
}
