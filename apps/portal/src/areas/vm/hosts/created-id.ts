/** What the create page hands over, so that the list opens with the new row in view. */
export interface VmListArrival {
  createdId: number
}

export const createdIdOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'createdId' in state && typeof state.createdId === 'number'
    ? state.createdId
    : undefined
