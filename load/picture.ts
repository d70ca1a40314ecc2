export type Point = { readonly seconds: number; readonly value: number }

export type Line = { readonly name: string; readonly points: readonly Point[] }

export type Panel = { readonly title: string; readonly unit: string; readonly lines: readonly Line[] }

/** One answered push. */
export type Answer = { readonly seconds: number; readonly ms: number }

const WIDTH = 760
const PANEL_HEIGHT = 190
const LEFT = 70
const RIGHT = 110
const TOP = 56
const GAP = 52
const BOTTOM = 48
const TICKS = 4
// Told apart in grey, too; the dashes tell them apart without any color.
const STROKES = [
  { color: '#1d4f91', dash: '' },
  { color: '#b3470b', dash: '6 3' },
  { color: '#4b7a1e', dash: '2 3' },
] as const
const INK = '#333'
const GRID = '#ddd'

/** Panels over the same time, one below the other, as a picture that stands by itself. */
export function drawPanels(title: string, seconds: number, panels: readonly Panel[]): string {
  const height = TOP + panels.length * PANEL_HEIGHT + (panels.length - 1) * GAP + BOTTOM
  const x = (at: number) => LEFT + (at / seconds) * (WIDTH - LEFT - RIGHT)
  const times = ticksTo(seconds, 10).filter((tick) => tick <= seconds)
  const bottom = height - BOTTOM
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12" fill="${INK}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<text x="${LEFT}" y="20" font-size="14">${escaped(title)}</text>`,
    ...panels.flatMap((panel, index) => drawPanel(panel, TOP + index * (PANEL_HEIGHT + GAP), x)),
    ...times.map((tick) => `<text x="${rounded(x(tick))}" y="${bottom + 18}" text-anchor="middle">${tick}</text>`),
    `<text x="${rounded((LEFT + WIDTH - RIGHT) / 2)}" y="${bottom + 38}" text-anchor="middle">time, s</text>`,
    '</svg>\n',
  ].join('\n')
}

function drawPanel({ title, unit, lines }: Panel, top: number, x: (seconds: number) => number): readonly string[] {
  const ticks = ticksTo(Math.max(0, ...lines.flatMap(({ points }) => points.map(({ value }) => value))), TICKS)
  const highest = ticks.at(-1) ?? 1
  const y = (value: number) => top + PANEL_HEIGHT - (value / highest) * PANEL_HEIGHT
  const right = WIDTH - RIGHT
  const drawn = lines.filter(({ points }) => points.length > 0)
  const names = apart(drawn.map(({ points }) => y(points.at(-1)?.value ?? 0)))
  return [
    `<text x="${LEFT}" y="${top - 10}" font-weight="bold">${escaped(title)}, ${escaped(unit)}</text>`,
    ...ticks.flatMap((tick) => [
      `<line x1="${LEFT}" x2="${right}" y1="${rounded(y(tick))}" y2="${rounded(y(tick))}" stroke="${GRID}"/>`,
      `<text x="${LEFT - 8}" y="${rounded(y(tick) + 4)}" text-anchor="end">${tick.toLocaleString('en-US')}</text>`,
    ]),
    ...drawn.flatMap(({ name, points }, index) => {
      const { color, dash } = STROKES[index % STROKES.length] ?? STROKES[0]
      const path = points.map(({ seconds, value }) => `${rounded(x(seconds))},${rounded(y(value))}`).join(' ')
      return [
        `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="1.5"${dash && ` stroke-dasharray="${dash}"`}/>`,
        `<text x="${right + 8}" y="${rounded((names[index] ?? 0) + 4)}" fill="${color}">${escaped(name)}</text>`,
      ]
    }),
  ]
}

/** The share of the fastest answers is below each value, by equal parts of the time; parts without an answer are left out. */
export function percentileOverTime(
  answers: readonly Answer[],
  seconds: number,
  parts: number,
  share: number,
): readonly Point[] {
  const width = seconds / parts
  const byPart = Map.groupBy(answers, ({ seconds: at }) => Math.min(parts - 1, Math.floor(at / width)))
  return [...byPart]
    .toSorted(([one], [other]) => one - other)
    .map(([part, inPart]) => {
      const sorted = inPart.map(({ ms }) => ms).toSorted((one, other) => one - other)
      return { seconds: (part + 0.5) * width, value: sorted[Math.floor(sorted.length * share)] ?? 0 }
    })
}

/** From zero in round steps, the last at or above the value. */
function ticksTo(value: number, atMost: number): readonly number[] {
  const rough = Math.max(value, 1) / atMost
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power
  const count = Math.ceil(Math.max(value, 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => rounded(index * step))
}

/** Heights of labels, moved down where one would cover the one above. */
function apart(heights: readonly number[]): readonly number[] {
  const places = [...heights]
  let above = Number.NEGATIVE_INFINITY
  for (const index of [...heights.keys()].toSorted((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))) {
    above = Math.max(heights[index] ?? 0, above + 14)
    places[index] = above
  }
  return places
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
