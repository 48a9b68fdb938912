import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { formatNumber } from '../../../format/number.ts'
import { formatRials, inShownCurrency, rialsParts } from '../../../format/rials.ts'
import { Button } from '../../../ui/Button.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { axisUnitOf, heightOf, moneyScale } from './money-scale.ts'
import { moneyChartText as text } from './money-chart.fa.ts'
import styles from './MoneyBars.module.css'

export interface MoneyBar {
  id: string
  /** At the axis; those of a long row stand under some bars only. */
  label: string
  /** In full: "24 Aban". */
  name: string
  /** One for each series. */
  amounts: readonly number[]
  kind?: 'past' | 'now' | 'forecast'
  /** The forecast of a bar that still grows, as a whole. */
  forecast?: number | undefined
}

interface MoneyBarsProps {
  title: string
  /** What a bar is made of, the largest first; one needs no legend. */
  series: readonly string[]
  /** Oldest first. */
  bars: readonly MoneyBar[]
  note?: ReactNode
  headEnd?: ReactNode
  /** Bars of what has been can be pressed: this one is. */
  pressed?: string | undefined
  onPress?: ((id: string) => void) | undefined
}

/** A forecast below what there is already says nothing. */
const forecastOf = (bar: MoneyBar): number | undefined =>
  bar.forecast !== undefined && bar.forecast > totalOf(bar) ? bar.forecast : undefined

const totalOf = ({ amounts }: MoneyBar): number => amounts.reduce((sum, amount) => sum + amount, 0)

/** The palette has no more. */
export const mostSeries = 6

/** Money by months or days: it runs as the text does, the newest at the left. */
export function MoneyBars({ title, series, bars, note, headEnd, pressed, onPress }: MoneyBarsProps) {
  const [isTable, setTable] = useState(false)
  // The bars of a month are too thin for a finger: there the table has the buttons.
  const isByFinger = useMedia('(pointer: coarse)')
  const largest = Math.max(0, ...bars.map((bar) => forecastOf(bar) ?? totalOf(bar)))
  const hasForecast = bars.some((bar) => bar.kind === 'forecast' || forecastOf(bar) !== undefined)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <h2>{title}</h2>
        {(series.length > 1 || hasForecast) && (
          <ul className={styles.legend}>
            {series.length > 1 &&
              series.map((label, index) => (
                <li key={label} style={colorOf(index)}>
                  {label}
                </li>
              ))}
            {hasForecast && <li data-forecast>{text.forecast}</li>}
          </ul>
        )}
        {headEnd}
      </figcaption>
      {isTable ? (
        <BarTable {...{ title, series, bars, pressed, onPress }} />
      ) : (
        <Bars {...{ title, series, bars, largest, pressed }} onPress={isByFinger ? undefined : onPress} />
      )}
      <div className={styles.foot}>
        <span>
          {text.unit(axisUnitOf(largest) > 1, rialsParts(0).unit)}
          {note && <> {note}</>}
        </span>
        <Button kind="quiet" size="sm" onPress={() => setTable(!isTable)}>
          {isTable ? text.asChart : text.asTable}
        </Button>
      </div>
    </figure>
  )
}

const colorOf = (index: number) => ({ '--c': `var(--chart-${(index % mostSeries) + 1})` }) as CSSProperties

const mostLabels = 12

const titleOf = (bar: MoneyBar): string => {
  const forecast = forecastOf(bar)
  const said = `${bar.name}: ${formatRials(totalOf(bar))}`
  return forecast === undefined ? said : text.withForecast(said, formatRials(forecast))
}

/** Something was spent: there is something behind it. */
const isPressable = (bar: MoneyBar): boolean => bar.kind !== 'forecast' && totalOf(bar) > 0

/** As the text runs: the next one is at the left. */
const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowLeft: 'nextElementSibling',
  ArrowRight: 'previousElementSibling',
}

const moveByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  let next = event.currentTarget[step]
  while (next && !(next instanceof HTMLButtonElement)) next = next[step]
  if (next) next.focus()
}

function Bars({
  title,
  series,
  bars,
  largest,
  pressed,
  onPress,
}: Pick<MoneyBarsProps, 'title' | 'series' | 'bars' | 'pressed' | 'onPress'> & { largest: number }) {
  const scale = moneyScale([largest])
  const unit = axisUnitOf(largest)
  const every = Math.ceil(bars.length / mostLabels)
  const now = bars.findIndex(({ kind }) => kind === 'now')
  // One stop of the Tab key for all of them; arrows go on from there.
  const stop = (bars.find(({ id }) => id === pressed) ?? bars.findLast(isPressable))?.id
  // "Today" is always said; its neighbours make room for it.
  const isLabelled = (index: number) =>
    index === now || (index % every === 0 && (now < 0 || Math.abs(index - now) >= every))
  return (
    <div className={styles.plot}>
      <div className={styles.values} aria-hidden>
        {scale.lines.map((value) => (
          <span key={value} style={{ insetBlockStart: `${heightOf(scale, value)}%` }}>
            {formatNumber(inShownCurrency(value) / unit, 2)}
          </span>
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing has no tag for its name */}
      <div className={styles.bars} data-bars role={onPress ? 'group' : 'img'} aria-label={text.of(title)}>
        {scale.lines.map((value) => (
          <i key={value} className={styles.line} style={{ insetBlockStart: `${heightOf(scale, value)}%` }} />
        ))}
        {bars.map((bar) => {
          const forecast = forecastOf(bar)
          const shared = {
            className: styles.bar,
            'data-kind': bar.kind,
            title: titleOf(bar),
          }
          const stack = (
            <>
              {bar.amounts.map((amount, index) => (
                <i
                  // oxlint-disable-next-line react/no-array-index-key -- a series is its place in the list
                  key={index}
                  style={{ ...colorOf(index), blockSize: `${(amount / scale.top) * 100}%` }}
                  data-many={series.length > 1 || undefined}
                />
              ))}
              {forecast !== undefined && <u style={{ blockSize: `${(forecast / scale.top) * 100}%` }} />}
            </>
          )
          if (!onPress || !isPressable(bar)) {
            return (
              <span key={bar.id} {...shared}>
                {stack}
              </span>
            )
          }
          return (
            <button
              key={bar.id}
              type="button"
              {...shared}
              aria-label={shared.title}
              aria-pressed={bar.id === pressed}
              data-dimmed={(pressed !== undefined && bar.id !== pressed) || undefined}
              tabIndex={bar.id === stop ? 0 : -1}
              onClick={() => onPress(bar.id)}
              onKeyDown={moveByArrow}
            >
              {stack}
            </button>
          )
        })}
      </div>
      <div className={styles.times} aria-hidden>
        {bars.map((bar, index) => (
          <span key={bar.id} data-now={bar.kind === 'now' || undefined}>
            {isLabelled(index) && <b>{bar.label}</b>}
          </span>
        ))}
      </div>
    </div>
  )
}

function BarTable({
  title,
  series,
  bars,
  pressed,
  onPress,
}: Pick<MoneyBarsProps, 'title' | 'series' | 'bars' | 'pressed' | 'onPress'>) {
  const isMany = series.length > 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.time}</th>
            {isMany &&
              series.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            <th scope="col">{text.total}</th>
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map((bar) => (
            <tr key={bar.id}>
              <th scope="row">
                {onPress && isPressable(bar) ? (
                  <button
                    type="button"
                    className={styles.day}
                    aria-pressed={bar.id === pressed}
                    onClick={() => onPress(bar.id)}
                  >
                    {bar.name}
                  </button>
                ) : (
                  bar.name
                )}
                {bar.kind === 'forecast' && ` (${text.forecast})`}
              </th>
              {isMany &&
                bar.amounts.map((amount, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a series is its place in the list
                  <td key={index}>
                    <Money rials={amount} />
                  </td>
                ))}
              <td>
                <Money rials={totalOf(bar)} />
                {forecastOf(bar) !== undefined && (
                  <>
                    {' '}
                    ({text.forecast}: <Money rials={forecastOf(bar)} />)
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
