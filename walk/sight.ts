/** One thing on the screen that can be pressed or typed into, as a person would name it. */
export type Target = {
  readonly role: string
  readonly name: string
  /** Its place among those with the same role and name, from 0. */
  readonly nth: number
}

export type Control = Target & {
  /** The type of a field, `figure` where numbers are typed; null for what is only pressed. */
  readonly field: string | null
  /** It leads out of the app, or to a file. */
  readonly leadsOut: boolean
}

/** An overlay, or the keypad. */
export type Layer = {
  readonly kind: 'menu' | 'dialog' | 'alertdialog' | 'keypad'
  readonly name: string
  /** A finger can pull it down. */
  readonly hasHandle: boolean
  readonly isHistoryStep: boolean
}

/** A set that is shown as logged. */
export type ShownTick = {
  readonly setId: string
  readonly label: string
  readonly weight: string | null
  readonly reps: string | null
}

/** A set as the device stores it. */
export type StoredSet = {
  readonly id: string
  readonly sessionId: string
  readonly isDone: boolean
  readonly weight: number | null
  readonly unit: string | null
  readonly reps: number | null
}

/** A row of the page, and where it stands on the screen. */
export type Anchor = { readonly text: string; readonly top: number }

/** The result of one look at the page. */
export type Sight = {
  /** Another number for each loaded page. */
  readonly page: number
  readonly origin: string
  readonly path: string
  readonly language: string
  readonly title: string
  /** From the lowest to the topmost. */
  readonly layers: readonly Layer[]
  /** Those of the topmost overlay, or else of the page. */
  readonly controls: readonly Control[]
  /** Controls without a name, described by their tags. */
  readonly nameless: readonly string[]
  /** Null while it is on the body. */
  readonly focus: Target | null
  /** A search with words has the focus: Escape clears it first. */
  readonly isSearching: boolean
  readonly scroll: number
  readonly maxScroll: number
  readonly anchors: readonly Anchor[]
  /** The key and number of the entry in the app's history; null before the app has taken it. */
  readonly entry: { readonly key: string; readonly index: number } | null
  readonly hasNavigation: boolean
  readonly texts: readonly string[]
  readonly ticks: readonly ShownTick[]
}

/** How the page came to rest. */
export type Rest = {
  readonly isBlank: boolean
  /** The part that was still an outline at the end. */
  readonly unfinished: string | null
}

export type Place = { readonly x: number; readonly y: number }
/** A target, found again: its middle on the screen, or the reason why it cannot be pressed. */
export type Found = Place | { readonly not: string }

/** The script that every page runs before its own. */
export type Eye = {
  look(): Sight
  rest(stillTicks?: number): Promise<Rest>
  find(target: Target): Promise<Found>
  /** Types a text into the focused field, in place of what is in it. Returns whether there is such a field. */
  type(text: string): boolean
  /** Chooses an entry of a list, counted from the first again after the last. Returns whether there is one. */
  choose(target: Target, at: number): boolean
  /** Of this tab, from now on. */
  setTextSize(percent: number): void
  /** A place beside the topmost overlay. */
  beside(): Found
  handle(): Found
  sets(): Promise<readonly StoredSet[]>
  /** The documents on the device that are not deleted, by collection. */
  stored(): Promise<Readonly<Record<string, readonly unknown[]>>>
  /** The names of the person's own things, which may be any words. */
  ownWords(): Promise<readonly string[]>
  /** Errors since the last time, of earlier pages of the tab as well. */
  errors(): readonly string[]
}
