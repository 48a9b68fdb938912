/** The colours of meaning. The contract's enums say `error` where the tokens say `danger`. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export const toneOf = (tone: Tone | 'error'): Tone => (tone === 'error' ? 'danger' : tone)
