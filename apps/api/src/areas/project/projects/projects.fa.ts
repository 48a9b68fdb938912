const numbers = new Intl.NumberFormat('fa-IR')

/** «۲ سرور مجازی» */
export const servicesLeft = (left: readonly { kind: string; count: number }[]): string =>
  left.map(({ kind, count }) => `${numbers.format(count)} ${kind}`).join('، ')
