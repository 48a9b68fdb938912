import type { InputHTMLAttributes } from 'react'

/**
 * A bare line, for the few places that no field fits: a heading, the palette, a typed confirmation. Digits stay as they are
 * typed; whoever reads the line compares or reads them by the contract's rules.
 */
export function LineInput(props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  return <input autoComplete="off" spellCheck={false} {...props} />
}
