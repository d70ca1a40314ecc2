import { Outlet } from 'react-router-dom'
import { SiteFooter } from '../../features/site/frame/site-footer.tsx'
import { SiteHeader } from '../../features/site/frame/site-header.tsx'
import styles from './layouts.module.css'

export default function ContentLayout() {
  return (
    <>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.content}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
