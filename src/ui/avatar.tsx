import { useState } from 'react'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'
import { initialsOf } from './initials.ts'

export type AvatarProps = {
  readonly name: string
  readonly picture: string | null
  /** The accessible name; '' if the name is next to it. */
  readonly alt: string
  /** `small` replaces an icon. */
  readonly size?: 'small' | 'medium' | 'large'
}

/** A person's picture, or their initials without one or if it fails to load. */
export function Avatar({ name, picture, alt, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const look = classNames(styles.avatar, styles[size])
  if (picture !== null && picture !== failed) {
    return <img className={look} src={picture} alt={alt} draggable={false} onError={() => setFailed(picture)} />
  }
  if (alt === '') {
    return (
      <span className={look} aria-hidden>
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <span className={look} role="img" aria-label={alt}>
      {initialsOf(name)}
    </span>
  )
}
