import encodeQR from 'qr'
import { useMemo } from 'react'
import styles from '../transfer.module.css'

/** The blank margin required around a code, in modules. Source: ISO/IEC 18004. */
const QUIET_ZONE = 4

type CodeProps = { readonly text: string; readonly label: string }

/** A QR code, black on white in either theme: few cameras read inverted ones. */
export function Code({ text, label }: CodeProps) {
  const { path, side } = useMemo(() => drawCode(text), [text])
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function drawCode(text: string): { readonly path: string; readonly side: number } {
  // A screen is clean and lit: larger modules are better than more redundancy.
  const rows = encodeQR(text, 'raw', { ecc: 'low', encoding: 'alphanumeric', border: QUIET_ZONE })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
    }),
  )
  return { path: runs.join(''), side: rows.length }
}
