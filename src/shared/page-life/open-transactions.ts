import { endWithPage } from './end-with-page.ts'
import { isStorageStuck, setStuck } from './stuck-storage.ts'

// Every connection and transaction of this thread, whichever library opened it.

const LOOK_EVERY_MS = 5_000
/** A page that was suspended wakes with every time over: looks are counted, not time. */
const LOOKS_OF_A_STUCK_ONE = 4

/** Transactions, and openings of databases, with how often each was seen unfinished. */
const unfinished = new Map<IDBTransaction | IDBOpenDBRequest, number>()

/** Follows them, for as long as the thread lives, and ends them when its page is put aside. */
export function followTransactions(): void {
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given: Parameters<typeof begin>) {
    return followed(begin.apply(this, given))
  }
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (this: IDBFactory, ...given: Parameters<typeof open>) {
    const opening = open.apply(this, given)
    const forget = awaited(opening)
    for (const event of ['upgradeneeded', 'success', 'error']) opening.addEventListener(event, forget)
    opening.addEventListener('upgradeneeded', () => opening.transaction && followed(opening.transaction))
    opening.addEventListener('success', () => followConnection(opening.result))
    return opening
  }
}

/** An open one would keep another page from deleting or upgrading the database. */
function followConnection(connection: IDBDatabase): void {
  const close = connection.close.bind(connection)
  const forget = endWithPage(close)
  connection.close = () => {
    forget()
    close()
  }
}

let watch: ReturnType<typeof setInterval> | undefined

function followed(transaction: IDBTransaction): IDBTransaction {
  const finished = awaited(transaction)
  const forgetEnd = endWithPage(() => abort(transaction))
  const forget = () => {
    forgetEnd()
    finished()
  }
  for (const event of ['complete', 'abort']) transaction.addEventListener(event, forget, { once: true })
  return transaction
}

/** Counts how long it is unfinished, until the returned function is called. */
function awaited(question: IDBTransaction | IDBOpenDBRequest): () => void {
  unfinished.set(question, 0)
  watch ??= setInterval(look, LOOK_EVERY_MS)
  return () => {
    unfinished.delete(question)
    if (isStorageStuck.current()) tellStuck()
    if (unfinished.size > 0) return
    clearInterval(watch)
    watch = undefined
  }
}

/** A write that was not committed has not been shown as saved. One that was committed goes on by itself. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is committed, or over.
  }
}

function look(): void {
  for (const [question, looks] of unfinished) unfinished.set(question, looks + 1)
  tellStuck()
}

function tellStuck(): void {
  const isStuck = [...unfinished.values()].some((looks) => looks >= LOOKS_OF_A_STUCK_ONE)
  setStuck(unfinished, isStuck)
}
