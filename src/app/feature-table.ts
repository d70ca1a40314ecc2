import { matchPath } from 'react-router-dom'
import type { Dock, Feature, FeatureRoute } from '../features/feature.ts'
import { type Content, contentOf } from './content.tsx'

export type ScreenRoute = FeatureRoute & Content & { readonly frame?: Content }
export type NavigationRoute = ScreenRoute & Required<Pick<FeatureRoute, 'navigation'>>

// Adding a folder with a feature.ts is the whole registration.
const features = Object.values(
  import.meta.glob<Feature>('../features/*/feature.ts', { eager: true, import: 'default' }),
)

const FRAMES = features.flatMap((feature) => feature.frame ?? []).map(withContent)

export const ROUTES: readonly ScreenRoute[] = features
  .flatMap((feature) => feature.routes)
  .map((route) => ({ ...withContent(route), ...frameOf(route) }))

export const NAVIGATION: readonly NavigationRoute[] = ROUTES.filter(hasPlace).toSorted(
  (left, right) => left.navigation.order - right.navigation.order,
)

/** Whether a path without its language is a public page, available in every language. */
export function isPublicPath(path: string): boolean {
  return ROUTES.some((route) => isPublic(route) && matchPath(route.path, path))
}

export function isPublic({ access }: Pick<FeatureRoute, 'access'>): boolean {
  return access !== 'login'
}

export const DOCKS = features.flatMap((feature) => feature.dock ?? []).map(withContent)

/** Content above the screen, as `DOCKS` is above the tab bar. */
export const NOTICES = features.flatMap((feature) => feature.notice ?? []).map(withContent)

function withContent<Part extends FeatureRoute | Dock>(part: Part): Part & Content {
  return { ...part, ...contentOf(part.load) }
}

function frameOf({ path }: FeatureRoute): Pick<ScreenRoute, 'frame'> {
  const frame = FRAMES.find(({ paths }) => paths.some((above) => path === above || path.startsWith(`${above}/`)))
  return frame ? { frame } : {}
}

function hasPlace(route: ScreenRoute): route is NavigationRoute {
  return route.navigation !== undefined
}
