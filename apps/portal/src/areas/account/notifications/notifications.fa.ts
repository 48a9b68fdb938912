import { ltr, named } from '@sarv/contract/direction'
import { notificationTopic } from '@sarv/contract/enums'
import { formatCount } from '../../../format/number.ts'

const { id: topics } = notificationTopic

/** What a topic holds, in a few words. */
const abouts: Readonly<Record<number, string>> = {
  [topics.money]: 'موجودی، پرداخت، فاکتور و قیمت',
  [topics.services]: 'پایان و شکست عملیات، حذف و تغییر سرویس',
  [topics.security]: 'ورود، توکن و وب‌هوک تازه',
  [topics.support]: 'پاسخ تیکت و درخواست سهمیه',
  [topics.news]: 'خبر محصول‌ها و تعمیرات',
}

export const notificationsText = {
  list: {
    goThere: 'رفتن به صفحه آن',
    label: 'فهرست اعلان‌ها',
    unit: 'اعلان',
    subject: 'موضوع',
    content: 'متن',
    date: 'تاریخ',
    noSubject: 'بدون موضوع',
    unread: 'خوانده‌نشده',
    search: 'جستجو در موضوع و متن',
    empty: 'پیامی در صندوق شما نیست.',
    emptyText: 'پایان عملیات، ورودهای تازه و خبرهای حساب شما اینجا می‌آید.',
    topic: 'موضوع اعلان',
    topicColumn: 'دسته',
    allTopics: 'همه موضوع‌ها',
    onlyUnread: 'خوانده‌نشده‌ها',
    markAll: 'علامت‌گذاری همه به‌عنوان خوانده‌شده',
    marked: 'همه اعلان‌ها خوانده شد.',
  },
  record: {
    title: 'از چه راه‌هایی فرستاده شد',
    inboxOnly: 'فقط در صندوق پنل.',
    next: 'زمان بعدی:',
  },
  settings: {
    title: 'روش‌های اطلاع‌رسانی',
    readFailed: 'تنظیمات اعلان خوانده نشد',
    why: 'انتخاب کنید خبر عملیات، صورت‌حساب و تیکت از چه راهی به شما برسد. اعلان‌ها همیشه در صندوق پنل هم می‌آید.',
    always: 'کدهای تأیید و هشدارهای امنیتی مانند ورود تازه یا تغییر گذرواژه همیشه فرستاده می‌شود و خاموش نمی‌شود.',
    phone: 'پیامک',
    phoneHelp: (number: string) => `به ${ltr(number)}`,
    phoneOn: 'پیامک اعلان‌ها روشن شد.',
    phoneOff: 'پیامک اعلان‌ها خاموش شد.',
    phoneNotConfirmed: 'تا شماره موبایل شما تأیید نشود، پیامکی فرستاده نمی‌شود.',
    confirmPhone: 'تأیید شماره موبایل',
    email: 'ایمیل',
    emailHelp: (address: string) => `به ${ltr(address)}`,
    emailOn: 'ایمیل اعلان‌ها روشن شد.',
    emailOff: 'ایمیل اعلان‌ها خاموش شد.',
    topics: {
      title: 'هر موضوع از چه راهی',
      topic: 'موضوع',
      inbox: 'پنل',
      email: 'ایمیل',
      sms: 'پیامک',
      webhook: 'وب‌هوک',
      always: 'همیشه',
      none: '—',
      webhooks: formatCount,
      box: (topic: string, way: string) => `${named(topic)} با ${way}`,
      about: (topicId: number): string => abouts[topicId] ?? '',
    },
    hours: {
      title: 'زمان ارسال',
      quiet: 'ساعت‌های بی‌صدا',
      quietHelp:
        'در این ساعت‌ها، به وقت تهران، ایمیل و پیامک نمی‌فرستیم و پس از آن می‌فرستیم؛ جز هشدارهای امنیتی و آخرین هشدارهای مالی.',
      from: 'از',
      to: 'تا',
      digest: 'خلاصه روزانه',
      digestHelp:
        'خبرهایی که مهم نیستند روزی یک‌بار با یک ایمیل می‌آیند. خبرهای مهم مانند شکست عملیات همان‌دم فرستاده می‌شوند.',
      at: 'ساعت',
      save: 'ثبت ساعت‌ها',
      saved: 'ساعت‌ها ثبت شد.',
      same: 'چیزی تغییر نکرده است.',
      emptySpan: 'پایان ساعت‌های بی‌صدا با آغاز آن یکی است.',
    },
  },
}
