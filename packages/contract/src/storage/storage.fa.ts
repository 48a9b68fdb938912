import type { KeyObstacle, MoveObstacle } from './objects/objects.rules.ts'

/** What is wrong with the name of a bucket. */
export const bucketNameSentence =
  'نام باکت ۳ تا ۶۳ کاراکتر از حروف کوچک لاتین، رقم، نقطه و خط تیره است؛ دو نقطه یا نقطه و خط تیره کنار هم نمی‌آید و مانند نشانی IP نیست.'

/** What is wrong with the name of an object or a folder, the same in the portal and from the API. */
export const objectKeySentences: Readonly<Record<KeyObstacle | 'notFolder' | 'pattern' | 'prefix', string>> = {
  empty: 'نام فایل را بنویسید.',
  long: 'نام فایل با پوشه‌های آن از ۱٬۰۲۴ بایت بیشتر است.',
  controls: 'نام فایل کاراکتر کنترلی دارد.',
  slashes: 'نام فایل با «/» آغاز نمی‌شود و دو «/» پشت سر هم ندارد.',
  dots: 'نام پوشه یا فایل «.» یا «..» نیست.',
  notFolder: 'نام پوشه باید با «/» پایان یابد.',
  pattern: 'پوشه‌ای که در نامش یکی از نشانه‌های * ? $ " یا کاراکتر کنترلی هست عمومی نمی‌شود؛ نامش را عوض کنید.',
  prefix: 'نام پوشه درست نیست.',
}

/** Why files and folders cannot be moved as it was asked. */
export const moveSentences: Readonly<Record<MoveObstacle, string>> = {
  mixed: 'نام پوشه در هر دو جا با «/» پایان می‌یابد و نام فایل در هیچ‌کدام.',
  nowhere: 'فایل یا پوشه همین حالا همان‌جاست.',
  intoItself: 'پوشه را نمی‌توان درون خودش یا به جای پوشه‌ای که در آن است برد.',
  tangled: 'هر فایل یا پوشه فقط یک‌بار در فهرست جابه‌جایی می‌آید.',
}
