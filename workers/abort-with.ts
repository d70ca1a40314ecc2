/**
 * Aborts the controller with a signal, for its reason. The answer ends that: the signal may outlive the work by far.
 * `AbortSignal.any` would do it, but Safari has it since 17.4 only.
 */
export function abortWith(controller: AbortController, signal: AbortSignal): () => void {
  const abort = () => controller.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return () => signal.removeEventListener('abort', abort)
}
