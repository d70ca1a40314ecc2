import { localeInUse } from '#i18n/setup.ts'
import styles from './picture.module.css'

/** A screenshot of the app, taken by `npm run pictures` from the demo account. */
export type PictureName = 'workout' | 'keypad' | 'dashboard' | 'history' | 'builder' | 'exercise'

type PictureProps = {
  readonly name: PictureName
  readonly alt: string
  /** Visible without scrolling, so it loads eagerly. */
  readonly first?: boolean
}

/** The phone's proportions, so nothing moves when the picture loads. */
const WIDTH = 585
const HEIGHT = 1_266

export function Picture({ name, alt, first = false }: PictureProps) {
  return (
    <div className={styles.phone}>
      <img
        className={styles.screen}
        src={`/pictures/${name}-${localeInUse()}.webp`}
        alt={alt}
        width={WIDTH}
        height={HEIGHT}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </div>
  )
}
