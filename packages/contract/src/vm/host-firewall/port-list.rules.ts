import { firewallProtocol } from '../../enums.ts'
import { portRange } from '../../field-rules.ts'
import { normalizeText } from '../../normalize.ts'

/** The other protocols know no ports: both are 0 there. */
export const hasPorts = (protocolId: number): boolean =>
  protocolId === firewallProtocol.id.tcp || protocolId === firewallProtocol.id.udp

export interface PortSpan {
  minPort: number
  maxPort: number
}

/** What is wrong with a list of ports: keys of the form's sentences; `piece` is the part that was not understood. */
export interface PortListProblem {
  problem: 'empty' | 'port' | 'order'
  piece: string
}

const isPort = (port: number): boolean => port >= portRange.min && port <= portRange.max

const spanOf = (piece: string): PortSpan | PortListProblem => {
  const [, first, last = first] = /^(\d{1,5})(?: ?[-–] ?(\d{1,5}))?$/.exec(piece) ?? []
  const [minPort, maxPort] = [Number(first), Number(last)]
  // A piece that does not match gives NaN, which is no port either.
  if (!isPort(minPort) || !isPort(maxPort)) return { problem: 'port', piece }
  return minPort > maxPort ? { problem: 'order', piece } : { minPort, maxPort }
}

export const isPortProblem = (parsed: readonly PortSpan[] | PortListProblem): parsed is PortListProblem =>
  'problem' in parsed

/** Several ports in one go, as people write them: `22, 80, 443, 8000-8100`. The same one twice counts once. */
export const parsePortList = (text: string): PortSpan[] | PortListProblem => {
  const pieces = normalizeText(text)
    .split(/ ?[,;\u060c\u061b] ?/)
    .filter((piece) => piece !== '')
  if (pieces.length === 0) return { problem: 'empty', piece: '' }
  const spans = new Map<string, PortSpan>()
  for (const piece of pieces) {
    const span = spanOf(piece)
    if ('problem' in span) return span
    spans.set(formatPorts(span), span)
  }
  return [...spans.values()]
}

/** `22`, or `8000-8100`. */
export const formatPorts = ({ minPort, maxPort }: PortSpan): string =>
  minPort === maxPort ? String(minPort) : `${minPort}-${maxPort}`
