import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import type { Feature, FeatureRoute } from '../features/feature.ts'
import { trackLoading } from './loading-progress.ts'

type Loadable = { readonly load: () => Promise<{ readonly default: ComponentType }> }
type Lazily<Part extends Loadable> = Part & { readonly Content: LazyExoticComponent<ComponentType> }

/** A row of the route table whose screen is fetched when it is first shown. */
export type ScreenRoute = Lazily<FeatureRoute>
export type NavigationRoute = ScreenRoute & Required<Pick<FeatureRoute, 'navigation'>>

// Dropping a folder with a feature.ts in is the whole registration.
const features = Object.values(
  import.meta.glob<Feature>('../features/*/feature.ts', { eager: true, import: 'default' }),
)

/** Every screen of every feature. */
export const ROUTES: readonly ScreenRoute[] = features.flatMap((feature) => feature.routes).map(lazily)

/** The screens that have a place in the navigation, in its order. */
export const NAVIGATION: readonly NavigationRoute[] = ROUTES.filter(hasPlace).toSorted(
  (left, right) => left.navigation.order - right.navigation.order,
)

/** Whether an address, without its language, is a page that anybody can read, and so one in every language. */
export function isPublicPath(path: string): boolean {
  return ROUTES.some((route) => isPublic(route) && matchPath(route.path, path))
}

/** A page that anybody can read has an address in each language; the app's own screens have one. */
export function isPublic({ access }: Pick<FeatureRoute, 'access'>): boolean {
  return access !== 'login'
}

/** What stands above the tab bar on every screen that has one. */
export const DOCKS = features.flatMap((feature) => feature.dock ?? []).map(lazily)

function lazily<Part extends Loadable>(part: Part): Lazily<Part> {
  return { ...part, Content: lazy(() => trackLoading(part.load())) }
}

function hasPlace(route: ScreenRoute): route is NavigationRoute {
  return route.navigation !== undefined
}
