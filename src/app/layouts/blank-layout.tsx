import { Outlet } from 'react-router-dom'
import styles from './layouts.module.css'

/** A single centered element without navigation. */
export function BlankLayout() {
  return (
    <main className={styles.blank}>
      <Outlet />
    </main>
  )
}
