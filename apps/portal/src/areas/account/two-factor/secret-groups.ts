/** Written in groups of four, as it is read out and typed: `ABCD EFGH IJ`. */
export const inGroupsOfFour = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
