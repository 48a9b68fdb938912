import { ltr, named } from '@sarv/contract/direction'
import { support } from '../hosts/hosts.fa.ts'

/** What people read where the infrastructure does not have what it should, or has it otherwise. */
export const reconcileText = {
  engine: 'سرور و شبکه',
  server: {
    gone: {
      subject: (name: string) => `سرور ${named(name)} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `سرور ${named(name)} دیگر در زیرساخت وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود. سهمیه آن تا زمانی که سرور را حذف کنید نگه داشته می‌شود. ${support}`,
    },
    failed: {
      subject: (name: string) => `سرور ${named(name)} از کار افتاده است`,
      content: (name: string) =>
        `زیرساخت برای سرور ${named(name)} خطا گزارش کرده است و سرور در دسترس نیست. در صفحه سرور می‌توانید آن را بازسازی یا حذف کنید؛ اگر به داده‌های آن نیاز دارید، با پشتیبانی تماس بگیرید.`,
    },
    back: {
      subject: (name: string) => `سرور ${named(name)} دوباره در دسترس است`,
      content: (name: string) =>
        `سرور ${named(name)} که در زیرساخت پیدا نمی‌شد، بازگشته است و هزینه آن از اکنون دوباره حساب می‌شود.`,
    },
  },
  volume: {
    gone: {
      subject: (name: string) => `دیسک ${named(name)} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `دیسک ${named(name)} دیگر در زیرساخت وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود. سهمیه آن تا زمانی که دیسک را حذف کنید نگه داشته می‌شود. ${support}`,
    },
    failed: {
      subject: (name: string) => `دیسک ${named(name)} از کار افتاده است`,
      content: (name: string) =>
        `زیرساخت برای دیسک ${named(name)} خطا گزارش کرده است. می‌توانید آن را به یک اسنپ‌شات یا نسخه پشتیبان بازگردانید یا با پشتیبانی تماس بگیرید.`,
    },
    back: {
      subject: (name: string) => `دیسک ${named(name)} دوباره در دسترس است`,
      content: (name: string) =>
        `دیسک ${named(name)} که در زیرساخت پیدا نمی‌شد، بازگشته است و هزینه آن از اکنون دوباره حساب می‌شود.`,
    },
  },
  network: {
    gone: {
      subject: (name: string) => `شبکه ${named(name)} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `شبکه خصوصی ${named(name)} دیگر در زیرساخت وجود ندارد و سرورهای آن از این راه به هم نمی‌رسند. ${support}`,
    },
    back: {
      subject: (name: string) => `شبکه ${named(name)} دوباره در دسترس است`,
      content: (name: string) => `شبکه خصوصی ${named(name)} که در زیرساخت پیدا نمی‌شد، بازگشته است.`,
    },
  },
  cloud: {
    gone: {
      subject: (name: string) => `ابر خصوصی ${named(name)} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `گیت‌وی ابر خصوصی ${named(name)} دیگر در زیرساخت وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود. شبکه‌های آن به هم و به بیرون نمی‌رسند و سهمیه آن تا زمانی که ابر را حذف کنید نگه داشته می‌شود. ${support}`,
    },
    back: {
      subject: (name: string) => `ابر خصوصی ${named(name)} دوباره در دسترس است`,
      content: (name: string) =>
        `ابر خصوصی ${named(name)} که در زیرساخت پیدا نمی‌شد، بازگشته است و هزینه آن از اکنون دوباره حساب می‌شود.`,
    },
    address: {
      subject: (name: string) => `نشانی اصلی ابر خصوصی ${named(name)} عوض شده است`,
      content: (name: string) =>
        `گیت‌وی ابر خصوصی ${named(name)} در زیرساخت نشانی عمومی دیگری گرفته است. نشانی تازه در صفحه ابر نوشته شده است.`,
    },
    letOut: {
      subject: (name: string) => `راه خروج ابر خصوصی ${named(name)} عوض شده است`,
      content: (name: string) =>
        `سرورهای بی‌نشانی عمومی ابر خصوصی ${named(name)} اکنون به اینترنت می‌رسند. این تغییر بیرون از پنل انجام شده است؛ اگر نمی‌خواهید، در برگه NAT خاموشش کنید.`,
    },
    shutIn: {
      subject: (name: string) => `خروج به اینترنت ابر خصوصی ${named(name)} خاموش شده است`,
      content: (name: string) =>
        `سرورهای بی‌نشانی عمومی ابر خصوصی ${named(name)} دیگر به اینترنت نمی‌رسند. این تغییر بیرون از پنل انجام شده است؛ در برگه NAT می‌توانید دوباره روشنش کنید.`,
    },
  },
  interface: {
    gone: {
      subject: (name: string, cloud: string) => `شبکه ${named(name)} از ابر خصوصی ${named(cloud)} جدا شده است`,
      content: (name: string, cloud: string) =>
        `گیت‌وی ابر خصوصی ${named(cloud)} در زیرساخت دیگر به شبکه ${named(name)} متصل نیست. شبکه را از ابر جدا و دوباره متصل کنید. ${support}`,
    },
    back: {
      subject: (name: string, cloud: string) => `شبکه ${named(name)} دوباره در ابر خصوصی ${named(cloud)} است`,
      content: (name: string, cloud: string) =>
        `اتصال شبکه ${named(name)} به گیت‌وی ابر خصوصی ${named(cloud)} دوباره برقرار است.`,
    },
  },
  address: {
    gone: {
      subject: (address: string, cloud: string) =>
        `نشانی ${ltr(address)} ابر خصوصی ${named(cloud)} در زیرساخت پیدا نشد`,
      content: (address: string, cloud: string) =>
        `نشانی عمومی ${ltr(address)} دیگر در گیت‌وی ابر خصوصی ${named(cloud)} نیست و چیزی از آن نمی‌گذرد. ${support}`,
    },
    back: {
      subject: (address: string, cloud: string) =>
        `نشانی ${ltr(address)} ابر خصوصی ${named(cloud)} دوباره در دسترس است`,
      content: (address: string, cloud: string) =>
        `نشانی عمومی ${ltr(address)} دوباره در گیت‌وی ابر خصوصی ${named(cloud)} است.`,
    },
  },
  forward: {
    gone: {
      subject: (name: string, cloud: string) =>
        `هدایت پورت ${named(name)} در ابر خصوصی ${named(cloud)} از کار افتاده است`,
      content: (name: string, cloud: string) =>
        `هدایت پورت ${named(name)} در گیت‌وی ابر خصوصی ${named(cloud)} نیست یا به جای دیگری می‌رسد. در برگه NAT آن را باز کنید و دوباره ذخیره کنید تا از نو ساخته شود.`,
    },
    back: {
      subject: (name: string, cloud: string) =>
        `هدایت پورت ${named(name)} در ابر خصوصی ${named(cloud)} دوباره کار می‌کند`,
      content: (name: string, cloud: string) =>
        `هدایت پورت ${named(name)} در گیت‌وی ابر خصوصی ${named(cloud)} دوباره همان است که خواسته بودید.`,
    },
  },
  balancer: {
    gone: {
      subject: (name: string) => `لودبالانسر ${named(name)} در زیرساخت پیدا نشد`,
      content: (name: string) =>
        `لودبالانسر ${named(name)} دیگر در زیرساخت وجود ندارد و هزینه‌ای برای آن حساب نمی‌شود. می‌توانید آن را بازسازی یا حذف کنید. ${support}`,
    },
    failed: {
      subject: (name: string) => `لودبالانسر ${named(name)} از کار افتاده است`,
      content: (name: string) =>
        `زیرساخت برای لودبالانسر ${named(name)} خطا گزارش کرده است. در صفحه آن می‌توانید بازسازی‌اش کنید.`,
    },
    back: {
      subject: (name: string) => `لودبالانسر ${named(name)} دوباره در دسترس است`,
      content: (name: string) =>
        `لودبالانسر ${named(name)} که در زیرساخت پیدا نمی‌شد، بازگشته است و هزینه آن از اکنون دوباره حساب می‌شود.`,
    },
    changed: {
      subject: (name: string) => `لودبالانسر ${named(name)} در زیرساخت عوض شده بود`,
      content: (name: string) =>
        `شنونده‌ها، سرورها یا نشانی عمومی لودبالانسر ${named(name)} در زیرساخت همان نبود که خواسته بودید. این تغییر بیرون از پنل انجام شده است و لودبالانسر به آنچه خواسته بودید بازگردانده می‌شود.`,
    },
    recovered: {
      subject: (name: string) => `لودبالانسر ${named(name)} دوباره کار می‌کند`,
      content: (name: string) => `خطای لودبالانسر ${named(name)} در زیرساخت برطرف شده است.`,
    },
  },
}
