import type { ReachAnswer, ReachStep } from '@sarv/client/vm.generated'
import { firewallText } from './host-firewall.fa.ts'
import styles from './ReachPath.module.css'

const text = firewallText.reach
/** Between two points; the picture is drawn from the start of the line, which is on the right here. */
const gap = 64
const middle = 26

const checkMark = 'M-6 0 L-2 5 L7 -5'
const cross = 'M-5 -5 L5 5 M5 -5 L-5 5'

/** The way of a packet from gate to gate; it ends at the first one that is closed. The sentences below say the same. */
export function ReachPath({ answer }: { answer: ReachAnswer }) {
  const { steps } = answer
  const width = gap * (steps.length + 2)
  const xOf = (point: number) => width - gap / 2 - point * gap
  const firstClosed = steps.findIndex(({ isOpen }) => !isOpen)
  /** The last point that is reached: a closed gate itself, or the other end. */
  const reached = firstClosed === -1 ? steps.length + 1 : firstClosed + 1
  return (
    <svg className={styles.path} viewBox={`0 0 ${width} 72`} aria-hidden>
      {steps.concat(steps.slice(0, 1)).map((_step, point) => (
        <line
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one line, in their order
          key={point}
          className={styles.way}
          data-reached={point < reached || undefined}
          x1={xOf(point)}
          x2={xOf(point + 1)}
          y1={middle}
          y2={middle}
        />
      ))}
      <End x={xOf(0)} label={text.source} isReached />
      {steps.map((step, index) => (
        <Gate key={`${step.gate} ${step.vmHostId}`} step={step} x={xOf(index + 1)} isReached={index + 1 <= reached} />
      ))}
      <End x={xOf(steps.length + 1)} label={text.target} isReached={answer.isReachable} />
    </svg>
  )
}

function End({ x, label, isReached }: { x: number; label: string; isReached: boolean }) {
  return (
    <g transform={`translate(${x} ${middle})`} className={styles.end} data-reached={isReached || undefined}>
      <circle r="7" />
      <text y="38">{label}</text>
    </g>
  )
}

function Gate({ step, x, isReached }: { step: ReachStep; x: number; isReached: boolean }) {
  return (
    <g
      transform={`translate(${x} ${middle})`}
      className={styles.gate}
      data-open={step.isOpen || undefined}
      data-reached={isReached || undefined}
    >
      <circle r="16" />
      <path d={step.isOpen ? checkMark : cross} />
      <text y="38">{text.gates[step.gate]}</text>
    </g>
  )
}
