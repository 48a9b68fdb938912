/** A server, a load balancer, or the place of one that is gone. */
export const box = { width: 176, height: 48 } as const

/** A public address: its name, and a row for each way that it is part of. */
export const addressBox = { width: 148, head: 28, row: 18, foot: 8 } as const
