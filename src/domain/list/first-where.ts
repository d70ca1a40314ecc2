/** The first of so many places from which on something holds; their number if it holds of none. By halving. */
export function firstWhere(size: number, holds: (place: number) => boolean): number {
  let low = 0
  let high = size
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}
