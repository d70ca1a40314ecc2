import { useTranslation } from 'react-i18next'
import styles from './stair-side.module.css'

const STEPS = 6
const STEP = { width: 100, height: 84 }
/** The street at the upper left. */
const START = { x: 60, y: 190 }
const SIZE = { width: 720, height: 900 }
const BARS = [14, 28, 42, 56]

/** The way down to where there is no signal, as on the landing page. Its sentence is the only thing to read. */
export default function StairSide() {
  const { t } = useTranslation('auth')
  const steps = Array.from({ length: STEPS }, () => `h${STEP.width}v${STEP.height}`).join('')
  const line = `M0 ${START.y}h${START.x}${steps}`
  return (
    <aside className={styles.side}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="xMinYMid slice"
        aria-hidden
      >
        <path className={styles.under} d={`${line}H${SIZE.width}V${SIZE.height}H0Z`} />
        <path className={styles.edge} d={`${line}H${SIZE.width}`} />
        <Signal x={80} y={START.y - 24} look={styles.lit} />
        <Signal x={START.x + STEPS * STEP.width - 70} y={START.y + (STEPS - 1) * STEP.height - 24} look={styles.open} />
      </svg>
      <p className={styles.words} data-theme="dark">
        {t('side')}
      </p>
    </aside>
  )
}

function Signal({ x, y, look }: { readonly x: number; readonly y: number; readonly look: string | undefined }) {
  return BARS.map((height, index) => (
    <rect key={height} className={look} x={x + index * 20} y={y - height} width={14} height={height} rx={4} />
  ))
}
