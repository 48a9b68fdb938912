const hasPersian = /[\u0590-\u08FF]/

export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text

interface LabelProps {
  children: string
  /** Its right end. */
  x: number
  y: number
  className?: string | undefined
  /** As many Latin letters as there is room for. */
  longest?: number
}

/** Persian letters are narrower. */
const persianShare = 1.15

/** A line of text that ends at the right of its place, whatever its direction. */
export function Label({ children, x, y, className, longest = 40 }: LabelProps) {
  const isPersian = hasPersian.test(children)
  return (
    <text
      x={x}
      y={y}
      className={className}
      direction={isPersian ? 'rtl' : 'ltr'}
      textAnchor={isPersian ? 'start' : 'end'}
    >
      {shortened(children, isPersian ? Math.round(longest * persianShare) : longest)}
    </text>
  )
}
