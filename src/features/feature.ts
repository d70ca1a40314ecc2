import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { MessageKey } from '#i18n/messages.ts'

/** The layouts of a screen. `none` is a bare page; `default` has the sidebar, rail or tab bar. */
export type Layout = 'none' | 'default' | 'default-sidebar' | 'content' | 'landing-page' | 'blank'

/**
 * One row of the route table. `path` is react-router's pattern. `login` redirects a visitor to the login screen and
 * back; `guest` screens redirect a signed-in person to the dashboard.
 */
export type FeatureRoute = {
  readonly path: string
  readonly access: 'public' | 'guest' | 'login'
  readonly layout: Layout
  readonly title: MessageKey
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /**
   * Set if the screen is in the navigation; sorted by `order`. A tab bar has room for five names: `besides` places are
   * only in the rail and sidebar, and are linked from related screens.
   */
  readonly navigation?: {
    readonly order: number
    /** As its title says it: of the frame's own words, so that a start does not fetch those of every place. */
    readonly name: MessageKey & `app:place.${string}`
    readonly icon: LucideIcon
    readonly besides?: boolean
  }
  /** The navigation place to highlight here too; a `besides` place names the one for the tab bar. */
  readonly under?: string
  /** Set if the page is prerendered at build time: readable without a script. */
  readonly site?: SitePage
}

/** Metadata of a public page for search engines and previews. */
export type SitePage = {
  readonly description: MessageKey
  /** The path of the original of this duplicate page, which alone is indexed. */
  readonly canonical?: string
}

/** Content that a frame shows on every screen while applicable, such as the running session's bar. */
export type Dock = { readonly load: () => Promise<{ readonly default: ComponentType }> }

/** The frame around the screens below some paths, of any feature. It renders the screen in an `Outlet`. */
export type Frame = Dock & { readonly paths: readonly string[] }

/** The definition of a feature. The folder's name doubles as its i18n namespace. */
export type Feature = {
  readonly routes: readonly FeatureRoute[]
  /** Below the screen, above the tab bar. */
  readonly dock?: Dock
  /** Above the screen. */
  readonly notice?: Dock
  readonly frame?: Frame
}
