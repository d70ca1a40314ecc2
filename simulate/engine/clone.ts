const realClone = globalThis.structuredClone

/** As `structuredClone`, and several times quicker for what documents are made of. */
export function cloneData<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(cloneData) as Value
  if (Object.getPrototypeOf(value) !== Object.prototype) return realClone(value)
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[key]
    // Assigned, a field of this name would change the copy instead of becoming a part of it.
    if (key === '__proto__') return realClone(value)
    if (typeof item === 'function' || typeof item === 'symbol')
      throw new DOMException('cannot be cloned', 'DataCloneError')
    copy[key] = cloneData(item)
  }
  return copy as Value
}
