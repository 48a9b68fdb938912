/** The sizes icons come in: `<Copy {...iconSm} />`. */
export const iconLg = { size: 22, strokeWidth: 1.5 } as const
export const iconMd = { size: 18, strokeWidth: 1.75 } as const
export const iconSm = { size: 16, strokeWidth: 1.75 } as const
export const iconXs = { size: 14, strokeWidth: 2 } as const
