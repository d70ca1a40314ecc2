import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import { useWide } from '#platform/device/use-wide.ts'
import styles from './profile.module.css'
import { SectionTabs } from './sections.tsx'

export default function SectionPanes() {
  // At any width: words that came only with the tabs would hide the screen, and close its dialog, in a turned device.
  useTranslation('profile')
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
