import { vmCount } from '@sarv/contract/limits'
import { requiredText, validationText } from '@sarv/contract/validation.fa'
import { isolated, named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'
import { payingText } from '../hosts/paying.fa.ts'
import { serviceNameLength } from '@sarv/contract/limits'
import { nameHelp } from '../../../services/naming.fa.ts'

/** The page that orders a server. */
export const orderText = {
  title: 'ساخت سرور مجازی',
  privateTitle: 'ساخت سرور در شبکه خصوصی',
  cloudTitle: 'ساخت سرور در ابر خصوصی',
  backToCloud: 'سرورهای ابر خصوصی',
  back: 'سرورهای مجازی',
  backToNetwork: 'سرورهای شبکه',
  /** In the bar at the bottom, before there is a price. */
  unpriced: { plan: 'پس از انتخاب پلن', sizes: 'پس از خواندن قیمت‌ها' },
  draft: 'پیش‌نویس شما نگه داشته می‌شود؛ گذرواژه و داده راه‌اندازی نه.',
  submit: 'ساخت سرور',
  cancel: 'انصراف',
  created: (name: string) => `ساخت سرور ${named(name)} آغاز شد.`,
  createdSeveral: (name: string, count: number) => `ساخت ${formatNumber(count)} سرور با نام ${named(name)} آغاز شد.`,
  readySeveral: (count: number) => `${formatNumber(count)} سرور آماده شدند.`,
  failedSeveral: (names: readonly string[], count: number) =>
    `از ${formatNumber(count)} سرور، ساخت ${names.map(named).join('، ')} ناموفق بود.`,

  full: 'در این پروژه اکنون سرور تازه ساخته نمی‌شود',
  image: {
    title: 'سیستم‌عامل',
    hint: 'نسخه را در همان کارت عوض کنید',
    needs: (image: string, memoryGb: number, diskGb: number) =>
      `${named(image)} دست‌کم ${formatNumber(memoryGb)} گیگابایت حافظه و ${formatNumber(diskGb)} گیگابایت دیسک می‌خواهد.`,
  },
  size: {
    title: 'چه اندازه؟',
    hint: 'پلن آماده یا اندازه دلخواه',
    kind: 'شیوه انتخاب اندازه',
    bundle: 'پلن آماده',
    bundleHint: 'ترکیب‌های رایج با قیمت بهتر',
    custom: 'پیکربندی دلخواه',
    customHint: 'پردازنده، حافظه و دیسک را خودتان بچینید',
    plans: 'پلن‌ها',
    popular: 'پرفروش',
    failed: 'فهرست پلن‌ها خوانده نشد',
    columns: {
      name: 'پلن',
      cpu: 'پردازنده',
      memory: 'حافظه',
      disk: 'دیسک',
      address: 'نشانی عمومی',
      price: 'قیمت ماهانه، بدون مالیات',
    },
    noAddress: 'ندارد',
    cpu: 'پردازنده (vCPU)',
    memory: 'حافظه (RAM)',
    disk: 'دیسک',
    core: 'هسته',
    gigabyte: 'گیگابایت',
    quota: (left: number, unit: string) => `سهمیه باقی‌مانده شما: ${formatNumber(left)} ${unit}`,
    addressIsElsewhere: 'نشانی IPv4 در بخش شبکه روشن یا خاموش می‌شود.',
    dataDisk: 'دیسک داده',
    dataDiskHelp: 'جدا از دیسک سیستم‌عامل؛ با خود سرور حذف می‌شود.',
    dataDiskSize: 'اندازه دیسک داده',
  },
  network: {
    title: 'شبکه',
    hint: 'سرور بدون نشانی عمومی از اینترنت در دسترس نیست',
    privateHint: 'سرور درون این شبکه است؛ نشانی عمومی اختیاری است',
    public: 'نشانی عمومی',
    inPlan: (price: string) => `در پلن هست؛ بدون آن ${price} در ماه کمتر`,
    priced: (price: string) => `${price} در ماه`,
    free: 'رایگان',
    private: 'شبکه خصوصی',
    network: 'شبکه خصوصی',
    address: 'نشانی در این شبکه',
    addressHelp: 'خالی بماند، نخستین نشانی آزاد داده می‌شود.',
    addressesOfSeveral: 'چند سرور با هم نشانی خودکار می‌گیرند.',
    automatic: 'خودکار',
    newNetwork: 'ساخت شبکه خصوصی',
    none: 'هنوز شبکه خصوصی در این پروژه نیست',
    noneHelp: 'نخست شبکه‌ای بسازید؛ پیش‌نویس این سفارش نگه داشته می‌شود.',
    failed: 'فهرست شبکه‌ها خوانده نشد.',
    cloudHint: (cloud: string) => `سرور در یکی از شبکه‌های ابر خصوصی ${named(cloud)} است؛ نشانی عمومی اختیاری است`,
    ofCloud: 'شبکه ابر خصوصی',
    connectNetwork: 'شبکه‌های این ابر',
    noneOfCloud: 'این ابر خصوصی هنوز شبکه‌ای ندارد',
    noneOfCloudHelp: 'نخست شبکه‌ای به آن متصل کنید؛ پیش‌نویس این سفارش نگه داشته می‌شود.',
    cloudMissing: 'این ابر خصوصی پیدا نشد',
    cloudMissingHelp: 'شاید حذف شده باشد؛ یکی از ابرهای پروژه را باز کنید و سفارش را از آنجا آغاز کنید.',
    outsideWithSnat: (cloud: string) =>
      `بدون نشانی عمومی، سرور با نشانی ابر ${named(cloud)} به اینترنت می‌رود (SNAT روشن است) و کنسول آن باز می‌شود.`,
    outsideWithoutSnat: (cloud: string) =>
      `SNAT ابر ${named(cloud)} خاموش است: بدون نشانی عمومی، سرور به اینترنت راه ندارد و در نخستین روشن شدن بسته‌ای از اینترنت نمی‌گیرد. کنسول آن باز می‌شود.`,
    clouds: 'ابرهای خصوصی',
    snat: 'تنظیم SNAT',
  },
  access: {
    title: 'نام و دسترسی',
    hint: 'دست‌کم یکی از کلید یا گذرواژه لازم است',
    name: 'نام سرور',
    count: 'تعداد',
    countHelp: 'چند سرور یکسان؛ نام‌ها شماره می‌گیرند',
    names: 'نام‌ها این‌ها خواهد بود:',
    nameHelp: nameHelp(serviceNameLength, 'همین نام روی سیستم‌عامل هم گذاشته می‌شود.'),
    password: 'گذرواژه',
    passwordHelp: 'گذرواژه پس از ساخت نمایش داده نمی‌شود؛ آن را جای امنی نگه دارید.',
  },
  userData: {
    title: 'پیشرفته',
    hint: 'اختیاری',
    unfold: 'داده راه‌اندازی (cloud-init)',
    label: 'داده راه‌اندازی',
    example: 'نمونه',
    exampleNeedsEmpty: 'نخست این کادر را خالی کنید.',
    size: (bytes: number, most: number) =>
      `${formatNumber(bytes)} از ${formatNumber(most)} بایت؛ سرور در نخستین روشن شدن آن را اجرا می‌کند.`,
    notKept: 'شاید گذرواژه یا توکن در آن باشد؛ برای همین در پیش‌نویس نگه داشته نمی‌شود.',
  },
  receipt: {
    showOf: (name: string) => `رسید ${named(name)}`,
    included: 'در پلن',
    free: 'رایگان',
    address: 'نشانی عمومی IPv4',
    count: 'تعداد سرور',
    note: payingText.untilPurged,
    noPlan: 'پلن',
    noPrice: 'پیکربندی دلخواه',
    show: 'دیدن رسید',
  },
  curl: {
    chooseFirst: 'پس از انتخاب سیستم‌عامل، دستور آماده اینجا می‌آید.',
    secretsLeftOut: 'گذرواژه و داده راه‌اندازی در این دستور نوشته نمی‌شود؛ جای آن‌ها را خودتان پر کنید.',
  },
  problems: {
    image: 'نسخه سیستم‌عامل را انتخاب کنید.',
    bundle: 'یکی از پیکربندی‌های سرور را انتخاب کنید.',
    memoryTooSmall: (image: string, memoryGb: number) =>
      `${named(image)} دست‌کم ${formatNumber(memoryGb)} گیگابایت حافظه می‌خواهد.`,
    diskTooSmall: (image: string, diskGb: number) =>
      `${named(image)} دست‌کم ${formatNumber(diskGb)} گیگابایت دیسک می‌خواهد.`,
    network: 'شبکه خصوصی را انتخاب کنید.',
    address: (first: string, last: string) => `نشانی باید از ${isolated(first)} تا ${isolated(last)} باشد.`,
    count: `تعداد باید از ${formatNumber(vmCount.min)} تا ${formatNumber(vmCount.max)} باشد.`,
    nameMissing: requiredText.write('نام سرور'),
    nameShort: 'نام سرور دست‌کم پنج کاراکتر باشد.',
    password: validationText.serverPassword,
  },
}

/** A first try for whoever has not written one yet; its remarks are for them. */
export const userDataExample = `#cloud-config
# بسته‌ها در نخستین روشن شدن نصب می‌شوند
package_update: true
packages:
  - nginx
runcmd:
  - systemctl enable --now nginx
`
