import { Outlet } from 'react-router-dom'
import styles from './layouts.module.css'
import { SiteHeader } from './site-header.tsx'

/** A page of the public site: the name and the way in at the top, the whole width below. */
export default function SiteLayout() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.site}>
        <Outlet />
      </main>
    </>
  )
}
