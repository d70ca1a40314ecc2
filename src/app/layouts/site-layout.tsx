import { Outlet } from 'react-router-dom'
import { SiteFooter } from '../../features/site/frame/site-footer.tsx'
import { SiteHeader } from '../../features/site/frame/site-header.tsx'
import styles from './layouts.module.css'

/** A page of the public site: the ways through it above and below, the whole width between. */
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
