import { ltr } from '@sarv/contract/direction'

const grouped = new Intl.NumberFormat('fa-IR')

export const withdrawalNews = {
  paid: (rials: number, reference: string) => ({
    subject: 'برداشت از کیف پول واریز شد',
    content: `${grouped.format(rials)} ریال به حساب بانکی شما واریز شد. شماره پیگیری بانک: ${ltr(reference)}`,
  }),
  refused: (rials: number, reason: string) => ({
    subject: 'درخواست برداشت از کیف پول پذیرفته نشد',
    content: `${grouped.format(rials)} ریال به کیف پول شما برگشت. دلیل: ${reason}`,
  }),
}
