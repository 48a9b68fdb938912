import { useEffect, useRef } from 'react'
import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { formatDayAndMonth, formatTime } from '../format/dates.ts'
import { chartSplits, markLabels } from './chart-scale.ts'
import styles from './ChartPlot.module.css'
import { uiText } from './ui.fa.ts'
import { useThemeVersion } from './use-theme-version.ts'

export interface HoveredSample {
  index: number
  /** From the start of the drawing's line, and the whole of it. */
  atPx: number
  widthPx: number
}

export interface ChartPlotProps {
  /** The wire's wall clock laid on UTC. */
  seconds: readonly number[]
  series: readonly { values: readonly (number | null)[]; color: number }[]
  top: number
  heightPx: number
  formatTick: (value: number) => string
  marks: readonly number[]
  /** The sample under the pointer, and where its line stands. */
  onHover: (hovered: HoveredSample | undefined) => void
}

/** The drawing itself. Made anew when its shape or the colours change: a canvas cannot follow CSS. */
export function ChartPlot(props: ChartPlotProps) {
  const themeVersion = useThemeVersion()
  const hasMarks = props.marks.length > 0
  const shape = `${props.series.length} ${props.top} ${props.heightPx} ${hasMarks} ${themeVersion}`
  return <Drawing key={shape} {...props} />
}

function Drawing(props: ChartPlotProps) {
  const holder = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  const plot = useRef<uPlot>(undefined)

  useEffect(() => {
    latest.current = props
    plot.current?.setData(toData(props))
  })

  useEffect(() => {
    const element = holder.current
    if (!element) return undefined
    const made = new uPlot(optionsFor(latest, element), toData(latest.current), element)
    plot.current = made
    const resize = new ResizeObserver(() =>
      made.setSize({ width: element.clientWidth, height: latest.current.heightPx }),
    )
    resize.observe(element)
    // Axis labels are drawn once; with the font still on its way they would stay in another one.
    void document.fonts.ready.then(() => plot.current === made && made.redraw(false, true))
    return () => {
      resize.disconnect()
      made.destroy()
      plot.current = undefined
    }
  }, [])

  return <div ref={holder} className={styles.plot} dir="ltr" />
}

const toData = ({ seconds, series }: ChartPlotProps): uPlot.AlignedData => [
  [...seconds],
  ...series.map(({ values }) => [...values]),
]

const daySeconds = 86_400

/** Over more than a day a midnight is called by its day; what lies between two of them has the clock. */
const formatClock = (seconds: number, spanSeconds: number): string => {
  const wire = new Date(seconds * 1000).toISOString().slice(0, 19)
  const isDay = spanSeconds > daySeconds && seconds % daySeconds === 0
  return isDay ? formatDayAndMonth(wire) : formatTime(wire)
}

function optionsFor(latest: { current: ChartPlotProps }, element: HTMLElement): uPlot.Options {
  const { series, top, heightPx, marks } = latest.current
  const color = colorsOf(element)
  const { fontFamily } = getComputedStyle(element)
  const axis = {
    stroke: color('text-quiet'),
    font: `11px ${fontFamily}`,
    ticks: { show: false },
  }
  const markStyle = { line: color('line-control'), text: color('text-quiet'), fontFamily }
  return {
    width: element.clientWidth,
    height: heightPx,
    // Half of the first label stands before the line, and above it the numbers of marks.
    padding: [marks.length > 0 ? 20 : 8, 0, 0, 20],
    legend: { show: false },
    // The wire has no zone: its clock is drawn as it is.
    tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
    scales: {
      x: { range: (_, first, last) => (isOne(latest.current) ? [first - 300, first] : [first, last]) },
      y: { range: [0, top] },
    },
    cursor: { y: false, drag: { x: false, y: false, setScale: false }, points: { size: 7 } },
    axes: [
      {
        ...axis,
        size: 24,
        gap: 6,
        space: 72,
        grid: { show: false },
        values: (_, splits) => {
          const { seconds } = latest.current
          const span = (seconds.at(-1) ?? 0) - (seconds[0] ?? 0)
          return splits.map((split) => formatClock(split, span))
        },
      },
      {
        ...axis,
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- the enum for "right" is in uPlot's types alone
        side: 1,
        size: 44,
        gap: 8,
        grid: { stroke: color('line'), width: 1 },
        splits: () => chartSplits(top),
        values: (_, splits) => splits.map((split) => latest.current.formatTick(split)),
      },
    ],
    series: [
      {},
      ...series.map(({ color: number }, index) => ({
        stroke: color(`chart-${number}`),
        width: 1.75,
        points: { show: () => isOne(latest.current), size: 5 },
        ...(index === 0 ? { fill: translucent(color(`chart-${number}`)) } : { dash: [5, 4] }),
      })),
    ],
    hooks: {
      setCursor: [(plot) => latest.current.onHover(hoveredSample(plot))],
      draw: [(plot) => drawMarks(plot, latest.current.marks, markStyle)],
    },
  }
}

/** One sample is a dot at the end of a few minutes: left to itself it would begin a whole day, and a line needs two. */
const isOne = ({ seconds }: ChartPlotProps): boolean => seconds.length === 1

const hoveredSample = (plot: uPlot): HoveredSample | undefined => {
  const { idx: index, left = -1 } = plot.cursor
  const seconds = typeof index === 'number' ? plot.data[0][index] : undefined
  if (typeof index !== 'number' || seconds === undefined || left < 0) return undefined
  return { index, atPx: plot.valToPos(seconds, 'x'), widthPx: plot.over.clientWidth }
}

/** A token as a canvas understands it: the token itself may be `light-dark(...)`, the computed colour never is. */
const colorsOf = (element: HTMLElement) => (token: string) => {
  element.style.color = `var(--${token})`
  const { color } = getComputedStyle(element)
  element.style.color = ''
  return color
}

const translucent = (rgb: string): string => rgb.replace('rgb(', 'rgba(').replace(')', ', 0.09)')

interface MarkStyle {
  line: string
  text: string
  fontFamily: string
}

/** As wide as the numbers of two lines side by side. */
const markRoomPx = 22

/** Dashed lines from the bottom to the top, with their numbers above. */
function drawMarks(plot: uPlot, marks: readonly number[], style: MarkStyle) {
  const { ctx, bbox } = plot
  const ratio = devicePixelRatio
  const places = marks.map((mark) => Math.round(plot.valToPos(mark, 'x', true)))
  ctx.save()
  ctx.strokeStyle = style.line
  ctx.lineWidth = ratio
  ctx.setLineDash([3 * ratio, 3 * ratio])
  for (const x of places) {
    ctx.beginPath()
    ctx.moveTo(x, bbox.top)
    ctx.lineTo(x, bbox.top + bbox.height)
    ctx.stroke()
  }
  ctx.fillStyle = style.text
  ctx.font = `${11 * ratio}px ${style.fontFamily}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'bottom'
  for (const { atPx, first, last } of markLabels(places, markRoomPx * ratio)) {
    ctx.fillText(uiText.chart.marks(first, last), atPx, bbox.top - 2 * ratio)
  }
  ctx.restore()
}
