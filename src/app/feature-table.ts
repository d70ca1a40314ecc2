import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
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

/** What stands above the tab bar on every screen that has one. */
export const DOCKS = features.flatMap((feature) => feature.dock ?? []).map(lazily)

function lazily<Part extends Loadable>(part: Part): Lazily<Part> {
  return { ...part, Content: lazy(() => trackLoading(part.load())) }
}

function hasPlace(route: ScreenRoute): route is NavigationRoute {
  return route.navigation !== undefined
}
