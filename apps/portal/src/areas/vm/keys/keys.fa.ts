import { validationText } from '@sarv/contract/validation.fa'

export const keysText = {
  createTitle: 'کلید SSH تازه',
  createSubtitle: 'بخش عمومی کلید را اینجا بگذارید؛ بخش خصوصی نزد خودتان می‌ماند.',
  name: 'نام کلید',
  nameHelp: '۵ تا ۵۰ نویسه؛ مانند نام رایانه‌ای که کلید روی آن است.',
  publicKey: 'کلید عمومی',
  publicKeyHelp: 'یک خط؛ محتوای فایلی مانند',
  howTo: 'اگر کلید ندارید، با این دستور بسازید:',
  command: 'دستور ساخت کلید',
  submit: 'افزودن کلید',
  created: (name: string) => `کلید \u2068${name}\u2069 افزوده شد.`,
  problems: {
    required: validationText.required,
    publicKey: validationText.sshKey,
    privateKey: 'این کلید خصوصی است؛ آن را به کسی ندهید. محتوای فایل \u2068.pub\u2069 را بگذارید.',
  },
}
