import { named } from '@sarv/contract/direction'
import { serviceNameLength } from '@sarv/contract/limits'
import { nameHelp } from '../../../services/naming.fa.ts'

export const keysText = {
  createTitle: 'افزودن کلید SSH',
  createSubtitle: 'بخش عمومی کلید را اینجا بگذارید؛ بخش خصوصی نزد خودتان می‌ماند.',
  name: 'نام کلید',
  nameHelp: nameHelp(serviceNameLength, 'مانند نام رایانه‌ای که کلید روی آن است.'),
  publicKey: 'کلید عمومی',
  publicKeyHelp: 'یک خط؛ محتوای فایلی مانند',
  howTo: 'اگر کلید ندارید، با این دستور بسازید:',
  command: 'دستور ساخت کلید',
  submit: 'افزودن کلید',
  created: (name: string) => `کلید ${named(name)} افزوده شد.`,
}
