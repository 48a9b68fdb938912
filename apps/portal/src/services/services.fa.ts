/** What the pages of every ordered thing say alike. */
export const servicesText = {
  unnamed: 'بی‌نام',
  retry: 'تلاش دوباره',
  refused: {
    busy: (title: string) => `«${title}» در حال انجام است؛ تا پایان آن شکیبا باشید.`,
    status: (status: string) => `در وضعیت «${status}» ممکن نیست.`,
  },
}
