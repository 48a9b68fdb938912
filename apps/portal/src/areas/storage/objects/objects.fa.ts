import { allNamed, named } from '@sarv/contract/direction'
import { formatNumber } from '../../../format/number.ts'

const files = (count: number) => `${formatNumber(count)} فایل`
const mostNamed = 3

/** The first few by name, the others by number. */
const several = (names: readonly string[]): string => {
  const rest = names.length - mostNamed
  return rest > 0 ? `${allNamed(names.slice(0, mostNamed))} و ${formatNumber(rest)} مورد دیگر` : allNamed(names)
}

/** The files of a bucket. */
export const objectsText = {
  /** A folder or file that a program gave no name. */
  nameless: '⟨بی‌نام⟩',
  label: 'فایل‌های باکت',
  unit: 'مورد',
  searchFor: 'نام در همین پوشه و پوشه‌های آن',
  columns: { name: 'نام', size: 'اندازه', changed: 'آخرین تغییر', access: 'دسترسی' },
  path: 'مسیر پوشه',
  up: 'پوشه بالاتر',
  folder: 'پوشه',
  file: 'فایل',
  inFolder: (folder: string) => `در ${named(folder)}`,
  filesIn: (count: number) => files(count),
  public: 'عمومی',
  partlyPublic: 'بخشی عمومی',
  private: 'خصوصی',

  uploadFiles: 'بارگذاری فایل',
  uploadFolder: 'بارگذاری پوشه',
  newFolder: 'ساخت پوشه',
  dropHere: (folder: string) => `رها کنید تا در ${named(folder)} بارگذاری شود`,
  dropUnreadable: 'آنچه رها شد خوانده نشد؛ فایل‌ها را با دکمه «بارگذاری فایل» انتخاب کنید.',
  dropNothing: 'در آنچه رها شد فایلی نبود.',

  emptyTitle: 'هنوز فایلی در این باکت نیست',
  emptyFolderTitle: 'این پوشه خالی است',
  emptyText: 'فایل یا پوشه را بکشید و همین‌جا رها کنید، یا با دکمه بارگذاری انتخاب کنید.',
  emptyReader: 'هرچه در این باکت بارگذاری شود اینجا دیده می‌شود.',

  more: 'این پوشه بزرگ است؛ فهرست آن هزارتا‌هزارتا خوانده می‌شود.',
  moreSearch: 'همه باکت هنوز جستجو نشده است.',
  nextPart: 'ادامه فهرست',
  nextSearch: 'ادامه جستجو',
  previousPart: 'بازگشت',

  counting: 'در حال شمارش…',
  sizesCounted: 'اندازه پوشه‌ها با نسخه‌های پیشین فایل‌ها؛ شمارش:',
  sizesMissing: 'پوشه‌های بسیار پرفایل اینجا شمرده نمی‌شوند؛ اندازه آن‌ها را درون خودشان ببینید.',

  notInUse: 'فایل‌ها تا فعال شدن باکت در دسترس نیست.',

  open: 'نمایش',
  download: 'دریافت',
  copyLink: 'رونوشت پیوند',
  share: 'پیوند موقت',
  shareOf: (name: string) => `پیوند ${named(name)}`,
  delete: 'حذف',
  rename: 'تغییر نام',
  move: 'جابه‌جایی',
  downloading: (count: number) => `دریافت ${files(count)} آغاز شد.`,
  noFolders: 'این کار برای پوشه نیست؛ فقط فایل انتخاب کنید.',
  tooManyDownloads: (most: number) => `در هر بار حداکثر ${files(most)} دریافت می‌شود.`,
  tooManyLinks: (most: number) => `در هر بار پیوند حداکثر ${files(most)} ساخته می‌شود.`,
  linksCopied: (count: number) => `پیوند ${files(count)} رونوشت شد؛ پیوند فایل خصوصی یک روز باز می‌ماند.`,

  folderDialog: {
    title: 'ساخت پوشه',
    name: 'نام پوشه',
    help: (folder: string) => `در ${named(folder)} ساخته می‌شود.`,
    submit: 'ساخت پوشه',
    made: (name: string) => `پوشه ${named(name)} ساخته شد.`,
    noSlash: 'در نام نمی‌توان «/» به کار برد.',
  },

  moveDialog: {
    title: (which: readonly string[]) =>
      which.length === 1 ? `جابه‌جایی ${allNamed(which)}` : `جابه‌جایی ${formatNumber(which.length)} مورد`,
    folders: 'پوشه‌های اینجا',
    noFolders: 'اینجا پوشه دیگری نیست.',
    moreFolders: 'همه پوشه‌های اینجا نشان داده نشده است؛ نام پوشه را پایین بنویسید.',
    failed: 'پوشه‌ها خوانده نشد',
    open: (name: string) => `رفتن به پوشه ${named(name)}`,
    within: 'پوشه‌ای در همین‌جا (دلخواه)',
    withinHelp: 'اگر نباشد ساخته می‌شود.',
    to: (folder: string) => `مقصد ${named(folder)} است؛ اگر نباشد ساخته می‌شود.`,
    submit: 'جابه‌جایی به اینجا',
    taken: (which: readonly string[]) => `${several(which)} در مقصد هست.`,
    takenEffect: 'با ادامه، فایل‌های هم‌نام جایگزین و پوشه‌های هم‌نام یکی می‌شوند.',
    replace: 'جابه‌جایی و جایگزینی',
    keepsVersions: 'نسخه‌های پیشین زیر نام و پوشه کنونی می‌مانند.',
    linksEnd: 'پیوندها و نشانی‌هایی که به جای کنونی داده‌اید دیگر باز نمی‌شوند.',
    moved: (which: readonly string[]) => `${several(which)} جابه‌جا شد.`,
    started: (which: readonly string[]) => `جابه‌جایی ${several(which)} آغاز شد.`,
    undo: 'بازگرداندن',
    back: (which: readonly string[]) => `${several(which)} به جای پیشین بازگشت.`,
    backStarted: (which: readonly string[]) => `بازگرداندن ${several(which)} آغاز شد.`,
    tooMany: (most: number) => `در هر بار حداکثر ${formatNumber(most)} مورد جابه‌جا می‌شود.`,
  },

  renameDialog: {
    title: (name: string) => `تغییر نام ${named(name)}`,
    name: 'نام تازه',
    submit: 'تغییر نام',
    replace: 'تغییر نام و جایگزینی',
    same: 'نام تازه همان نام کنونی است.',
  },

  deleteDialog: {
    title: (count: number) => (count === 1 ? 'حذف این مورد؟' : `حذف ${formatNumber(count)} مورد؟`),
    files: (which: readonly string[]) => `${several(which)} حذف می‌شود.`,
    folders: (which: readonly string[]) =>
      which.length === 1
        ? `پوشه ${several(which)} با همه فایل‌های آن حذف می‌شود.`
        : `${formatNumber(which.length)} پوشه ${several(which)} با همه فایل‌های آن‌ها حذف می‌شود.`,
    foldersStarted: (which: readonly string[]) => `حذف ${several(which)} آغاز شد.`,
    forGood: 'این کار قابل بازگشت نیست.',
    keepsVersions: 'این باکت نسخه‌ها را نگه می‌دارد؛ فایل را می‌توان تا حذف نسخه‌های آن بازگرداند.',
    tooManyFolders: (most: number) => `در هر بار حداکثر ${formatNumber(most)} پوشه حذف می‌شود.`,
    confirm: (count: number) => (count === 1 ? 'حذف' : `حذف ${formatNumber(count)} مورد`),
    deleted: (which: readonly string[]) => `${several(which)} حذف شد.`,
    kept: (which: readonly string[]) => `${several(which)} حذف نشد.`,
    undo: 'بازگرداندن',
    restored: (which: readonly string[]) => `${several(which)} بازگردانده شد.`,
  },

  drawer: {
    label: (name: string) => `فایل ${named(name)}`,
    facts: 'مشخصات',
    key: 'نشانی در باکت',
    size: 'اندازه',
    type: 'نوع محتوا',
    changed: 'آخرین تغییر',
    etag: 'ETag',
    access: 'دسترسی',
    address: 'نشانی عمومی',
    metadata: (name: string) => `فراداده ${named(name)}`,
    gone: 'این فایل دیگر در باکت نیست.',
    preview: 'پیش‌نمایش',
    noPreview: 'این نوع فایل پیش‌نمایش ندارد؛ برای دیدن، آن را دریافت کنید.',
    emptyFile: 'این فایل خالی است.',
    previewFailed: 'پیش‌نمایش باز نشد؛ فایل را دریافت کنید.',
    cutText: 'فقط آغاز فایل نشان داده شده است.',
    pictureOf: (name: string) => `تصویر ${named(name)}`,
    textOf: (name: string) => `متن ${named(name)}`,
  },

  versions: {
    title: 'نسخه‌ها',
    latest: (size: string) => `نسخه کنونی، ${size}`,
    deletion: 'حذف شده',
    download: (date: string) => `دریافت نسخه ${date}`,
    restore: 'بازگرداندن',
    restoreOf: (date: string) => `بازگرداندن نسخه ${date}`,
    restored: (name: string) => `نسخه پیشین ${named(name)} بازگردانده شد.`,
    delete: (date: string) => `حذف نسخه ${date}`,
    deleteTitle: 'حذف این نسخه؟',
    deleteText: (name: string, date: string) =>
      `نسخه ${date} از ${named(name)} برای همیشه حذف می‌شود؛ نسخه‌های دیگر می‌مانند.`,
    deleteConfirm: 'حذف نسخه',
    deleted: 'نسخه حذف شد.',
    more: 'نسخه‌های بیشتری هست.',
    failed: 'نسخه‌ها خوانده نشد',
  },

  shareForm: {
    title: (name: string) => `پیوند موقت ${named(name)}`,
    until: 'تا چه زمانی باز باشد',
    choices: { hour: '۱ ساعت', day: '۱ روز', week: '۷ روز', custom: 'تاریخ' },
    day: 'تا تاریخ',
    clock: 'ساعت',
    clockWrong: 'ساعت را مانند ۱۸:۰۰ بنویسید.',
    ends: (date: string, time: string) => `${date}، ساعت ${time}. بیش از ۷ روز ممکن نیست.`,
    endWrong: 'پایان پیوند باید از یک دقیقه تا هفت روز دیگر باشد.',
    make: 'ساخت پیوند',
    made: 'پیوند ساخته شد',
    link: 'پیوند موقت',
    anyone: 'هر کس این پیوند را داشته باشد تا پایان آن فایل را می‌گیرد.',
    key: 'امضا با کلید',
    ourKey: 'کلید سرو',
    keyHelp: 'با حذف این کلید، پیوند زودتر هم باطل می‌شود.',
    ourKeyHelp:
      'پیوند تا پایان خود باز می‌ماند. برای آنکه بتوانید زودتر باطلش کنید، یکی از کلیدهای باکت را انتخاب کنید.',
    publicTitle: (name: string) => `نشانی ${named(name)}`,
    publicText: 'این فایل عمومی است: هر کس این نشانی را بداند آن را می‌گیرد و پایانی ندارد.',
    publicAddress: 'نشانی عمومی',
  },
}
