import type { Rest, Sight, StoredSet } from './sight.ts'
import type { Step } from './story.ts'
import type { Words } from './words.ts'

/** The sets in the person's other browser, by their ids. */
export type Elsewhere = {
  /** Those that are logged there. */
  readonly done: ReadonlySet<string>
  /** Those that a step there has taken back or removed. */
  readonly gone: ReadonlySet<string>
}

/** One step with what was there before it and after it. */
export type Moment = {
  readonly step: Step
  readonly before: Sight
  readonly after: Sight
  readonly rest: Rest
  readonly errors: readonly string[]
  /** On the device. */
  readonly setsBefore: readonly StoredSet[]
  readonly setsAfter: readonly StoredSet[]
  readonly elsewhere: Elsewhere
  /** Whether the page that is shown is another one than before, with a new memory. */
  readonly isNewPage: boolean
  readonly isOnline: boolean
  /** The e-mail address of who uses the device. */
  readonly person: string
  readonly words: Words
  /** Texts that the person has given to things of theirs. */
  readonly ownWords: ReadonlySet<string>
}

/** Returns what is wrong, a sentence each. */
export type Check = (moment: Moment) => readonly string[]
