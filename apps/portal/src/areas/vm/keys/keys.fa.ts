import { ltr, named } from '@sarv/contract/direction'
import { validationText } from '@sarv/contract/validation.fa'

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
  problems: {
    required: validationText.required,
    publicKey: validationText.sshKey,
    privateKey: `این کلید خصوصی است؛ آن را به کسی ندهید. محتوای فایل ${ltr('.pub')} را بگذارید.`,
  },
}
