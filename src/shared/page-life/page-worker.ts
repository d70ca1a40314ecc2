import { endWithPage } from './end-with-page.ts'

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
