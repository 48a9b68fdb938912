import {
  CircleCheck,
  CircleMinus,
  CircleX,
  Cloud,
  Globe,
  GlobeOff,
  LoaderCircle,
  Network,
  Scale,
  Server,
  ServerOff,
  type LucideIcon,
} from 'lucide-react'

const symbols = {
  server: Server,
  missing: ServerOff,
  network: Network,
  router: Cloud,
  address: Globe,
  noWay: GlobeOff,
  balancer: Scale,
  ok: CircleCheck,
  working: LoaderCircle,
  off: CircleMinus,
  failed: CircleX,
} satisfies Record<string, LucideIcon>

export type SymbolName = keyof typeof symbols

const idOf = (name: SymbolName): string => `topology-${name}`

/** Each icon once: two hundred servers only point at it. */
export function TopologySymbols() {
  return (
    <defs>
      {Object.entries(symbols).map(([name, Icon]) => (
        <symbol key={name} id={idOf(name as SymbolName)} viewBox="0 0 24 24">
          <Icon width={24} height={24} strokeWidth={1.75} />
        </symbol>
      ))}
    </defs>
  )
}

interface SymbolProps {
  name: SymbolName
  x: number
  y: number
  size?: number
  className?: string | undefined
}

export function Symbol({ name, x, y, size = 16, className }: SymbolProps) {
  return <use href={`#${idOf(name)}`} x={x} y={y} width={size} height={size} className={className} />
}
