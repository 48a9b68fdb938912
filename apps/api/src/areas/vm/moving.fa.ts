import { allNamed, named } from '@sarv/contract/direction'

export const movingText = {
  title: { server: 'انتقال سرور {name} به پروژه {other}', volume: 'انتقال دیسک {name} به پروژه {other}' },
  address: 'انتقال نشانی {name} به پروژه {other}',
  carries: {
    address: 'نشانی',
    disk: 'دیسک درون سرور',
    rule: 'قانون فایروال',
    snapshot: 'اسنپ‌شات',
    backup: 'نسخه پشتیبان',
    schedule: 'زمان‌بندی',
    key: 'کلید SSH (رونوشت آن در پروژه تازه می‌ماند)',
  },
  locked: 'سرور قفل است؛ نخست قفل آن را باز کنید.',
  inBin: 'سرور در سطل بازیافت است؛ نخست آن را برگردانید.',
  inCluster: 'این سرور گره یک کلاستر است و از آن جدا نمی‌شود.',
  inTrial: 'آزمایش قانون‌های فایروال این سرور هنوز باز است؛ نخست آن را نگه دارید یا برگردانید.',
  connected: (networks: readonly string[]) =>
    `سرور به شبکه خصوصی ${networks.map((network) => named(network)).join('، ')} متصل است که در پروژه کنونی می‌ماند؛ نخست آن را از شبکه جدا کنید.`,
  balanced: (balancers: readonly string[]) =>
    `سرور پشت لودبالانسر ${allNamed(balancers)} است که در پروژه کنونی می‌ماند؛ نخست آن را از شنونده‌های لودبالانسر بردارید.`,
  attached: (server: string) =>
    `دیسک به سرور ${named(server)} متصل است و فقط همراه آن منتقل می‌شود؛ سرور را منتقل کنید یا دیسک را جدا کنید.`,
  ofServer: 'نشانی فقط همراه سرور خود منتقل می‌شود.',
}
