interface Steps {
  minValue: number
  step: number
}

/** The highest step that a quota still allows; never below the lowest one, where the slider stands when nothing fits. */
export const largestAllowed = ({ minValue, step, quota }: Steps & { quota: number }): number =>
  minValue + Math.max(0, Math.floor((quota - minValue) / step)) * step

/** Where a value stands on the line, from 0 at its start to 100 at its end. */
export const percentAt = ({ minValue, maxValue }: { minValue: number; maxValue: number }, value: number): number =>
  maxValue > minValue ? ((value - minValue) / (maxValue - minValue)) * 100 : 0
