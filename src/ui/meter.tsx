/** A bar beside the words that say the same, so it is not read aloud. */
export function Meter({ value, max }: { readonly value: number; readonly max: number }) {
  return <meter className="meter" min={0} max={max} value={value} aria-hidden />
}
