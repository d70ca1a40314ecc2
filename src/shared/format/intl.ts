/** Caches formatters by language and options: creating one takes longer than rendering the row that needs it. */
function kept<Options, Format>(
  make: (locale: string, options?: Options) => Format,
): (locale: string, options?: Options) => Format {
  const formats = new Map<string, Format>()
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`
    const format = formats.get(key) ?? make(locale, options)
    formats.set(key, format)
    return format
  }
}

export const numberFormat = kept((locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options))

type DateParts = Intl.DateTimeFormatOptions & {
  /** Always named: the device may be elsewhere than the person wants to be told of. */
  readonly timeZone: string
}

const keptDateFormat = kept((locale, parts?: DateParts) => {
  try {
    return new Intl.DateTimeFormat(locale, parts)
  } catch {
    return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  }
})

/** In UTC for a zone unknown to this machine, which a merge may bring. */
export function dateFormat(locale: string, parts: DateParts): Intl.DateTimeFormat {
  return keptDateFormat(locale, parts)
}

export const relativeFormat = kept(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
)

export const listFormat = kept((locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
