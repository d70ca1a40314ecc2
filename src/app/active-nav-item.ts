import { matchPath } from 'react-router-dom'
import { NAVIGATION, ROUTES } from './feature-table.ts'

/** The highlighted places: in the rail and sidebar, and in the tab bar, which has fewer. */
export type ActiveNavItem = { readonly besides: string | undefined; readonly tabBar: string | undefined }

/** The navigation place of a path: its own, its parent's, or the one named by its route. */
export function activeNavItem(pathname: string): ActiveNavItem {
  const under = ROUTES.find(({ path }) => matchPath(path, pathname))?.under
  const place =
    NAVIGATION.find(({ path }) => matchPath(`${path}/*`, pathname)) ?? NAVIGATION.find(({ path }) => path === under)
  return { besides: place?.path, tabBar: place?.navigation.besides ? place.under : place?.path }
}
