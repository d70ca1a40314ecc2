import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { classNames } from '../class-names.ts'
import styles from './chart.module.css'
import { type AlignedLines, lastPoint, pointByKey } from './chart-data.ts'
import { keyOf } from './chart-key.ts'
import type { ChartLine, Look } from './chart-line.ts'
import type { LineEnd } from './plot-drawing.ts'
import { plotOptions } from './plot-options.ts'

type PlotProps = {
  readonly title: string
  readonly lines: readonly ChartLine[]
  readonly aligned: AlignedLines
  readonly locale: string
  readonly timeZone: string
  readonly axisFormat: (value: number) => string
  readonly unit: string | undefined
  readonly isTurned: boolean
  readonly goal: number | undefined
  readonly isSmall: boolean
  /** Undefined without a selected point. */
  readonly onChoose: (index: number | undefined) => void
}

/** The crosshair's position, in CSS pixels of the plot. */
type Crosshair = { readonly index: number; readonly left: number; readonly isRight: boolean }

/** Lines and bars over time on a canvas, with a crosshair moved by pointer, touch or arrow keys. */
export default function Plot(props: PlotProps) {
  const { title, lines, aligned, locale, timeZone, axisFormat, unit, isTurned, goal, isSmall, onChoose } = props
  const frame = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot>(null)
  const [crosshair, setCrosshair] = useState<Crosshair>()
  const chosen = Math.min(crosshair?.index ?? aligned.at.length - 1, aligned.at.length - 1)

  const follow = useEffectEvent((drawn: uPlot) => {
    const { idx, left = -1 } = drawn.cursor
    if (idx === null || idx === undefined || left < 0) return setCrosshair(undefined)
    setCrosshair({ index: idx, left: left + drawn.over.offsetLeft, isRight: left > drawn.over.clientWidth / 2 })
    onChoose(idx)
  })
  const format = useEffectEvent((value: number) => axisFormat(value))
  const goalNow = useEffectEvent(() => goal)
  const endNow = useEffectEvent(() => endOf(lines, aligned))

  const looks = lines.map(({ look }) => look)
  const joined = looks.join(' ')
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const drawn = new uPlot(
      plotOptions({
        // Joined above.
        looks: joined.split(' ') as Look[],
        locale,
        timeZone,
        width: element.clientWidth,
        height: element.clientHeight,
        isSmall,
        axisFormat: (value) => format(value),
        unit,
        isTurned,
        goal: () => goalNow(),
        end: () => endNow(),
        onCursor: (moved) => follow(moved),
      }),
      undefined,
      element,
    )
    plot.current = drawn
    const stopFollowing = followFingers(drawn)
    const resize = new ResizeObserver(() => drawn.setSize({ width: element.clientWidth, height: element.clientHeight }))
    resize.observe(element)
    // Colors are read when drawing.
    const theme = new MutationObserver(() => drawn.redraw(false, true))
    theme.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      stopFollowing()
      resize.disconnect()
      theme.disconnect()
      drawn.destroy()
      plot.current = null
    }
  }, [joined, locale, timeZone, unit, isTurned, isSmall])

  useEffect(() => {
    // A change of styles invalidates what is drawn: the effect above may have recreated the plot.
    void joined
    void locale
    void timeZone
    void unit
    void isTurned
    void goal
    plot.current?.setData([[...aligned.at], ...aligned.columns.map((column) => [...column])])
  }, [aligned, joined, locale, timeZone, unit, isTurned, goal])

  const goTo = (index: number) => {
    const drawn = plot.current
    if (!drawn) return
    const value = aligned.columns.map((column) => column[index]).find((known) => typeof known === 'number') ?? 0
    drawn.setCursor({ left: drawn.valToPos(aligned.at[index] ?? 0, 'x'), top: drawn.valToPos(value, 'y') })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = pointByKey(event.key, chosen, aligned.at.length)
    if (next === undefined) return
    event.preventDefault()
    goTo(next)
  }
  const days = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }), [locale, timeZone])
  const day = days.format(aligned.at[chosen] ?? 0)
  const said = saidAt(lines, aligned, chosen)
  return (
    // A slider over points: supported by screen readers, and controlled by arrow keys.
    <div
      role="slider"
      tabIndex={0}
      className={styles.plot}
      aria-label={title}
      aria-orientation="horizontal"
      aria-valuemin={1}
      aria-valuemax={aligned.at.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={`${day}: ${said.map(({ name, text }) => `${name} ${text}`).join(', ')}`}
      onKeyDown={onKeyDown}
      onFocus={() => goTo(chosen)}
      onBlur={() => plot.current?.setCursor({ left: -10, top: -10 })}
    >
      <div ref={frame} className={styles.canvas} />
      {crosshair && (
        <div
          className={classNames(styles.tooltip, crosshair.isRight && styles.atLeft)}
          style={{ insetInlineStart: crosshair.left }}
          aria-hidden
        >
          <span>{day}</span>
          {said.map(({ name, text, line }) => (
            <span key={name} className={classNames(styles.said, styles[keyOf(looks, line)])}>
              {lines.length > 1 && `${name} `}
              <strong>{text}</strong>
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

function saidAt(lines: readonly ChartLine[], { columns }: AlignedLines, index: number) {
  return lines.flatMap(({ name, look, format }, line) => {
    const value = columns[line]?.[index]
    return value === null || value === undefined ? [] : [{ name, look, line, text: format(value) }]
  })
}

/** Of the first line. None over bars: beside the last, whose week goes on, it would be read as that bar's value. */
function endOf(lines: readonly ChartLine[], aligned: AlignedLines): LineEnd | undefined {
  if (lines.some(({ look }) => look === 'bars')) return undefined
  const line = lines.findIndex(({ look }) => look === 'line')
  const last = lastPoint(aligned, line)
  const text = last && lines[line]?.format(last.value)
  return last && text !== undefined ? { ...last, text } : undefined
}

/** The library only follows a mouse; this makes touches move the crosshair. Returns a function that stops it. */
function followFingers(drawn: uPlot): () => void {
  const move = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    const box = drawn.over.getBoundingClientRect()
    drawn.setCursor({ left: event.clientX - box.left, top: event.clientY - box.top })
  }
  drawn.over.addEventListener('pointerdown', move)
  drawn.over.addEventListener('pointermove', move)
  return () => {
    drawn.over.removeEventListener('pointerdown', move)
    drawn.over.removeEventListener('pointermove', move)
  }
}
