import { Outlet } from 'react-router-dom'
import { useWide } from '#platform/device/use-wide.ts'
import styles from './profile.module.css'
import { SectionTabs } from './sections.tsx'

/** The frame of profile screens: the list of sections beside them, if there is room. */
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
