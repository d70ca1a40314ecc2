import type { ReactNode } from 'react'
import styles from './phone-drawing.module.css'

/**
 * The steps of a finger on a phone: Share `at-foot` of the screen, `at-top`, or `in-menu`; the `row` of a sheet
 * that adds, the button that says `add`, the `icon` on the home screen. `browser`: another app.
 */
export type PhoneDrawingName = 'at-foot' | 'at-top' | 'in-menu' | 'row' | 'add' | 'icon' | 'browser'

type Place = { readonly x: number; readonly y: number }
type GlyphProps = Place & { readonly path: string; readonly isLit?: boolean }

const SHARE = 'M-3 -1.5h-2.5v8h11v-8h-2.5M0 3v-9.5M-3 -3.7l3 -3l3 3'
const PLUS = 'M-3.5 -5.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-7a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM0 -2.8v5.6M-2.8 0h5.6'
const BACK = 'M2 -4l-4 4l4 4'
const NEXT = 'M-2 -4l4 4l-4 4'
const BOOK =
  'M0 -3.5c-2 -1.5 -4 -1.5 -6 -1v8.5c2 -0.5 4 -0.5 6 1c2 -1.5 4 -1.5 6 -1v-8.5c-2 -0.5 -4 -0.5 -6 1zM0 -3.5v8.5'
const TABS = 'M-4.5 -1.5h6v6h-6zM-1.5 -1.5v-3h6v6h-3'
const STAR = 'M0 -5l1.5 3.3l3.5 0.4l-2.6 2.4l0.7 3.5l-3.1 -1.8l-3.1 1.8l0.7 -3.5l-2.6 -2.4l3.5 -0.4z'
const NEEDLE = 'M9 -9l-5 13l-13 5l5 -13z'

/** A phone's lower end, its upper end, or a part between them. */
const SCREENS = {
  foot: 'M16 -4v88a16 16 0 0 0 16 16h80a16 16 0 0 0 16 -16v-88',
  top: 'M16 108v-88a16 16 0 0 1 16 -16h80a16 16 0 0 1 16 16v88',
} as const

const DRAWINGS: Readonly<Record<PhoneDrawingName, () => ReactNode>> = {
  'at-foot': () => (
    <Phone end="foot">
      <Lines y={10} />
      <rect className={styles.pill} x="28" y="48" width="88" height="16" rx="8" />
      <rect className={styles.filler} x="52" y="54" width="40" height="4" rx="2" />
      <Glyph x={32} y={82} path={BACK} />
      <Glyph x={51} y={82} path={NEXT} />
      <Tapped x={72} y={81} path={SHARE} />
      <Glyph x={95} y={82} path={BOOK} />
      <Glyph x={114} y={82} path={TABS} />
    </Phone>
  ),
  'at-top': () => (
    <Phone end="top">
      <rect className={styles.pill} x="26" y="18" width="92" height="24" rx="12" />
      <rect className={styles.filler} x="44" y="28" width="40" height="4" rx="2" />
      <Tapped x={106} y={29} path={SHARE} />
      <Lines y={58} />
    </Phone>
  ),
  'in-menu': () => (
    <Phone end="foot">
      <Lines y={6} />
      <circle className={styles.pill} cx="32" cy="82" r="9" />
      <Glyph x={31} y={82} path={BACK} />
      <rect className={styles.pill} x="46" y="73" width="52" height="18" rx="9" />
      <rect className={styles.filler} x="58" y="80" width="28" height="4" rx="2" />
      <circle className={styles.tap} cx="112" cy="82" r="13" />
      {[106, 112, 118].map((x) => (
        <circle key={x} className={styles.full} cx={x} cy="82" r="1.75" />
      ))}
      <rect className={styles.layer} x="54" y="10" width="66" height="54" rx="10" />
      <rect className={styles.tap} x="58" y="14" width="58" height="22" rx="7" />
      <Glyph x={70} y={25} path={SHARE} isLit />
      <rect className={styles.full} x="82" y="23" width="26" height="4" rx="2" />
      <Glyph x={70} y={50} path={BOOK} />
      <rect className={styles.filler} x="82" y="48" width="22" height="4" rx="2" />
    </Phone>
  ),
  row: () => (
    <Phone end="foot">
      <path
        className={styles.layer}
        d="M17 12a12 12 0 0 1 12 -12h86a12 12 0 0 1 12 12v72a15 15 0 0 1 -15 15h-80a15 15 0 0 1 -15 -15z"
      />
      <Row y={8} path={STAR} length={44} />
      <rect className={styles.tap} x="23" y="34" width="98" height="26" rx="8" />
      <Glyph x={38} y={47} path={PLUS} isLit />
      <rect className={styles.full} x="52" y="45" width="58" height="4" rx="2" />
      <Row y={66} path={BOOK} length={36} />
    </Phone>
  ),
  add: () => (
    <Phone end="top">
      <path className={styles.layer} d="M17 108v-78a12 12 0 0 1 12 -12h86a12 12 0 0 1 12 12v78" />
      <rect className={styles.filler} x="26" y="30" width="16" height="4" rx="2" />
      <rect className={styles.filler} x="56" y="30" width="32" height="4" rx="2" />
      <rect className={styles.tap} x="96" y="22" width="26" height="20" rx="10" />
      <rect className={styles.full} x="102" y="30" width="14" height="4" rx="2" />
      <AppIcon x={26} y={50} />
      <rect className={styles.filler} x="60" y="56" width="34" height="4" rx="2" />
      <rect className={styles.filler} x="60" y="66" width="52" height="4" rx="2" />
      <rect className={styles.filler} x="26" y="91" width="48" height="4" rx="2" />
      <rect className={styles.full} x="94" y="85" width="26" height="16" rx="8" />
      <circle className={styles.knob} cx="112" cy="93" r="6" />
    </Phone>
  ),
  icon: () => (
    <Phone end="foot">
      {[0, 1, 2].map((column) => (
        <rect key={column} className={styles.filler} x={29 + column * 31} y="6" width="24" height="24" rx="6" />
      ))}
      <rect className={styles.filler} x="29" y="44" width="24" height="24" rx="6" />
      <rect className={styles.tap} x="55" y="39" width="34" height="46" rx="9" />
      <AppIcon x={60} y={44} />
      <rect className={styles.full} x="62" y="75" width="20" height="4" rx="2" />
      <rect className={styles.filler} x="91" y="44" width="24" height="24" rx="6" />
    </Phone>
  ),
  browser: () => (
    <Phone end="foot">
      <Lines y={6} />
      <circle className={styles.tap} cx="72" cy="60" r="22" />
      <Glyph x={72} y={60} path={NEEDLE} isLit />
    </Phone>
  ),
}

/** Decorative: the words beside it say the same. */
export function PhoneDrawing({ name }: { readonly name: PhoneDrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 144 104" aria-hidden>
      {DRAWINGS[name]()}
    </svg>
  )
}

function Phone({ end, children }: { readonly end: keyof typeof SCREENS; readonly children: ReactNode }) {
  return (
    <>
      <path className={styles.screen} d={SCREENS[end]} />
      {children}
    </>
  )
}

function Glyph({ x, y, path, isLit = false }: GlyphProps) {
  return <path className={isLit ? styles.lit : styles.glyph} transform={`translate(${x} ${y})`} d={path} />
}

function Tapped({ x, y, path }: GlyphProps) {
  return (
    <>
      <circle className={styles.tap} cx={x} cy={y} r="13" />
      <Glyph x={x} y={y} path={path} isLit />
    </>
  )
}

function Row({ y, path, length }: { readonly y: number; readonly path: string; readonly length: number }) {
  return (
    <>
      <Glyph x={38} y={y + 11} path={path} />
      <rect className={styles.filler} x="52" y={y + 9} width={length} height="4" rx="2" />
    </>
  )
}

function Lines({ y }: { readonly y: number }) {
  return (
    <>
      <rect className={styles.filler} x="28" y={y} width="56" height="4" rx="2" />
      <rect className={styles.filler} x="28" y={y + 12} width="84" height="4" rx="2" />
      <rect className={styles.filler} x="28" y={y + 24} width="72" height="4" rx="2" />
    </>
  )
}

/** 24 by 24. */
function AppIcon({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.icon} width="24" height="24" rx="6" />
      <path
        className={styles.plates}
        d="M3 11.2h18v1.6h-18zM4.6 9h2v6h-2zM7.2 6h2.4v12h-2.4zM14.4 6h2.4v12h-2.4zM17.4 9h2v6h-2z"
      />
    </g>
  )
}
