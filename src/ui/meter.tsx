import styles from './meter.module.css'

/** A bar that stands beside the words for the same: nothing to be read aloud. */
export function Meter({ value, max }: { readonly value: number; readonly max: number }) {
  return <meter className={styles.meter} min={0} max={max} value={value} aria-hidden />
}
