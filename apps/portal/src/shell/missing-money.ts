import { openPanel } from './panels.ts'

let missingRials: number | undefined

/** Opens the deposit dialog with what somebody lacks. */
export const askForDeposit = (rials: number): void => {
  missingRials = rials
  openPanel('deposit')
}

/** What it was opened for; nothing where somebody opened it by themselves. */
export const readMissingRials = (): number | undefined => missingRials

export const forgetMissingRials = (): void => {
  missingRials = undefined
}
