import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture, type PictureName } from '../picture.tsx'
import { SignalBars } from '../signal-bars.tsx'
import styles from './home.module.css'

type FloorProps = {
  /** As on an elevator button. */
  readonly number: string
  readonly name: string
  /** Number of signal bars, of four. */
  readonly signal: number
  readonly title: string
  readonly picture?: PictureName
  readonly children: ReactNode
}

/** One stop on the way down or up; its number stays visible while reading. */
export function Floor({ number, name, signal, title, picture, children }: FloorProps) {
  const { t } = useTranslation('site')
  return (
    <section className={styles.floor}>
      <p className={styles.gauge}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <span className={styles.floorName}>
          <SignalBars lit={signal} />
          {name}
        </span>
      </p>
      <div className={styles.story}>
        <h2 className={styles.title}>{title}</h2>
        {children}
      </div>
      {picture && <Picture name={picture} alt={t(`picture.${picture}`)} />}
    </section>
  )
}
