const numbers = new Intl.NumberFormat('fa-IR')

/** What the owners of an account are told about what they asked for. */
export const limitRequestText = {
  granted: {
    subject: (item: string) => `سهمیه ${item} شما بیشتر شد`,
    content: (item: string, max: number, answer: string | null) =>
      [`سقف ${item} شما از این پس ${numbers.format(max)} است.`, ...(answer === null ? [] : [answer])].join(' '),
  },
  changed: {
    subject: (item: string) => `سقف ${item} شما تغییر کرد`,
    content: (item: string, { had, max, answer }: { had: number; max: number; answer: string | null }) =>
      [
        `پشتیبانی سقف ${item} شما را از ${numbers.format(had)} به ${numbers.format(max)} تغییر داد. آنچه دارید همان است که بود.`,
        ...(answer === null ? [] : [answer]),
      ].join(' '),
  },
  refused: {
    subject: (item: string) => `درخواست سهمیه ${item} پذیرفته نشد`,
    content: (item: string, reason: string) => `درخواست شما برای سهمیه بیشتر ${item} پذیرفته نشد: ${reason}`,
  },
}
