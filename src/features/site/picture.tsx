import { localeInUse } from '#i18n/setup.ts'
import styles from './picture.module.css'
import { IN_BOTH_THEMES, type PictureName, pictureFile } from './picture-file.ts'

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
      <picture>
        {IN_BOTH_THEMES.has(name) && (
          <source
            media="(prefers-color-scheme: light)"
            srcSet={`/pictures/${pictureFile(name, localeInUse(), 'light')}`}
          />
        )}
        <img
          className={styles.screen}
          src={`/pictures/${pictureFile(name, localeInUse(), 'dark')}`}
          alt={alt}
          width={WIDTH}
          height={HEIGHT}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </div>
  )
}
