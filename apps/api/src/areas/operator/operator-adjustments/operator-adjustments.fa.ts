const grouped = new Intl.NumberFormat('fa-IR')

/** What owners are told when an operator adjusted their wallet. */
export const adjustmentNews = {
  into: (rials: number, reason: string) => ({
    subject: 'کیف پول شما افزایش یافت',
    content: `${grouped.format(rials)} ریال به کیف پول شما افزوده شد: ${reason}`,
  }),
  outOf: (rials: number, reason: string) => ({
    subject: 'از کیف پول شما برداشته شد',
    content: `${grouped.format(rials)} ریال از کیف پول شما برداشته شد: ${reason}`,
  }),
}
