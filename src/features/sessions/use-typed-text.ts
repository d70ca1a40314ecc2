import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/** So long after the last key what was typed is written, at the latest when the field is left. */
const PAUSE_MS = 700

type TypedText = {
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  readonly onBlur: () => void
}

/**
 * A text that is written while it is typed. `stored` is what the storage has: it shows unless something newer is being
 * typed. `save` resolves to whether it reached the disk; what did not stays in the field and is tried again. With
 * `whenLeft` a half-typed text is not written: for what must not be empty for a moment.
 */
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
    // Only what was written is forgotten: more may have been typed meanwhile.
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
