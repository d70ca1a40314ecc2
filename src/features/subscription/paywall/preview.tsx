import type { Muscle } from '#contract/exercise.ts'
import { BodyThumb } from '#ui/body-diagram/body-thumb.tsx'
import { Drawing } from '#ui/drawing.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import styles from './paywall.module.css'

const WEEKS = [0, 1, 2, 3, 4, 5, 6, 7]
const LOADS = [80, 82, 81, 84, 86, 85, 88, 91]
const MUSCLES: ReadonlyMap<Muscle, number> = new Map([
  ['chest', 1],
  ['front-delts', 0.7],
  ['side-delts', 0.5],
  ['biceps', 0.4],
])

/** The bar, the progress and the muscles: what is paid for, drawn. Decorative: the words follow. */
export function Preview() {
  return (
    <div className={styles.preview} aria-hidden>
      <div className={styles.tile}>
        <Drawing name="bar" />
      </div>
      <div className={styles.tile}>
        <Sparkline at={WEEKS} values={LOADS} className={styles.line} />
      </div>
      <div className={styles.tile}>
        <BodyThumb muscles={MUSCLES} size="large" />
      </div>
    </div>
  )
}
