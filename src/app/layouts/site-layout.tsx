import { Outlet } from 'react-router-dom'
import { SiteFooter } from '../../features/site/frame/site-footer.tsx'
import { SiteHeader } from '../../features/site/frame/site-header.tsx'
import styles from './layouts.module.css'

/** A public page: navigation above and below, full width between. */
export default function SiteLayout() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.site}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
