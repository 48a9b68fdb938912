import { ltr, named } from '@sarv/contract/direction'
import { jalaliDateTime } from './jalali.ts'
import type { SecondFactorChange, TemplateName, TemplateValues } from './templates.ts'
import { withoutLinks } from './text-direction.ts'

export const brand = 'سرو'

/** What a mail says, as plain sentences: the HTML and the text are both made of it. */
export interface MailText {
  subject: string
  /** What mail programs show beside the subject. */
  preheader: string
  paragraphs: readonly string[]
  code?: string
  button?: { label: string; link: string }
  /** Small, at the end. */
  note?: string
  /** Small, below the note: how to get no more of these. */
  leave?: { label: string; link: string }
}

export const mailText = {
  greeting: 'سلام،',
  linkBelow: 'اگر دکمه کار نکرد، این نشانی را در مرورگر باز کنید:',
  footer: `این نامه خودکار فرستاده شده است؛ به آن پاسخ ندهید. ${brand} هرگز گذرواژه یا کد تأیید شما را نمی‌پرسد.`,
}

const codeLifetime = 'این کد تا ۵ دقیقه و فقط یک‌بار کار می‌کند.'
/** For somebody whom only the guesses of strangers keep out. */
const ownPasswordWorks = 'اگر گذرواژه کنونی را می‌دانید، در همان صفحه می‌توانید آن را نگه دارید و با همان وارد شوید.'
const keepCodeSecret = 'این کد را به هیچ‌کس ندهید، حتی به پشتیبانی.'
const notYou = 'اگر این کار را شما نکرده‌اید، همین حالا گذرواژه خود را عوض کنید و دستگاه‌های دیگر را از حساب خارج کنید.'
const ignoreIt = 'اگر شما این را نخواسته‌اید، این نامه را نادیده بگیرید.'

const atTime = (when: Date): string => {
  const { day, time } = jalaliDateTime(when)
  return `در تاریخ ${day} ساعت ${time}`
}

/** What a stranger calls themselves, or their company. */
const stranger = (name: string): string => named(withoutLinks(name))

const secondFactorSentences: Record<SecondFactorChange, string> = {
  totpOn: 'ورود دو مرحله‌ای با برنامه رمزساز برای حساب شما روشن شد.',
  totpOff: 'ورود دو مرحله‌ای با برنامه رمزساز برای حساب شما خاموش شد.',
  smsOn: 'ورود دو مرحله‌ای با پیامک برای حساب شما روشن شد.',
  smsOff: 'ورود دو مرحله‌ای با پیامک برای حساب شما خاموش شد.',
  smsNumberChanged: 'شماره‌ای که کدهای ورود دو مرحله‌ای به آن پیامک می‌شوند عوض شد.',
  passkeyAdded: 'یک کلید عبور به حساب شما افزوده شد.',
  passkeyRemoved: 'یک کلید عبور از حساب شما برداشته شد.',
  passkeyFactorOn: 'ورود دو مرحله‌ای با کلید عبور برای حساب شما روشن شد.',
  passkeyFactorOff: 'ورود دو مرحله‌ای با کلید عبور برای حساب شما خاموش شد.',
  recoveryCodesMade: 'کدهای بازیابی تازه‌ای برای حساب شما ساخته شد؛ کدهای پیشین دیگر کار نمی‌کنند.',
  recoveryCodeUsed: 'با یکی از کدهای بازیابی به حساب شما وارد شدند؛ آن کد دیگر کار نمی‌کند.',
  passkeyCloned:
    'با نسخه‌ای دیگر از یکی از کلیدهای عبور شما برای ورود تلاش شد و پذیرفته نشد؛ آن کلید را از حساب بردارید و کلید تازه‌ای بسازید.',
  googleLinked: 'از این پس با Google هم می‌توان وارد حساب شما شد.',
  itoLinked: 'از این پس با ورود یکپارچه هم می‌توان وارد حساب شما شد.',
  accountClaimed:
    'شما نشان دادید که این ایمیل از آن شماست. چون پیش از آن تأیید نشده بود، گذرواژه، کلیدهای عبور، ورود دو مرحله‌ای، توکن‌های API و دستگاه‌های پیشین این حساب کنار گذاشته شد.',
}

/** What a new token may do, and where. */
export const tokenReaches: Record<TemplateValues['email']['apiTokenMade']['reach'], string> = {
  allRead: 'این توکن همه پروژه‌های شما را می‌بیند و چیزی را تغییر نمی‌دهد.',
  allWrite: 'این توکن همه پروژه‌های شما را می‌بیند و در آن‌ها تغییر می‌دهد.',
  someRead: 'این توکن فقط پروژه‌های انتخاب‌شده شما را می‌بیند و چیزی را تغییر نمی‌دهد.',
  someWrite: 'این توکن فقط پروژه‌های انتخاب‌شده شما را می‌بیند و در آن‌ها تغییر می‌دهد.',
}

export const mailTemplates: { [T in TemplateName<'email'>]: (values: TemplateValues['email'][T]) => MailText } = {
  registerCode: ({ code, link }) => ({
    subject: `کد تأیید ثبت‌نام در ${brand}`,
    preheader: codeLifetime,
    paragraphs: [
      'برای تکمیل ثبت‌نام، این کد را در همان صفحه‌ای وارد کنید که فرم ثبت‌نام را در آن پر کردید.',
      codeLifetime,
      keepCodeSecret,
      'اگر آن صفحه باز نیست، پیوند زیر تا ۲۴ ساعت ثبت‌نام را کامل می‌کند.',
    ],
    code,
    button: { label: 'کامل کردن ثبت‌نام', link },
    note: ignoreIt,
  }),
  alreadyRegistered: ({ link }) => ({
    subject: `شما در ${brand} حساب دارید`,
    preheader: 'با همین ایمیل پیش از این ثبت‌نام شده است.',
    paragraphs: [
      'با این ایمیل درخواست ثبت‌نام تازه‌ای رسید، ولی حسابی با آن وجود دارد. برای استفاده از حساب خود وارد شوید.',
      'اگر گذرواژه را به یاد ندارید، در صفحه ورود «فراموشی گذرواژه» را بزنید.',
    ],
    button: { label: 'ورود به حساب', link },
    note: ignoreIt,
  }),
  forgotCode: ({ code, link }) => ({
    subject: code === undefined ? `گذرواژه تازه در ${brand}` : `کد تأیید فراموشی گذرواژه در ${brand}`,
    preheader: code === undefined ? 'با پیوند این نامه گذرواژه تازه بسازید.' : codeLifetime,
    paragraphs:
      code === undefined
        ? ['برای انتخاب گذرواژه تازه دکمه زیر را بزنید. این پیوند نیم ساعت و یک‌بار کار می‌کند.', ownPasswordWorks]
        : [
            'برای انتخاب گذرواژه تازه، این کد را در صفحه فراموشی گذرواژه وارد کنید.',
            codeLifetime,
            keepCodeSecret,
            'اگر کد پذیرفته نشد، دکمه زیر نیم ساعت در هر مرورگری کار می‌کند.',
            ownPasswordWorks,
          ],
    ...(code !== undefined && { code }),
    button: { label: 'ساختن گذرواژه تازه', link },
    note: `${ignoreIt} تا کسی این نامه را نداشته باشد، گذرواژه شما عوض نمی‌شود.`,
  }),
  notRegistered: ({ link }) => ({
    subject: `حسابی با این ایمیل در ${brand} نیست`,
    preheader: 'برای این ایمیل گذرواژه تازه‌ای خواسته شد.',
    paragraphs: [
      'برای این ایمیل درخواست گذرواژه تازه‌ای رسید، ولی حسابی با آن وجود ندارد. شاید با ایمیل دیگری ثبت‌نام کرده‌اید.',
      'اگر هنوز حساب ندارید، می‌توانید همین حالا ثبت‌نام کنید.',
    ],
    button: { label: 'ثبت‌نام', link },
    note: ignoreIt,
  }),
  confirmEmail: ({ code }) => ({
    subject: `کد تأیید ایمیل در ${brand}`,
    preheader: codeLifetime,
    paragraphs: ['برای تأیید این ایمیل، کد زیر را در صفحه حساب کاربری وارد کنید.', codeLifetime, keepCodeSecret],
    code,
    note: ignoreIt,
  }),
  emailChanged: ({ email, link }) => ({
    subject: `ایمیل حساب شما در ${brand} عوض شد`,
    preheader: 'از این پس نامه‌ها به ایمیل تازه فرستاده می‌شوند.',
    paragraphs: [
      `ایمیل حساب شما به ${ltr(email)} تغییر کرد. از این پس با آن ایمیل وارد می‌شوید.`,
      ...(link === undefined
        ? []
        : ['اگر این کار را شما نکرده‌اید، تا ۷۲ ساعت می‌توانید آن را پس بگیرید؛ این پیوند را به هیچ‌کس ندهید.']),
    ],
    ...(link !== undefined && { button: { label: 'من نبودم؛ تغییر را پس بگیر', link } }),
    note:
      link === undefined
        ? 'اگر این کار را شما نکرده‌اید، بی‌درنگ با پشتیبانی تماس بگیرید.'
        : 'اگر ایمیل را خودتان تغییر داده‌اید، این نامه را نادیده بگیرید.',
  }),
  emailTakenBack: () => ({
    subject: `تغییر ایمیل حساب شما در ${brand} پس گرفته شد`,
    preheader: 'ایمیل حساب شما دوباره همین ایمیل است.',
    paragraphs: [
      'ایمیل حساب شما به حال پیشین برگشت. همه دستگاه‌ها از حساب خارج شدند و هر راه ورودی که پس از تغییر ایمیل افزوده شده بود برداشته شد.',
      'گذرواژه پیشین دیگر کار نمی‌کند؛ در صفحه ورود «فراموشی گذرواژه» را بزنید و گذرواژه تازه‌ای بسازید.',
    ],
  }),
  identityClash: () => ({
    subject: `کد ملی شما در حساب دیگری در ${brand} نوشته شد`,
    preheader: 'هویت تأییدشده شما تغییری نکرده است.',
    paragraphs: [
      'کسی در حساب کاربری دیگری کد ملی شما را به نام خود نوشته است. آن حساب با این کد ملی تأیید نمی‌شود و هویت تأییدشده شما تغییری نکرده است.',
      'اگر آن حساب هم از شماست، به آن نیازی نیست: برای کار در حساب دیگران، مدیر آن می‌تواند همین حساب شما را دعوت کند.',
    ],
    note: 'اگر این کار شما نبوده است و نگران هستید، با پشتیبانی تماس بگیرید.',
  }),
  stepUpCode: ({ code }) => ({
    subject: `کد تأیید هویت در ${brand}`,
    preheader: codeLifetime,
    paragraphs: ['برای ادامه کار، این کد را در پنجره تأیید هویت وارد کنید.', codeLifetime, keepCodeSecret],
    code,
    note: notYou,
  }),
  apiTokenMade: ({ name, reach, when, ip }) => ({
    subject: `توکن API تازه‌ای در ${brand} ساخته شد`,
    preheader: tokenReaches[reach],
    paragraphs: [
      `توکن API ${named(name)} ${atTime(when)} از نشانی ${ltr(ip)} برای حساب شما ساخته شد.`,
      tokenReaches[reach],
    ],
    note: 'اگر این کار را شما نکرده‌اید، همین حالا توکن را حذف کنید، گذرواژه خود را عوض کنید و دستگاه‌های دیگر را از حساب خارج کنید.',
  }),
  passwordChanged: ({ when, ip }) => ({
    subject: `گذرواژه حساب شما در ${brand} عوض شد`,
    preheader: atTime(when),
    paragraphs: [`گذرواژه حساب شما ${atTime(when)} از نشانی ${ltr(ip)} عوض شد.`],
    note: notYou,
  }),
  newSignIn: ({ when, ip, agent }) => ({
    subject: `ورود تازه به حساب شما در ${brand}`,
    preheader: atTime(when),
    paragraphs: [
      `${atTime(when)} از دستگاهی تازه به حساب شما وارد شدند.`,
      `نشانی: ${ltr(ip)}`,
      `مرورگر: ${ltr(agent)}`,
    ],
    note: notYou,
  }),
  secondFactorChanged: ({ what }) => ({
    subject: `امنیت ورود به حساب شما در ${brand} تغییر کرد`,
    preheader: secondFactorSentences[what],
    paragraphs: [secondFactorSentences[what]],
    note: notYou,
  }),
  invitation: ({ customer, invitedBy, link }) => ({
    subject: `دعوت به همکاری در ${brand}`,
    preheader: `${stranger(invitedBy)} شما را دعوت کرده است.`,
    paragraphs: [
      `${stranger(invitedBy)} شما را به حساب ${stranger(customer)} در ${brand} دعوت کرده است.`,
      'با پذیرفتن دعوت، سرویس‌های آن حساب را با دسترسی خودتان می‌بینید.',
    ],
    button: { label: 'دیدن دعوت', link },
    note: 'اگر این شخص را نمی‌شناسید، این نامه را نادیده بگیرید.',
  }),
  colleagueRemoved: ({ person, customer, webhooks, storageKeys, isStopped, link }) => ({
    subject: `کاربری از حساب شما در ${brand} حذف شد`,
    preheader: isStopped ? 'آنچه ساخته بود متوقف شد.' : 'آنچه ساخته بود هنوز کار می‌کند.',
    paragraphs: [
      `${stranger(person)} از حساب ${stranger(customer)} حذف شد.`,
      isStopped
        ? 'این‌ها را او ساخته بود و متوقف شدند؛ اگر برنامه‌ای به آن‌ها نیاز دارد، تازه‌اش را بسازید:'
        : 'این‌ها را او ساخته است و هنوز کار می‌کنند؛ او نشانی یا کلید آن‌ها را می‌داند:',
      ...webhooks.map((name) => `وب‌هوک ${stranger(name)}`),
      ...storageKeys.map((name) => `کلید باکت ${stranger(name)}`),
    ],
    button: { label: 'دیدن کاربران حساب', link },
  }),
  notification: ({ subject, content, link }) => ({
    subject,
    preheader: content,
    paragraphs: [content],
    button: { label: 'دیدن در پنل', link },
    note: 'این نامه را چون اعلان‌های ایمیلی را روشن کرده‌اید می‌گیرید؛ در صفحه حساب کاربری می‌توانید خاموششان کنید.',
  }),
  digest: ({ subjects, more, link }) => ({
    subject: `خبرهای یک روز حساب شما در ${brand}`,
    preheader: subjects[0] ?? '',
    paragraphs: [
      'این خبرها از دیروز در صندوق شما آمده است:',
      ...subjects.map((subject) => `• ${subject}`),
      ...(more > 0 ? [`و ${more.toLocaleString('fa-IR')} خبر دیگر.`] : []),
    ],
    button: { label: 'دیدن همه در پنل', link },
    note: 'این نامه را چون خلاصه روزانه را روشن کرده‌اید می‌گیرید؛ در صفحه حساب کاربری می‌توانید خاموشش کنید.',
  }),
  newsletterConfirm: ({ link }) => ({
    subject: `عضویت در خبرنامه ${brand} را تأیید کنید`,
    preheader: 'با یک کلیک، مقاله‌های تازه به این ایمیل می‌رسد.',
    paragraphs: [
      `این ایمیل برای خبرنامه ${brand} نوشته شده است. اگر مقاله‌های تازه ما را می‌خواهید، عضویت را تأیید کنید.`,
      'این پیوند تا دو روز کار می‌کند.',
    ],
    button: { label: 'تأیید عضویت', link },
    note: `${ignoreIt} تا تأیید نشود، چیزی برایتان نمی‌فرستیم.`,
  }),
  newsletterLeave: ({ link }) => ({
    subject: `لغو عضویت در خبرنامه ${brand}`,
    preheader: 'با یک کلیک، دیگر خبرنامه‌ای نمی‌گیرید.',
    paragraphs: ['برای این ایمیل لغو عضویت در خبرنامه خواسته شد. اگر دیگر آن را نمی‌خواهید، دکمه زیر را بزنید.'],
    button: { label: 'لغو عضویت', link },
    note: `${ignoreIt} عضویت شما برجا می‌ماند.`,
  }),
  newsletterArticle: ({ title, subtitle, link, leaveLink }) => ({
    subject: title,
    preheader: subtitle,
    paragraphs: [`مقاله تازه‌ای در وبلاگ ${brand} منتشر شد: ${named(title)}`, subtitle],
    button: { label: 'خواندن مقاله', link },
    note: `این نامه را چون عضو خبرنامه ${brand} هستید می‌گیرید.`,
    leave: { label: 'لغو عضویت', link: leaveLink },
  }),
}

/** Short, and the code in ASCII digits: phones offer those for filling in. */
export const smsTemplates: { [T in TemplateName<'sms'>]: (values: TemplateValues['sms'][T]) => string } = {
  confirmPhone: ({ code }) => `${brand}\nکد تأیید شماره موبایل: ${ltr(code)}`,
  signInCode: ({ code }) => `${brand}\nکد ورود: ${ltr(code)}\nبه هیچ‌کس ندهید.`,
  secondFactorCode: ({ code }) => `${brand}\nکد تأیید ورود دو مرحله‌ای: ${ltr(code)}\nبه هیچ‌کس ندهید.`,
  notification: ({ subject }) => `${brand}\n${subject}`,
}
