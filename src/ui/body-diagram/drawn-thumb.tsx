import styles from './body-thumb.module.css'
import { type ThumbMuscles, thumbView } from './thumb-view.ts'

export default function DrawnThumb({ muscles }: { readonly muscles: ThumbMuscles }) {
  const { viewBox, body, tones } = thumbView(muscles)
  return (
    <svg aria-hidden viewBox={viewBox}>
      <path d={body} className={styles.body} />
      {tones.map(({ tone, path }) => (
        <path key={tone} d={path} className={styles[tone]} />
      ))}
    </svg>
  )
}
