import { named } from '@sarv/contract/direction'
import { jalaliMoment } from '../../../http/downloads/moments.ts'

const numbered = (id: number) => new Intl.NumberFormat('fa-IR', { useGrouping: false }).format(id)
const months = new Intl.NumberFormat('fa-IR')

export const renewalText = {
  line: (name: string, count: number) => `${named(name)}، ${months.format(count)} ماه`,
  term: 'دوره',
  /** The invoice of the next term is there. */
  invoiced: (name: string, invoiceId: number, endsAt: Date) => ({
    subject: `زمان تمدید ${named(name)} رسیده است`,
    content: `دوره ${named(name)} در ${jalaliMoment(endsAt)} تمام می‌شود. برای تمدید، فاکتور ${numbered(invoiceId)} را تا آن زمان بپردازید.`,
  }),
  last: (name: string, invoiceId: number, endsAt: Date) => ({
    subject: `${named(name)} به‌زودی تمام می‌شود`,
    content: `دوره ${named(name)} در ${jalaliMoment(endsAt)} تمام می‌شود و فاکتور ${numbered(invoiceId)} هنوز پرداخت نشده است. اگر پرداخت نشود، سرویس تمدید نمی‌شود.`,
  }),
}
