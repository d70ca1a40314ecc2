import { type ComponentProps, createContext, use, useState } from 'react'

/** What a field says near the end of its room: that so many characters are left, or that so many are all it takes. */
export type TextLimitWords = { readonly left: (count: number) => string; readonly full: (most: number) => string }

/** Said by every field with a `maxLength`, which would otherwise cut what is pasted without a word. */
export const TextLimitContext = createContext<TextLimitWords | null>(null)

type Limited = Pick<ComponentProps<'input'>, 'maxLength' | 'value' | 'defaultValue'>
type TextLimit = {
  /** Undefined before the end is near. */
  readonly words: string | undefined
  /** Told of every text that is typed or pasted. */
  readonly follow: (text: string) => void
}

/** The limit of a field, in words once its end is near. */
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

/** In the last tenth: of a name, and of a long note, early enough to end the sentence. */
function isNearEnd(length: number, most: number): boolean {
  return most > 0 && length >= most * 0.9
}

function wordsFor(words: TextLimitWords, length: number, most: number): string {
  return length < most ? words.left(most - length) : words.full(most)
}
