import type { Suspension } from './processes.ts'

// All that a person needs of a page in any engine, by the names and meanings of Playwright's `Page` and `Locator`, which fit
// these types as they are. WebKit's are in webkit/: Playwright drives only its own build of that engine.

export type Role =
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'menu'
  | 'menuitem'
  | 'navigation'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'searchbox'
  | 'textbox'
  | 'timer'

export type ByName = { readonly name?: string | RegExp; readonly exact?: boolean; readonly level?: number }
export type ByText = { readonly exact?: boolean }

/** A page, or a part of one, in which something is looked for. */
export type Searchable<Found> = {
  getByRole(role: Role, options?: ByName): Found
  getByLabel(text: string | RegExp, options?: ByText): Found
  getByText(text: string | RegExp, options?: ByText): Found
  locator(css: string): Found
}

/** Elements that are found anew each time they are used. Acts and `waitFor` wait for one, for as long as a test may. */
export type EngineLocator<Found> = Searchable<Found> & {
  first(): Found
  or(other: Found): Found
  waitFor(options?: { readonly state?: 'visible' | 'hidden' }): Promise<void>
  click(): Promise<void>
  fill(text: string): Promise<void>
  setInputFiles(path: string): Promise<void>
  count(): Promise<number>
  isVisible(): Promise<boolean>
  boundingBox(): Promise<Box | null>
  isChecked(): Promise<boolean>
  allTextContents(): Promise<string[]>
}

/** In pixels of the screen. */
export type Place = { readonly x: number; readonly y: number }
export type Box = Place & { readonly width: number; readonly height: number }

export type EngineMouse = {
  move(x: number, y: number): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
  click(x: number, y: number): Promise<void>
}

export type EngineKeyboard = {
  /** One key by its name, such as `Tab`, `Shift+Tab` or `8`. */
  press(key: string): Promise<void>
}

export type EnginePage<Found> = Searchable<Found> & {
  goto(url: string): Promise<unknown>
  reload(): Promise<unknown>
  goBack(): Promise<unknown>
  goForward(): Promise<unknown>
  url(): string
  waitForURL(url: RegExp): Promise<void>
  /** Runs a function, or the text of an expression, in the page. */
  evaluate<Result, Given = undefined>(
    act: string | ((given: Given) => Result | Promise<Result>),
    given?: Given,
  ): Promise<Result>
  close(): Promise<void>
  /** Only where the engine's window can change. */
  viewportSize?(): { readonly width: number; readonly height: number } | null
  setViewportSize?(size: { width: number; height: number }): Promise<void>
  /** Of the system. */
  emulateMedia?(media: { colorScheme: 'light' | 'dark' }): Promise<void>
  readonly mouse: EngineMouse
  readonly keyboard: EngineKeyboard
  screenshot(options: { readonly path: string }): Promise<unknown>
}

/** A tab of whichever engine. */
export type AnyPage = EnginePage<AnyLocator>
export interface AnyLocator extends EngineLocator<AnyLocator> {}

/** Where and when a browser is. */
export type Surroundings = {
  /** Its IANA name. */
  readonly timeZone?: string
  /** By how much it is later than it really is. Only Chromium's pages and workers can be told. */
  readonly aheadMs?: number
}

/** A person's browser of whichever engine, with its profile on a real disk. */
export type EngineDevice = {
  /** Its first tab; another one after `reopen`. */
  readonly page: AnyPage
  openTab(): Promise<AnyPage>
  /** The text of the file that its first tab gives the person to keep by this act. */
  keptFile(act: () => Promise<void>): Promise<string>
  close(): Promise<void>
  /** Looks up its processes in advance, so that the returned kill is immediate. */
  prepareKill(): Promise<() => Promise<void>>
  prepareSuspend(): Promise<Suspension>
  /** What is not named stays as it was. */
  reopen(changed?: Surroundings): Promise<AnyPage>
  dispose(): Promise<void>
}
