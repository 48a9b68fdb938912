/** What is wrong with a field of a webhook. */
export const webhookFieldText = {
  url: 'نشانی کامل بنویسید، مانند https://example.ir/hook، بی نام کاربر و بی فاصله.',
  topics: 'دست‌کم یک موضوع را انتخاب کنید.',
} as const
