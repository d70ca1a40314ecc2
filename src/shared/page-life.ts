// The one place that ends and begins with the page. WebKit keeps a page that is left, with its workers, for the way back,
// and suspends both: a transaction that is open then is never finished, and every later page waits for it.

const ends = new Set<() => void>()
const transactions = new Set<IDBTransaction>()

/** Calls `end` when the page is put aside. It must act at once. Returns a function that forgets it. */
export function endWithPage(end: () => void): () => void {
  ends.add(end)
  return () => ends.delete(end)
}

/** A worker of this page. It is terminated when the page is put aside: its transactions end whole or not at all. */
export function startPageWorker(start: () => Worker): Worker {
  const worker = start()
  const forget = endWithPage(() => worker.terminate())
  const terminate = worker.terminate.bind(worker)
  worker.terminate = () => {
    forget()
    terminate()
  }
  return worker
}

/** Follows the page, for as long as it lives. Call once, before anything opens a database. */
export function followPageLife(page: Window = window): void {
  followTransactions()
  page.addEventListener('pagehide', ({ persisted }) => persisted && putAside())
  // Its workers are gone, and what it shows may be old: everything begins again.
  page.addEventListener('pageshow', ({ persisted }) => persisted && page.location.reload())
}

function putAside(): void {
  for (const end of [...ends]) end()
  ends.clear()
  for (const transaction of [...transactions]) abort(transaction)
}

/** A write that was not committed has not been shown as saved. One that was committed goes on by itself. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It is committed, or over.
  }
}

/** Of all libraries, which open their own. */
function followTransactions(): void {
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...given: Parameters<typeof begin>) {
    return followed(begin.apply(this, given))
  }
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (this: IDBFactory, ...given: Parameters<typeof open>) {
    const opening = open.apply(this, given)
    opening.addEventListener('upgradeneeded', () => opening.transaction && followed(opening.transaction))
    return opening
  }
}

function followed(transaction: IDBTransaction): IDBTransaction {
  transactions.add(transaction)
  for (const event of ['complete', 'abort']) {
    transaction.addEventListener(event, () => transactions.delete(transaction), { once: true })
  }
  return transaction
}
