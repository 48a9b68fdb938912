/** A server, a load balancer, or the place of one that is gone. */
export const box = { width: 176, height: 48 } as const
/** Between two of them. */
export const gap = { x: 16, y: 10 } as const
/** More between balancers and the servers behind them, where their lines are. */
export const balancerGap = 32

/** A public address: its name, and a row for each way that it is part of. */
export const addressBox = { width: 148, head: 28, row: 18, foot: 8 } as const

/** Inside a frame. */
export const padding = { block: 12, inline: 14 } as const
export const frameHead = 30
/** The internet, or a private cloud, beside what they lead to. */
export const bar = 52
export const margin = 16
/** How much room lines have beside everything. */
export const lane = 34
