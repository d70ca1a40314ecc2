import { useState } from 'react'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'
import { initialsOf } from './initials.ts'

export type AvatarProps = {
  readonly name: string
  /** Where their picture is; null for none. */
  readonly picture: string | null
  /** Says whose picture it is; '' where the name stands beside it. */
  readonly alt: string
  /** `small` stands in place of an icon. */
  readonly size?: 'small' | 'medium' | 'large'
}

/** A person's picture, or their initials where there is none or it does not load. */
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
