import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Weight } from '#contract/quantity.ts'
import type { Bar } from '#domain/gym/bar.ts'
import { plateColor, plateShare } from '#domain/gym/plate-color.ts'
import { platesFor } from '#domain/gym/plates.ts'
import styles from './plates-on-bar.module.css'
import { useSetFormatters } from './set-formatters.ts'

const HEIGHT = 64
const SLEEVE_START = 22
const COLLAR = 6
const PLATE_WIDTH = 26
const GAP = 2
const FIGURE = 13

type PlatesOnBarProps = { readonly weight: Weight; readonly bar: Bar }

/** One side of the bar with its plates, from the inside out, and the same in words. */
export function PlatesOnBar({ weight, bar }: PlatesOnBarProps) {
  const { t } = useTranslation('execution')
  const formatters = useSetFormatters()
  const loading = useMemo(() => platesFor(weight, bar.weight, bar.plates), [weight, bar])
  const barText = formatters.weight(bar.weight)
  if (!loading) return <p className={styles.bar}>{t('lighterThanBar', { bar: barText })}</p>

  const plates = loading.perSide.map((plate) => formatters.number(plate.value)).join(' + ')
  const isEmpty = plates === ''
  return (
    <div className={styles.frame}>
      <Drawing
        plates={loading.perSide}
        label={isEmpty ? t('barOnly', { bar: barText }) : t('perSide', { bar: barText, plates })}
      />
      <div className={styles.words}>
        {!isEmpty && (
          <p aria-hidden className={styles.plates}>
            <span className={styles.caption}>{t('plates.side')}</span> {plates}
          </p>
        )}
        <p className={styles.bar} aria-hidden={loading.missing === 0}>
          {loading.missing > 0
            ? t('cannotLoad', { loaded: formatters.weight({ value: loading.loaded, unit: loading.unit }) })
            : t('plates.bar', { bar: barText })}
        </p>
      </div>
    </div>
  )
}

function Drawing({ plates, label }: { readonly plates: readonly Weight[]; readonly label: string }) {
  const formatters = useSetFormatters()
  const drawn = place(plates)
  const width = SLEEVE_START + COLLAR + Math.max(drawn.length + 1, 3) * (PLATE_WIDTH + GAP)
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMid meet"
    >
      <rect className={styles.steel} x="0" y={HEIGHT / 2 - 2} width={SLEEVE_START} height="4" />
      <rect className={styles.steel} x={SLEEVE_START} y={HEIGHT / 2 - 11} width={COLLAR} height="22" rx="2" />
      <rect
        className={styles.steel}
        x={SLEEVE_START}
        y={HEIGHT / 2 - 5}
        width={width - SLEEVE_START}
        height="10"
        rx="2"
      />
      {drawn.map(({ key, plate, color, x, height }) => (
        <g key={key} data-plate={color} className={styles.plate}>
          <rect x={x} y={(HEIGHT - height) / 2} width={PLATE_WIDTH} height={height} rx="4" />
          <text
            x={x + PLATE_WIDTH / 2}
            y={HEIGHT / 2}
            fontSize={FIGURE}
            textAnchor="middle"
            dominantBaseline="central"
            textLength={String(plate.value).length > 3 ? PLATE_WIDTH - 4 : undefined}
            lengthAdjust="spacingAndGlyphs"
          >
            {formatters.number(plate.value)}
          </text>
        </g>
      ))}
    </svg>
  )
}

function place(plates: readonly Weight[]) {
  return plates.map((plate, index) => {
    return {
      key: index,
      plate,
      color: plateColor(plate),
      x: SLEEVE_START + COLLAR + GAP + index * (PLATE_WIDTH + GAP),
      height: HEIGHT * plateShare(plate),
    }
  })
}
