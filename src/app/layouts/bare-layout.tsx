import { Outlet } from 'react-router-dom'

/** Nothing around the screen: sign-in, the running workout, the index. */
export function BareLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
