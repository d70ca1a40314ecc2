import { Outlet } from 'react-router-dom'
import styles from './layouts.module.css'
import { SiteHeader } from './site-header.tsx'

/** A text to read, in a column that is easy on the eye. */
export default function ContentLayout() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
    </>
  )
}
