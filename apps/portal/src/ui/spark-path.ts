export const sparkWidth = 72
export const sparkHeight = 24

/** The line of a small chart; `null` is a gap. What is below zero or above the top is drawn at the edge. */
export const sparkPath = (values: readonly (number | null)[], max?: number): string => {
  const top = max !== undefined && max > 0 ? max : values.reduce<number>((most, value) => Math.max(most, value ?? 0), 1)
  return values
    .map((value, index) => {
      if (value === null) return ''
      const x = (index / Math.max(1, values.length - 1)) * sparkWidth
      const y = sparkHeight - (Math.min(Math.max(value, 0), top) / top) * sparkHeight
      return `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`
    })
    .join('')
}
