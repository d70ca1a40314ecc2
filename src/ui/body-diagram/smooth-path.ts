type Point = readonly [x: number, y: number]

/** A closed outline: points such as `12,40 30,44* 28,60` on a curve. A star makes a sharp corner. */
export type Outline = string

/** The center of the drawn body; `mirrored` draws its other half. In units of the drawing. */
export type Placement = { readonly middle: number; readonly mirrored: boolean }

/** A smooth SVG path through the points: a Catmull-Rom spline as cubic Bézier curves. */
export function smoothPath(outline: Outline, placement: Placement): string {
  return pathThrough(pointsOf(outline, placement))
}

/** Both halves as one path: the mirror image leads from the last point back to the first. */
export function wholePath(half: Outline, middle: number): string {
  const back = pointsOf(half, { middle, mirrored: true }).toReversed()
  return pathThrough([...pointsOf(half, { middle, mirrored: false }), ...back])
}

/** The outline and its mirror image with straight edges: far shorter, and the same to the eye at the size of a thumb. */
export function straightPath(outline: Outline): string {
  return [false, true].map((mirrored) => polygonThrough(pointsOf(outline, { middle: 0, mirrored }))).join('')
}

/** As `wholePath`, with straight edges. */
export function straightWholePath(half: Outline): string {
  const back = pointsOf(half, { middle: 0, mirrored: true }).toReversed()
  return polygonThrough([...pointsOf(half, { middle: 0, mirrored: false }), ...back])
}

/** A sharp point is duplicated, so that each side bends separately. */
function pointsOf(outline: Outline, { middle, mirrored }: Placement): readonly Point[] {
  return outline.split(' ').flatMap((word) => {
    const [x = 0, y = 0] = word.replace('*', '').split(',').map(Number)
    const point: Point = [mirrored ? middle - x : middle + x, y]
    return word.endsWith('*') ? [point, point] : [point]
  })
}

function pathThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0]
  const curves = points.map((from, index) => {
    const to = at(index + 1)
    // Between the two of a sharp point.
    if (from === to) return ''
    const before = at(index - 1)
    const after = at(index + 2)
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${text(leave)} ${text(arrive)} ${text(to)}`
  })
  return `M${text(at(0))}${curves.join('')}Z`
}

function polygonThrough(points: readonly Point[]): string {
  const distinct = points.filter((point, index) => point !== points[index - 1])
  return `M${distinct.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')}Z`
}

function text([x, y]: Point): string {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`
}
