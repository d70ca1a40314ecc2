import { localeInUse } from '#i18n/setup.ts'
import styles from './picture.module.css'

/** A screen of the app, as `npm run pictures` takes them from the demo account. */
export type PictureName = 'workout' | 'keypad' | 'dashboard' | 'history' | 'builder' | 'exercise'

type PictureProps = {
  readonly name: PictureName
  /** What is to be seen on it. */
  readonly alt: string
  /** Seen before anything is scrolled, so it is fetched at once. */
  readonly first?: boolean
}

/** The phone's own proportions, so nothing moves when the picture comes. */
const WIDTH = 585
const HEIGHT = 1_266

/** The app on a phone. */
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
