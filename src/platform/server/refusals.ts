type Listener<Refusal> = (path: string, refusal: Refusal) => void

/** Refused calls for a handler that is loaded after the first paint. */
export function createRefusals<Refusal>() {
  const missed: Parameters<Listener<Refusal>>[] = []
  const miss: Listener<Refusal> = (...refused) => missed.push(refused)
  let listener = miss
  return {
    tell: (path: string, refusal: Refusal): void => listener(path, refusal),
    subscribe(next: Listener<Refusal>): () => void {
      listener = next
      for (const refused of missed.splice(0)) next(...refused)
      return () => {
        listener = miss
      }
    },
  }
}
