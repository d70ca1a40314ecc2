import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** After the last key; leaving the field saves immediately. */
const PAUSE_MS = 700

type TypedText = {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  readonly onBlur: () => void
}

/** Saves while typing, or with `whenLeft` only when left: half-typed text may be empty. Unsaved text is retried. */
export function useTypedText(
  stored: string,
  save: (text: string) => Promise<boolean>,
  { whenLeft = false }: { readonly whenLeft?: boolean } = {},
): TypedText {
  const [typed, setTyped] = useState<string | null>(null)
  const latest = useRef({ typed, save })
  useEffect(() => {
    latest.current = { typed, save }
  })

  const flush = async () => {
    const { typed: text, save: write } = latest.current
    if (text === null) return
    const isSaved = await write(text)
    // Only saved text is cleared: more may have been typed meanwhile.
    if (isSaved) setTyped((now) => (now === text ? null : now))
  }
  const flushLatest = useRef(flush)
  useEffect(() => {
    flushLatest.current = flush
  })

  useEffect(() => {
    if (typed === null || whenLeft) return
    const timer = setTimeout(() => void flushLatest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, whenLeft])
  useEffect(() => () => void flushLatest.current(), [])

  return {
    value: typed ?? stored,
    onChange: (event) => setTyped(event.target.value),
    onBlur: () => void flush(),
  }
}
