/** The texts that may stand for one figure: a value halfway between two may be rounded to either. */
export type Texts = readonly string[]

/** Sums of decimals in another order differ by about this share. */
const NOISE = 1e-9

export function numberTexts(value: number, locale: string, decimals = 0): Texts {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })
  return textsOf(value, format)
}

/** `1005.5`, as in a field: without thousands separators. */
export function typedTexts(value: number, locale: string): Texts {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false })
  return textsOf(value, format)
}

/** `+2.5`, `−2.5`, to a tenth; 0 has no sign. */
export function changeTexts(value: number, locale: string): Texts {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return textsOf(value, (of) => format(of).replace('-', '\u2212'))
}

/** `67%`, in Spanish `67 %`, of a share. */
export function percentTexts(share: number, locale: string): Texts {
  const { format } = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  return textsOf(share, format)
}

/**
 * A load: quarters as they are, as plates come in these; anything else to a tenth; whole from a thousand on. `unit` is
 * the word of the unit.
 */
export function loadTexts(value: number, unit: string, locale: string): Texts {
  return withUnit(
    nearby(value).flatMap((of) => numberTexts(of, locale, decimalsOfLoad(of))),
    unit,
  )
}

function decimalsOfLoad(value: number): number {
  if (Math.abs(value) >= 1_000) return 0
  return Math.abs(value * 4 - Math.round(value * 4)) < 0.004 ? 2 : 1
}

export function withUnit(texts: Texts, unit: string): Texts {
  return unique(texts.map((text) => `${text} ${unit}`))
}

/** `1:30`, from an hour on `1:02:03`. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

function textsOf(value: number, format: (value: number) => string): Texts {
  return unique(nearby(value).map(format))
}

function nearby(value: number): readonly number[] {
  return [value, value * (1 - NOISE), value * (1 + NOISE)]
}

function unique(texts: Texts): Texts {
  return [...new Set(texts.map(plain))]
}

/** Blanks of every width as one: which of them keeps a line together is no figure. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
