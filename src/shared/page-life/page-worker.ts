import { endWithPage } from './end-with-page.ts'
import { asStorageAnswer, setStuck } from './stuck-storage.ts'

/** A worker of this page. It is terminated when the page is put aside: its transactions end whole or not at all. */
export function startPageWorker(start: () => Worker): Worker {
  const worker = start()
  const forget = endWithPage(() => worker.terminate())
  const terminate = worker.terminate.bind(worker)
  worker.terminate = () => {
    forget()
    terminate()
    // Nobody waits any more.
    setStuck(worker, false)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const answer = asStorageAnswer(data)
    if (answer) setStuck(worker, answer.isStorageStuck)
  })
  return worker
}
