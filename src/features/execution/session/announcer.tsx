import { useCallback, useState } from 'react'

/** What a screen reader is told next. Saying the same twice is heard twice. */
export function useAnnouncer() {
  const [words, setWords] = useState({ text: '', turn: 0 })
  const say = useCallback((text: string) => setWords(({ turn }) => ({ text, turn: turn + 1 })), [])
  return { words, say }
}

type AnnouncerProps = { readonly words: { readonly text: string; readonly turn: number } }

/** Unseen; read aloud at the next pause. */
export function Announcer({ words }: AnnouncerProps) {
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      <span key={words.turn}>{words.text}</span>
    </div>
  )
}
