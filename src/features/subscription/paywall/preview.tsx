import { useTranslation } from 'react-i18next'
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

/** The bar, the progress and the muscles: what is paid for, drawn. Decorative: the plans say it in full. */
export function Preview() {
  const { t } = useTranslation('subscription')
  return (
    <div className={styles.preview} aria-hidden>
      <figure className={styles.tile}>
        <Drawing name="bar" />
        <figcaption>{t('paywall.sets')}</figcaption>
      </figure>
      <figure className={styles.tile}>
        <Sparkline at={WEEKS} values={LOADS} className={styles.line} />
        <figcaption>{t('paywall.progress')}</figcaption>
      </figure>
      <figure className={styles.tile}>
        <BodyThumb muscles={MUSCLES} size="large" />
        <figcaption>{t('paywall.muscles')}</figcaption>
      </figure>
    </div>
  )
}
