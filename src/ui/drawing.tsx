import styles from './drawing.module.css'

/** `bar`: something to lift; `no-signal`: nothing comes through; `signal`: all of it; `stair`: step by step. */
export type DrawingName = 'bar' | 'no-signal' | 'signal' | 'stair'

const SIGNAL = 'M42 60V46h14v14zM62 60V32h14v28zM82 60V18h14v42zM102 60V4h14v56z'

const SHAPES: Readonly<Record<DrawingName, readonly (readonly [look: string, path: string])[]>> = {
  // On each side, from the inside: one plate that is on, and two that could be.
  bar: [
    ['solid', 'M0 30h160v4H0z'],
    ['open', 'M12 14h6v36h-6zM20 6h8v52h-8zM132 6h8v52h-8zM142 14h6v36h-6z'],
    ['lit', 'M30 6h8v52h-8zM122 6h8v52h-8z'],
  ],
  'no-signal': [['open', SIGNAL]],
  signal: [['lit', SIGNAL]],
  stair: [
    ['under', 'M20 60V46h30V32h30V18h30V4h30v56z'],
    ['edge', 'M10 60h10V46h30V32h30V18h30V4h40'],
  ],
}

/** The app's own pictures for places without content, as on its public site. Decorative. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 64" aria-hidden>
      {SHAPES[name].map(([look, path]) => (
        <path key={look} data-look={look} d={path} />
      ))}
    </svg>
  )
}
