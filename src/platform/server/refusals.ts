type Listener<Refusal> = (path: string, refusal: Refusal) => void

/** Calls that the server refused, told to whoever acts on them, who comes after the first paint. */
export function createRefusals<Refusal>() {
  const missed: Parameters<Listener<Refusal>>[] = []
  const miss: Listener<Refusal> = (...refused) => missed.push(refused)
  let listener = miss
  return {
    tell: (path: string, refusal: Refusal): void => listener(path, refusal),
    /** Calls back with each in the place of who did before, also with those that nobody heard. Returns how to stop. */
    subscribe(next: Listener<Refusal>): () => void {
      listener = next
      for (const refused of missed.splice(0)) next(...refused)
      return () => {
        listener = miss
      }
    },
  }
}
