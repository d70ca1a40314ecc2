import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** The first tab stop: skips the navigation to `#main`, which gets the focus. */
export function SkipLink({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of the page; the address stays as it is
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {children}
    </a>
  )
}
