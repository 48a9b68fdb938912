import { isolated, ltr } from '@sarv/contract/direction'
import { formatCount, formatNumber } from '../../../format/number.ts'

export const securityText = {
  failed: 'امنیت حساب خوانده نشد',
  on: 'روشن',

  picture: {
    title: 'وضعیت امنیت حساب',
    guards: {
      password: 'گذرواژه',
      secondFactor: 'ورود دو مرحله‌ای',
      recoveryCodes: 'کدهای بازیابی',
      passkeys: 'کلیدهای عبور',
      devices: 'دستگاه‌ها',
    },
    states: {
      password: { good: 'دارد', absent: 'ندارد', missing: 'ندارد' },
      secondFactor: { good: 'روشن', missing: 'خاموش', absent: 'خاموش' },
      recoveryCodes: {
        good: (count: number) => `${formatCount(count)} کد مانده`,
        missing: (count: number) => (count === 0 ? 'کدی نمانده' : `فقط ${formatCount(count)} کد مانده`),
        absent: () => 'لازم نیست',
      },
      passkeys: (count: number) => (count === 0 ? 'ندارد' : `${formatNumber(count)} کلید`),
      devices: (count: number) => `${formatNumber(count)} دستگاه`,
    },
    marks: { good: 'خوب', missing: 'نیازمند توجه', absent: 'اختیاری' },
    nextStep: 'بهترین گام بعدی',
    next: {
      turnOnApp: {
        text: 'ورود دو مرحله‌ای را روشن کنید تا کسی فقط با دانستن گذرواژه وارد حساب شما نشود.',
        link: 'روشن کردن برنامه رمزساز',
      },
      renewRecoveryCodes: {
        text: 'کدهای بازیابی شما رو به پایان است. بی آن‌ها، اگر گوشی‌تان در دسترس نباشد از حساب بیرون می‌مانید.',
        link: 'ساخت کدهای تازه',
      },
      replaceSms: {
        text: 'کد پیامکی بهتر از هیچ است، ولی سیم‌کارت را می‌توان به نام دیگری گرفت. برنامه رمزساز امن‌تر است.',
        link: 'روشن کردن برنامه رمزساز',
      },
      addPasskey: {
        text: 'با کلید عبور بدون نوشتن گذرواژه و با اثر انگشت یا قفل دستگاه وارد می‌شوید؛ صفحه‌های جعلی هم آن را نمی‌گیرند.',
        link: 'افزودن کلید عبور',
      },
    },
    allGood: 'حساب شما خوب محافظت می‌شود.',
  },

  twoFactor: {
    title: 'ورود دو مرحله‌ای',
    intro: 'پس از گذرواژه، کدی هم پرسیده می‌شود که فقط نزد شماست.',
    app: {
      title: 'برنامه رمزساز',
      text: 'کد ۶ رقمی از برنامه‌ای روی گوشی، مانند \u2068Google Authenticator\u2069، \u2068Aegis\u2069 یا \u20682FAS\u2069. بدون اینترنت و آنتن هم کار می‌کند.',
      setUp: 'روشن کردن برنامه رمزساز',
      scan: '۱. این کد QR را با برنامه رمزساز اسکن کنید',
      qrCode: 'کد QR برای افزودن این حساب به برنامه رمزساز؛ کلید نوشتاری در ادامه آمده است',
      typeInstead: 'اگر نمی‌توانید اسکن کنید، این کلید را در برنامه بنویسید:',
      secret: 'کلید برنامه رمزساز',
      enterCode: '۲. کدی را که برنامه نشان می‌دهد بنویسید',
      confirm: 'روشن کردن',
      turnedOn: 'برنامه رمزساز روشن شد.',
      turnOff: 'خاموش کردن برنامه رمزساز',
      turnOffText: 'کدی را که برنامه رمزساز اکنون نشان می‌دهد بنویسید. از این پس این کد هنگام ورود پرسیده نمی‌شود.',
      turnedOff: 'برنامه رمزساز خاموش شد.',
    },
    sms: {
      title: 'پیامک',
      text: (phone: string) => `کد ۶ رقمی به شماره ${isolated(phone)} فرستاده می‌شود.`,
      noPhone: 'برای روشن کردن آن باید شماره موبایل شما تأیید شده باشد.',
      confirmPhone: 'تأیید شماره موبایل',
      turnOn: 'روشن کردن کد پیامکی',
      turnOnText: (phone: string) => `کدی را که به شماره ${isolated(phone)} فرستاده شد بنویسید.`,
      turnedOn: 'کد پیامکی روشن شد.',
      turnOff: 'خاموش کردن کد پیامکی',
      turnOffText: (phone: string) =>
        `کدی را که به شماره ${isolated(phone)} فرستاده شد بنویسید. از این پس هنگام ورود پیامکی فرستاده نمی‌شود.`,
      turnedOff: 'کد پیامکی خاموش شد.',
      sentAgain: 'کد تازه فرستاده شد.',
    },
    turnOnButton: 'روشن کردن',
    turnOffButton: 'خاموش کردن',
  },

  recovery: {
    title: 'کدهای بازیابی',
    text: 'هر کد یک‌بار به جای کد ورود دو مرحله‌ای پذیرفته می‌شود؛ برای روزی که گوشی‌تان در دسترس نیست.',
    left: (count: number) => `${formatCount(count)} کد استفاده‌نشده مانده است.`,
    none: 'هیچ کد استفاده‌نشده‌ای نمانده است.',
    few: 'کدهای تازه بسازید و جای امنی نگه دارید.',
    notNeeded: 'ورود دو مرحله‌ای خاموش است. با روشن کردن آن، ده کد برای شما ساخته می‌شود.',
    create: 'ساخت کدهای تازه',
    createText: 'ده کد تازه ساخته می‌شود و کدهای پیشین دیگر پذیرفته نمی‌شوند.',
    createDisabled: 'نخست ورود دو مرحله‌ای را روشن کنید.',
    dialogTitle: 'کدهای بازیابی شما',
    once: 'فقط همین یک‌بار نمایش داده می‌شود. هر کد یک‌بار پذیرفته می‌شود.',
    list: 'ده کد بازیابی',
    kept: 'کدها را جای امنی نگه داشته‌ام.',
    keepFirst: 'پیش از بستن، کدها را نگه دارید و این مورد را تأیید کنید.',
    close: 'بستن',
    fileName: 'sarv-recovery-codes.txt',
    fileHead: (email: string, origin: string) => `کدهای بازیابی حساب ${ltr(email)} در ${ltr(origin)}`,
    fileDate: (date: string) => `تاریخ ساخت: ${date}`,
    fileFoot: 'هر کد فقط یک‌بار پذیرفته می‌شود. این فایل را به کسی ندهید.',
  },
}
