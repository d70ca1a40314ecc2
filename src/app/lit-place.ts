import { matchPath } from 'react-router-dom'
import { NAVIGATION, ROUTES } from './feature-table.ts'

/** The paths of the places that are lit: in the rail and the sidebar, and in the tab bar, which has fewer of them. */
export type LitPlace = { readonly besides: string | undefined; readonly tabBar: string | undefined }

/** Which place of the navigation an address belongs to: its own, the one above it, or the one that its route names. */
export function litPlace(pathname: string): LitPlace {
  const under = ROUTES.find(({ path }) => matchPath(path, pathname))?.under
  const place =
    NAVIGATION.find(({ path }) => matchPath(`${path}/*`, pathname)) ?? NAVIGATION.find(({ path }) => path === under)
  return { besides: place?.path, tabBar: place?.navigation.besides ? place.under : place?.path }
}
