import { Outlet } from 'react-router-dom'
import { useWide } from '#platform/device/use-wide.ts'
import styles from './profile.module.css'
import { SectionTabs } from './sections.tsx'

export default function SectionPanes() {
  const wide = useWide()
  return (
    <div className={styles.panes}>
      {wide && <SectionTabs />}
      <div className={styles.pane}>
        <Outlet />
      </div>
    </div>
  )
}
