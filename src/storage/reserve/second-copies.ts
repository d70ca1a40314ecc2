import { isRecord } from '#domain/is-record.ts'

export type CopyPlace = { readonly account: string; readonly id: string }

/** All second copies of this device, as one text: by account, then by document. */
type Copies = Readonly<Record<string, Readonly<Record<string, unknown>>>>

export function copyIn(text: string | null, { account, id }: CopyPlace): unknown {
  return parse(text)[account]?.[id]
}

/** `undefined` removes the copy. */
export function withCopy(text: string | null, { account, id }: CopyPlace, copy: unknown): string {
  const { [account]: own = {}, ...others } = parse(text)
  const { [id]: _earlier, ...rest } = own
  const kept = copy === undefined ? rest : { ...rest, [id]: copy }
  return JSON.stringify(Object.keys(kept).length === 0 ? others : { ...others, [account]: kept })
}

export function withoutAccount(text: string | null, account: string): string {
  const { [account]: _own, ...others } = parse(text)
  return JSON.stringify(others)
}

export function hasCopies(text: string | null, account: string): boolean {
  return parse(text)[account] !== undefined
}

/** Any other content holds no copies. */
function parse(text: string | null): Copies {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    if (!isRecord(value)) return {}
    return Object.fromEntries(Object.entries(value).filter(([, own]) => isRecord(own))) as Copies
  } catch {
    return {}
  }
}
