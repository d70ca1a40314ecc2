import { Outlet } from 'react-router-dom'
import styles from './layouts.module.css'

/** One thing in the middle of the screen, and no way anywhere but its own. */
export function BlankLayout() {
  return (
    <main className={styles.blank}>
      <Outlet />
    </main>
  )
}
