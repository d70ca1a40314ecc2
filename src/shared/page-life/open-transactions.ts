import { endWithPage } from './end-with-page.ts'
import { isStorageStuck, setStuck } from './stuck-storage.ts'

// Every connection and transaction of this thread, whichever library opened it.

const LOOK_EVERY_MS = 5_000
/** A page that was suspended wakes with every time over: looks are counted, not time. */
const LOOKS_OF_A_STUCK_ONE = 4

/** With how often each was seen unfinished. */
const transactions = new Map<IDBTransaction, number>()

/** Follows them, for as long as the thread lives, and ends them when its page is put aside. */
export function followTransactions(): void {
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given: Parameters<typeof begin>) {
    return followed(begin.apply(this, given))
  }
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (this: IDBFactory, ...given: Parameters<typeof open>) {
    const opening = open.apply(this, given)
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
  transactions.set(transaction, 0)
  watch ??= setInterval(look, LOOK_EVERY_MS)
  const forgetEnd = endWithPage(() => abort(transaction))
  const forget = () => {
    forgetEnd()
    transactions.delete(transaction)
    if (isStorageStuck.current()) tellStuck()
    if (transactions.size > 0) return
    clearInterval(watch)
    watch = undefined
  }
  for (const event of ['complete', 'abort']) transaction.addEventListener(event, forget, { once: true })
  return transaction
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
  for (const [transaction, looks] of transactions) transactions.set(transaction, looks + 1)
  tellStuck()
}

function tellStuck(): void {
  const isStuck = [...transactions.values()].some((looks) => looks >= LOOKS_OF_A_STUCK_ONE)
  setStuck(transactions, isStuck)
}
