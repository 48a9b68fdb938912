const grouped = new Intl.NumberFormat('fa-IR')

/** What gift codes give, as the second person reads it. */
export const giftOf = ({
  codeCount: count,
  giftRials: amount,
  uses: most,
}: {
  codeCount: number
  giftRials: number
  uses: number
}): string =>
  `${grouped.format(count)} کد هدیه، هر بار ${grouped.format(amount)} ریال، هر کد تا ${grouped.format(most)} بار`
