import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Weight } from '#contract/quantity.ts'
import type { Bar } from '#domain/gym/bar.ts'
import { platesFor } from '#domain/gym/plates.ts'
import { convertWeight } from '#domain/units.ts'
import styles from './plates-on-bar.module.css'
import { useSetFormatters } from './set-formatters.ts'

const HEIGHT = 48
const SLEEVE_START = 30
const MAX_PLATE_WIDTH = 34
const MIN_PLATE_WIDTH = 30
const GAP = 2
const FIGURE = 12
const MAX_PLATE_KG = 25

type PlatesOnBarProps = { readonly weight: Weight; readonly bar: Bar }

/** One side of the bar with its plates, from the inside out, and the same as text. */
export default function PlatesOnBar({ weight, bar }: PlatesOnBarProps) {
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  const loading = useMemo(() => platesFor(weight, bar.weight, bar.plates), [weight, bar])
  const barText = formatters.weight(bar.weight)
  if (!loading) return <p className={styles.words}>{t('lighterThanBar', { bar: barText })}</p>

  const plates = loading.perSide.map((plate) => formatters.number(plate.value)).join(' + ')
  const words = plates === '' ? t('barOnly', { bar: barText }) : t('perSide', { bar: barText, plates })
  const missing = loading.missing > 0
  return (
    <div className={styles.frame}>
      <Drawing plates={loading.perSide} label={words} />
      <p className={styles.words} aria-hidden={!missing}>
        {missing
          ? t('cannotLoad', { loaded: formatters.weight({ value: loading.loaded, unit: loading.unit }) })
          : barText}
      </p>
    </div>
  )
}

function Drawing({ plates, label }: { readonly plates: readonly Weight[]; readonly label: string }) {
  const formatters = useSetFormatters()
  const drawn = place(plates)
  const width = SLEEVE_START + drawn.length * (MAX_PLATE_WIDTH + GAP) + MAX_PLATE_WIDTH
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMid meet"
    >
      <rect className={styles.bar} x="0" y={HEIGHT / 2 - 2} width={SLEEVE_START} height="4" />
      <rect className={styles.bar} x={SLEEVE_START - 4} y={HEIGHT / 2 - 8} width="4" height="16" rx="1" />
      <rect className={styles.bar} x={SLEEVE_START} y={HEIGHT / 2 - 4} width={width - SLEEVE_START} height="8" rx="2" />
      {drawn.map(({ key, plate, x, width, height }) => (
        <g key={key}>
          <rect className={styles.plate} x={x} y={(HEIGHT - height) / 2} width={width} height={height} rx="3" />
          <text
            className={styles.figure}
            x={x + width / 2}
            y={HEIGHT / 2}
            fontSize={FIGURE}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {formatters.number(plate.value)}
          </text>
        </g>
      ))}
    </svg>
  )
}

function place(plates: readonly Weight[]) {
  let x = SLEEVE_START + GAP
  return plates.map((plate, index) => {
    const share = Math.min(1, Math.sqrt(convertWeight(plate, 'kg') / MAX_PLATE_KG))
    const width = Math.max(MIN_PLATE_WIDTH, MAX_PLATE_WIDTH * share)
    const placed = { key: index, plate, x, width, height: HEIGHT * (0.42 + 0.58 * share) }
    x += width + GAP
    return placed
  })
}
