import { type ComponentProps, createContext, use, useState } from 'react'

/** A field's texts near its limit: the remaining characters, or the maximum. */
export type TextLimitWords = { readonly left: (count: number) => string; readonly full: (most: number) => string }

/** Used by every field with a `maxLength`, which would otherwise cut pasted text silently. */
export const TextLimitContext = createContext<TextLimitWords | null>(null)

type Limited = Pick<ComponentProps<'input'>, 'maxLength' | 'value' | 'defaultValue'>
type TextLimit = {
  /** Undefined unless near the limit. */
  readonly words: string | undefined
  /** Called with every typed or pasted text. */
  readonly follow: (text: string) => void
}

export function useTextLimit({ maxLength, value, defaultValue }: Limited): TextLimit {
  const words = use(TextLimitContext)
  const [typed, setTyped] = useState(() => String(defaultValue ?? '').length)
  const length = value === undefined ? typed : String(value).length
  const isNear = words !== null && maxLength !== undefined && isNearEnd(length, maxLength)
  return {
    words: isNear ? wordsFor(words, length, maxLength) : undefined,
    follow: (text) => setTyped(text.length),
  }
}

/** Within the last tenth: early enough to finish the sentence of a name or a long note. */
function isNearEnd(length: number, most: number): boolean {
  return most > 0 && length >= most * 0.9
}

function wordsFor(words: TextLimitWords, length: number, most: number): string {
  return length < most ? words.left(most - length) : words.full(most)
}
