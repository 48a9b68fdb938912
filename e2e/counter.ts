import { broadcastAudience, incidentKind, incidentSeverity, limitedItem, productCategory } from '@sarv/contract/enums'
import type { Customer } from '../apps/api/src/testing/api.ts'
import type { TestOperator } from '../apps/api/src/testing/operators.ts'
import type { Face } from './faces/face.ts'
import type { Product } from './product.ts'
import { fromPortal, nameOf } from './routes.ts'
import type { Things } from './things.ts'

const { operatorPages } = await fromPortal<{ operatorPages: { path: string }[] }>('areas/operator/operator.pages.ts')

/** It ends a view and goes on by itself: nobody ever looks at it. */
const passing = /\/views\//

const reason = 'برای گشت در صفحه‌ها'
const dayMs = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

const publish = async (product: Product, operator: TestOperator): Promise<void> => {
  const send = <Answer>(path: string, body: object) =>
    product.callAsOperator<Answer>(operator, 'POST', path, { ...body, reason })
  // Nobody but operators sees it yet: customers of other journeys read their pages without it.
  await send('/incident/create', {
    kindId: incidentKind.id.maintenance,
    severityId: incidentSeverity.id.degraded,
    subject: 'به‌روزرسانی تجهیزات شبکه در تهران ۱',
    content: 'هر سرور تا **دو دقیقه** از شبکه جدا می‌شود.',
    datacenterIds: [],
    productIds: [productCategory.id.vm],
    fromDate: daysFromNow(400),
    toDate: daysFromNow(401),
    showFromDate: daysFromNow(390),
  })
  await send('/broadcast/create', {
    subject: 'نسخه تازه فضای ابری',
    content: 'چرخه عمر فایل‌ها به تنظیمات فضا افزوده شد.',
    audienceId: broadcastAudience.id.product,
    targetId: productCategory.id.storage,
  })
  const { id: websiteBlogId } = await send<{ id: number }>('/article/create', {
    link: `walk-${operator.operatorId}`,
    title: 'چگونه از داده‌های خود نسخه پشتیبان بگیریم',
    subtitle: 'سه روش، از ساده تا خودکار',
    content: 'نخست **زمان‌بندی** را روشن کنید.',
    author: 'تیم سرو',
    tags: ['پشتیبان', 'دیسک'],
    isHeader: false,
    publishDate: daysFromNow(-1),
  })
  await product.call({ token: '' }, 'POST', '/portal/website-blog-comment/create', {
    websiteBlogId,
    name: 'سارا احمدی',
    email: 'sara@example.com',
    content: 'همین امروز روشن کردم؛ سپاس از راهنمای روشن شما.',
  })
}

/** What customers ask for, what failed and what was given: something on every page of operators. Answers their faces. */
export const counterFaces = async (
  product: Product,
  customer: Customer,
  operator: TestOperator,
  { ticketId, serverId }: Things,
): Promise<Face[]> => {
  await product.call(customer, 'POST', '/portal/limit-request/create', {
    itemId: limitedItem.id.cpu,
    wanted: 1000,
    reason: 'فروش ویژه پایان سال و ده فروشگاه تازه',
  })
  await product.breakEngine({ method: 'powerServer', kind: 'error', code: 'no_capacity' })
  await product.call(customer, 'PUT', `/vm/${customer.projectId}/host/stop/${serverId}`)
  await publish(product, operator)
  await product.callAsOperator(operator, 'POST', '/voucher/create', {
    codeCount: 3,
    giftRials: 500_000,
    maxUses: 1,
    maxUsesPerCustomer: 1,
    isForNewcomers: false,
    customerId: customer.customerId,
    reason,
  })
  await product.callAsOperator(operator, 'POST', '/canned-reply/create', {
    title: `درخواست گزارش سیستم ${operator.operatorId}`,
    content: 'سلام {نام}، خروجی `dmesg` را پیوست کنید.',
    reason,
  })
  await product.callAsOperator(operator, 'POST', `/ticket/note/${ticketId}`, { content: 'میزبان کند است.', reason })
  return operatorPages
    .filter(({ path }) => !passing.test(path))
    .map(({ path }) => ({
      name: nameOf(path) + (path.endsWith('/:id') ? '-one' : ''),
      address: path.replace(':id', String(path.startsWith('/operator/tickets/') ? ticketId : customer.customerId)),
      viewer: 'operator' as const,
      isPage: true as const,
    }))
}
