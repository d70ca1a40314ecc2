import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { drawOn, type PictureLook } from './draw-picture.ts'
import styles from './picture.module.css'
import type { PictureContent } from './picture-content.ts'

const LOOKS: readonly PictureLook[] = [
  { format: 'feed', theme: 'dark' },
  { format: 'story', theme: 'dark' },
  { format: 'feed', theme: 'light' },
  { format: 'story', theme: 'light' },
]

type PictureLooksProps = {
  /** Undefined until it is known. */
  readonly content: PictureContent | undefined
  readonly chosen: PictureLook
  readonly onChoose: (look: PictureLook) => void
}

/** The looks that a picture can have, each as it would be. */
export function PictureLooks({ content, chosen, onChoose }: PictureLooksProps) {
  const { t } = useTranslation('sessions')
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('picture.look')} className={styles.looks}>
      {LOOKS.map((look) => (
        <label key={look.format + look.theme} className={styles.look}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            aria-label={`${t(`picture.${look.format}`)}, ${t(`picture.${look.theme}`)}`}
            checked={look.format === chosen.format && look.theme === chosen.theme}
            onChange={() => onChoose(look)}
          />
          <Thumb content={content} look={look} />
          <span aria-hidden>{t(`picture.short.${look.format}.${look.theme}`)}</span>
        </label>
      ))}
    </div>
  )
}

const SCALE = 0.14

function Thumb({ content, look }: { readonly content: PictureContent | undefined; readonly look: PictureLook }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    // A browser without room for it shows the choice without its picture; the large one says so.
    if (canvas.current && content) drawOn(canvas.current, content, look, SCALE)
  }, [content, look])
  return <canvas ref={canvas} aria-hidden className={styles.thumb} data-format={look.format} />
}
