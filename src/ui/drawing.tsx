import styles from './drawing.module.css'

/** `bar`: something to lift; `no-signal`: nothing comes through; `signal`: all of it; `stair`: step by step. */
export type DrawingName = 'bar' | 'no-signal' | 'signal' | 'stair'

/** The app's own pictures for places without content, as on its public site. Decorative. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 64" aria-hidden>
      {name === 'bar' && <Bar />}
      {name === 'no-signal' && <Signal look={styles.open} />}
      {name === 'signal' && <Signal look={styles.lit} />}
      {name === 'stair' && <Stair />}
    </svg>
  )
}

/** On each side, from the inside: one plate that is on, and two that could be. */
const PLATES = [
  { from: 30, width: 8, height: 52 },
  { from: 20, width: 8, height: 52 },
  { from: 12, width: 6, height: 36 },
]

function Bar() {
  return (
    <>
      <rect className={styles.solid} x={0} y={30} width={160} height={4} rx={2} />
      {PLATES.map(({ from, width, height }, index) =>
        [from, 160 - from - width].map((x) => (
          <rect
            key={x}
            className={index === 0 ? styles.lit : styles.open}
            x={x}
            y={32 - height / 2}
            width={width}
            height={height}
            rx={3}
          />
        )),
      )}
    </>
  )
}

const SIGNAL = [14, 28, 42, 56]

function Signal({ look }: { readonly look: string | undefined }) {
  return SIGNAL.map((height, index) => (
    <rect key={height} className={look} x={42 + index * 20} y={60 - height} width={14} height={height} rx={4} />
  ))
}

function Stair() {
  return (
    <>
      <path className={styles.under} d="M20 60V46H50V32H80V18H110V4H140V60Z" />
      <path className={styles.edge} d="M10 60H20V46H50V32H80V18H110V4H150" />
    </>
  )
}
