import type { CopyPlace } from '#storage/reserve/second-copies.ts'

/** The Comlink interface of the worker that stores second copies even on a full disk. */
export type SecondCopyApi = {
  /** Allocates room for later copies. Rejects without room. */
  prepare(): Promise<void>
  keep(place: CopyPlace, copy: unknown): Promise<void>
  read(place: CopyPlace): Promise<unknown>
  forget(place: CopyPlace): Promise<void>
  forgetAccount(account: string): Promise<void>
  holds(account: string): Promise<boolean>
}
