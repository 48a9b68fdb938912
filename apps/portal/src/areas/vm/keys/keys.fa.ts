import { named } from '@sarv/contract/direction'

export const keysText = {
  createTitle: 'افزودن کلید SSH',
  createSubtitle: 'بخش عمومی کلید را اینجا بگذارید؛ بخش خصوصی نزد خودتان می‌ماند.',
  name: 'نام کلید',
  nameHelp: '۵ تا ۵۰ نویسه؛ مانند نام رایانه‌ای که کلید روی آن است.',
  publicKey: 'کلید عمومی',
  publicKeyHelp: 'یک خط؛ محتوای فایلی مانند',
  howTo: 'اگر کلید ندارید، با این دستور بسازید:',
  command: 'دستور ساخت کلید',
  submit: 'افزودن کلید',
  created: (name: string) => `کلید ${named(name)} افزوده شد.`,
}
