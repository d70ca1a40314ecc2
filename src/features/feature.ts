import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import type { MessageKey } from '#i18n/messages.ts'

/** The frames a screen can stand in. `none` is a bare page; `default` has the sidebar, rail or tab bar. */
export type Layout = 'none' | 'default' | 'default-sidebar' | 'content' | 'landing-page' | 'blank'

/**
 * One row of the route table. `path` is react-router's pattern. `login` sends a visitor to the login screen and back;
 * `guest` screens send a signed-in person to the dashboard.
 */
export type FeatureRoute = {
  readonly path: string
  readonly access: 'public' | 'guest' | 'login'
  readonly layout: Layout
  readonly title: MessageKey
  readonly load: () => Promise<{ readonly default: ComponentType }>
  /**
   * Present where the screen has a place in the navigation; a lower `order` stands first. A tab bar has room for five
   * names: what is `besides` is only in the rail and the sidebar, and is linked from the screens it belongs to.
   */
  readonly navigation?: { readonly order: number; readonly icon: LucideIcon; readonly besides?: boolean }
  /** The path of the place in the navigation that is lit here too; a place that is `besides` names the one for the tab bar. */
  readonly under?: string
  /** Present where the page is finished HTML, made when the app is built: readable without a script. */
  readonly site?: SitePage
}

/** What search engines and previews are told of a page of the public site. */
export type SitePage = {
  readonly description: MessageKey
  /** The path of the page that this one repeats: only that one is to be found. */
  readonly canonical?: string
}

/** Something that a frame shows on every screen while it applies, such as the bar of the running session. */
export type Dock = { readonly load: () => Promise<{ readonly default: ComponentType }> }

/** What stands around the screens below some paths, whichever features they are of. It shows the screen in an `Outlet`. */
export type Frame = Dock & { readonly paths: readonly string[] }

/** All that the app knows about a feature. The folder's name doubles as its i18n namespace. */
export type Feature = {
  readonly routes: readonly FeatureRoute[]
  /** Stands below the screen, above the tab bar. */
  readonly dock?: Dock
  /** Stands above the screen. */
  readonly notice?: Dock
  readonly frame?: Frame
}
