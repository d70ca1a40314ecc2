import { classNames } from '#ui/class-names.ts'
import styles from './home.module.css'

const STEPS = 8
const STEP = 100 / STEPS

/** The edge between the street and the basement, as steps. */
export function Stairs({ way }: { readonly way: 'down' | 'up' }) {
  const steps = Array.from({ length: STEPS }, (_, step) => `H${(step + 1) * STEP}V${(step + 1) * STEP}`)
  const edge = `M0 0${steps.join('')}`
  return (
    <svg
      className={classNames(styles.stairs, way === 'up' && styles.up)}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.under} d={`${edge}V101H0Z`} />
      <path className={styles.edge} d={edge} />
    </svg>
  )
}
