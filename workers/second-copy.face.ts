import type { CopyPlace } from '#storage/reserve/second-copies.ts'

/** The Comlink face of the worker that keeps second copies where a full disk still takes them. */
export type SecondCopyApi = {
  /** Takes the room for later copies. Rejects where there is none. */
  prepare(): Promise<void>
  /** Resolves once the copy is on the disk. */
  keep(place: CopyPlace, copy: unknown): Promise<void>
  /** The copy, undefined where there is none. */
  read(place: CopyPlace): Promise<unknown>
  forget(place: CopyPlace): Promise<void>
  forgetAccount(account: string): Promise<void>
  holds(account: string): Promise<boolean>
}
