/** `text` has digits and at most one point, in any language; the first digit replaces a fresh entry. */
export type KeypadEntry = { readonly text: string; readonly isFresh: boolean }

/** The accepted input of a field. A clock field reads digits as hours, minutes and seconds: 130 is 1:30. */
export type EntryRule = {
  readonly as: 'number' | 'clock'
  readonly decimals: number
  readonly max: number
}

export type EntryKey =
  | { readonly type: 'digit'; readonly digit: number }
  | { readonly type: 'decimal' }
  | { readonly type: 'backspace' }
  | { readonly type: 'clear' }
  | { readonly type: 'step'; readonly by: number; readonly from: number | null }

export function entryOf(value: number | null, rule: EntryRule): KeypadEntry {
  return { text: value === null ? '' : textOf(value, rule), isFresh: true }
}

/** The entry after a key. A key that would exceed the field's limits changes nothing. */
export function pressKey(entry: KeypadEntry, key: EntryKey, rule: EntryRule): KeypadEntry {
  const next = follow(entry, key, rule)
  return isWithin(next.text, rule) ? next : entry
}

/** The typed number, or null. Always finite and within the rule. */
export function numberIn(entry: KeypadEntry, rule: EntryRule): number | null {
  if (entry.text === '' || entry.text === '.') return null
  return rule.as === 'clock' ? secondsOf(entry.text) : Number(entry.text)
}

function follow(entry: KeypadEntry, key: EntryKey, rule: EntryRule): KeypadEntry {
  switch (key.type) {
    case 'digit':
      return typed((entry.isFresh ? '' : entry.text) + key.digit)
    case 'decimal': {
      if (rule.as === 'clock' || rule.decimals === 0) return entry
      const start = entry.isFresh ? '' : entry.text
      return start.includes('.') ? entry : typed(`${start || '0'}.`)
    }
    case 'backspace':
      return { text: entry.text.slice(0, -1), isFresh: false }
    case 'clear':
      return { text: '', isFresh: false }
    case 'step': {
      const stepped = round((numberIn(entry, rule) ?? key.from ?? 0) + key.by, rule)
      return entryOf(Math.min(rule.max, Math.max(0, stepped)), rule)
    }
  }
}

function typed(text: string): KeypadEntry {
  return { text: text.replace(/^0+(?=\d)/, ''), isFresh: false }
}

function isWithin(text: string, rule: EntryRule): boolean {
  const decimals = text.split('.')[1]?.length ?? 0
  if (decimals > rule.decimals) return false
  return (numberIn({ text, isFresh: false }, rule) ?? 0) <= rule.max
}

function textOf(value: number, rule: EntryRule): string {
  if (rule.as === 'number') return String(round(value, rule))
  const seconds = Math.round(value)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return String(Number(parts.map((part) => String(part).padStart(2, '0')).join('')))
}

function secondsOf(digits: string): number {
  const padded = digits.padStart(5, '0')
  return Number(padded.slice(0, -4)) * 3600 + Number(padded.slice(-4, -2)) * 60 + Number(padded.slice(-2))
}

function round(value: number, rule: EntryRule): number {
  const scale = 10 ** rule.decimals
  return Math.round(value * scale) / scale
}
