import { datacenterFull } from '../catalog/datacenters/datacenters.fa.ts'
import { ltr } from '../direction.ts'
import { type CatalogueEntry, quoted, told } from '../errors/entry.ts'
import { validationText } from '../validation.fa.ts'

/** Refusals about servers and what is around them: disks, addresses, networks, keys. Alphabetical. */
export const vmErrors = {
  address_for_one: { status: 400, message: () => 'نشانی دلخواه فقط برای سفارش یک سرور پذیرفته می‌شود.' },
  address_needs_network: { status: 400, message: () => 'برای نشانی خصوصی، شبکه خصوصی آن را هم انتخاب کنید.' },
  address_not_ipv4: { status: 400, message: () => 'شبکه‌های خصوصی فقط نشانی IPv4 دارند.' },
  address_outside: {
    status: 400,
    message: (d) => `نشانی باید درون بازه شبکه باشد؛ از ${ltr(told(d['first']))} تا ${ltr(told(d['last']))}.`,
  },
  address_taken: {
    status: 400,
    message: (d) => `نشانی ${quoted(d['address'], 'خواسته‌شده')} در این شبکه گرفته شده است؛ نشانی دیگری انتخاب کنید.`,
  },
  already_on_network: {
    status: 400,
    message: (d) => `این سرور هم‌اکنون به شبکه ${quoted(d['name'], 'خصوصی')} متصل است.`,
  },
  bundle_missing: { status: 400, message: () => 'یکی از پیکربندی‌های سرور را انتخاب کنید.' },
  console_needs_power: { status: 400, message: () => 'سرور خاموش است؛ برای دیدن صفحه آن نخست روشنش کنید.' },
  datacenter_missing: { status: 400, message: () => 'دیتاسنتر را انتخاب کنید.' },
  disk_shrinks: {
    status: 400,
    message: (d) => `دیسک کوچک نمی‌شود؛ اندازه آن دست‌کم ${told(d['diskGb'])} گیگابایت باشد.`,
  },
  firewall_not_on_trial: { status: 409, message: () => 'فایروال این سرور تغییر آزمایشی ندارد.' },
  firewall_on_trial: {
    status: 409,
    message: () => 'تغییر پیشین فایروال هنوز آزمایشی است؛ نخست آن را نگه دارید یا بازگردانید.',
  },
  firewall_only_allows: {
    status: 400,
    message: () => 'فایروال این دیتاسنتر قانون بستن ندارد؛ هر ارتباطی خودبه‌خود بسته است مگر قانونی آن را باز کند.',
  },
  firewall_rule_taken: {
    status: 400,
    message: (d) => `قانون ${quoted(d['rule'], 'دیگری')} با همین مشخصات در فایروال هست.`,
  },
  forward_refused: { status: 400, message: (d) => told(d['sentence']) },
  image_missing: { status: 400, message: () => 'نسخه سیستم‌عامل را انتخاب کنید.' },
  image_needs_more: {
    status: 400,
    message: (d) =>
      `${quoted(d['image'], 'این سیستم‌عامل')} دست‌کم ${told(d['memoryGb'])} گیگابایت حافظه و ${told(d['diskGb'])} گیگابایت دیسک می‌خواهد.`,
  },
  ip_is_primary: {
    status: 400,
    message: () => 'نشانی اصلی با خود سرور حذف می‌شود و به‌تنهایی حذف‌شدنی نیست.',
  },
  ip_leads_somewhere: {
    status: 400,
    message: (d) =>
      `نشانی ${ltr(told(d['address']))} هنوز به این‌ها می‌رسد: ${told(d['things'])}. نخست آن‌ها را حذف یا به نشانی دیگری ببرید.`,
  },
  ip_not_ready: {
    status: 409,
    message: (d) => `کاری روی این نشانی در جریان است یا ناتمام مانده است (${told(d['status'])}).`,
  },
  ip_of_server: {
    status: 400,
    message: (d) => `نشانی ${ltr(told(d['address']))} یکسره از آنِ سرور ${quoted(d['server'], 'دیگری')} است.`,
  },
  ip_protected: {
    status: 400,
    message: (d) => `نشانی ${ltr(told(d['address']))} در برابر حذف محافظت شده است؛ نخست محافظت آن را بردارید.`,
  },
  ip_stays: {
    status: 400,
    message: () => 'نشانی اصلی با خود سرور ساخته شده است و جابه‌جا نمی‌شود؛ نشانی افزوده را می‌توان برد.',
  },
  key_hardware: {
    status: 400,
    message: () => 'کلیدهای سخت‌افزاری (sk-) پشتیبانی نمی‌شوند؛ کلید RSA، ED25519 یا ECDSA وارد کنید.',
  },
  key_invalid: {
    status: 400,
    message: () => 'کلید عمومی SSH درست نیست؛ کلید RSA (دست‌کم ۲۰۴۸ بیت)، ED25519 یا ECDSA را کامل وارد کنید.',
  },
  key_missing: { status: 400, message: () => 'این کلید SSH در پروژه نیست؛ کلید دیگری انتخاب کنید.' },
  key_taken: {
    status: 400,
    message: (d) => `این کلید پیش‌تر با نام ${quoted(d['name'], 'دیگری')} در پروژه ثبت شده است.`,
  },
  lb_bundle_missing: { status: 400, message: () => 'یکی از پلن‌های لودبالانسر را انتخاب کنید.' },
  lb_certificate: { status: 400, message: (d) => told(d['sentence']) },
  lb_certificate_missing: { status: 400, message: () => validationText.httpsCertificate },
  lb_member_missing: {
    status: 400,
    message: (d) => `سرور ${quoted(d['server'], 'انتخاب‌شده')} به شبکه این لودبالانسر متصل نیست؛ نخست آن را متصل کنید.`,
  },
  lb_network_missing: {
    status: 400,
    message: () => 'لودبالانسر در شبکه‌ای ساخته می‌شود که به یک ابر خصوصی متصل و فعال باشد؛ شبکه دیگری انتخاب کنید.',
  },
  lb_shape: { status: 400, message: (d) => told(d['sentence']) },
  network_full: {
    status: 400,
    message: (d) => `همه نشانی‌های شبکه ${quoted(d['name'], 'خصوصی')} گرفته شده است؛ شبکه دیگری انتخاب کنید.`,
  },
  network_in_use: {
    status: 400,
    message: (d) =>
      `${told(d['count'])} سرور در شبکه ${quoted(d['name'], 'خصوصی')} است؛ نخست آن‌ها را جدا کنید. سرورهای سطل بازیافت هم شمرده می‌شوند.`,
  },
  network_in_cloud: {
    status: 400,
    message: (d) =>
      `شبکه ${quoted(d['name'], 'خصوصی')} به ابر خصوصی ${quoted(d['cloud'], 'دیگری')} متصل است؛ نخست آن را از ابر جدا کنید.`,
  },
  network_led_into: {
    status: 400,
    message: (d) =>
      `این‌ها به شبکه ${quoted(d['name'], 'خصوصی')} راه دارند: ${told(d['things'])}. نخست آن‌ها را حذف کنید.`,
  },
  network_missing: { status: 400, message: () => 'این شبکه خصوصی در پروژه نیست.' },
  network_range: { status: 400, message: (d) => told(d['sentence']) },
  no_capacity: {
    status: 400,
    message: (d) => datacenterFull(told(d['datacenter']), told(d['reason'])),
  },
  no_way_in: { status: 400, message: () => 'سرور دست‌کم یک نشانی عمومی یا یک شبکه خصوصی می‌خواهد؛ یکی را انتخاب کنید.' },
  node_led_to: {
    status: 400,
    message: (d) =>
      `از ابر خصوصی به این سرور در شبکه ${quoted(d['name'], 'خصوصی')} راه هست: ${told(d['things'])}. نخست این راه را بردارید.`,
  },
  not_built: { status: 400, message: () => 'این سرور هنوز ساخته نشده است؛ ساخت آن را دوباره انجام دهید یا حذفش کنید.' },
  changed_since: { status: 409, message: () => 'از آن هنگام عوض شده است؛ اگر هنوز می‌خواهید، از نو درخواست کنید.' },
  nothing_changed: { status: 400, message: () => 'چیزی تغییر نکرده است؛ نام یا منابع تازه را وارد کنید.' },
  plan_applying: { status: 409, message: () => 'این طرح در حال اجراست؛ تا پایان آن عوض نمی‌شود.' },
  plan_balancer_busy: {
    status: 409,
    message: (d) =>
      `عملیات ${quoted(d['title'], 'دیگری')} روی لودبالانسر ${quoted(d['balancer'], 'این طرح')} در حال انجام است؛ طرح پس از پایان آن اجرا می‌شود.`,
  },
  plan_change: { status: 400, message: (d) => told(d['sentence']) },
  plan_changed: {
    status: 409,
    message: () => 'این طرح در جای دیگری عوض شده است؛ آن را دوباره بخوانید.',
  },
  plan_missing: { status: 400, message: () => 'طرحی برای اجرا نیست.' },
  plan_price_changed: {
    status: 409,
    message: () => 'قیمت این طرح از هنگامی که آن را دیدید عوض شده است؛ دوباره به آن نگاه کنید.',
  },
  plan_refused: {
    status: 409,
    message: (d) => `طرح اجرا نشد و چیزی عوض نشد. ${told(d['change'])}: ${told(d['sentence'])}`,
  },
  plan_server_busy: {
    status: 409,
    message: (d) =>
      `عملیات ${quoted(d['title'], 'دیگری')} روی سرور ${quoted(d['server'], 'این طرح')} در حال انجام است؛ طرح پس از پایان آن اجرا می‌شود.`,
  },
  receipt_missing: { status: 404, message: () => 'رسیدی از این سفارش نگه داشته نشده است.' },
  root_disk: { status: 400, message: () => 'دیسک اصلی سرور حذف‌شدنی نیست؛ با حذف خود سرور از میان می‌رود.' },
  server_keeps_address: {
    status: 400,
    message: (d) =>
      `نشانی‌های محافظت‌شده با این سرور حذف می‌شوند: ${told(d['addresses'])}. نخست آن‌ها را به سرور دیگری ببرید یا محافظتشان را بردارید.`,
  },
  server_led_to: {
    status: 400,
    message: (d) =>
      `سرور ${quoted(d['server'], 'این ابر')} راه دیگری از اینترنت دارد: ${told(d['things'])}. نخست آن را بردارید.`,
  },
  server_locked: {
    status: 400,
    message: () => 'قفل حذف این سرور بسته است؛ نخست آن را در صفحه سرور باز کنید.',
  },
  size_missing: { status: 400, message: () => 'اندازه پردازنده، حافظه و دیسک را مشخص کنید.' },
  snat_primary_only: {
    status: 400,
    message: () => 'در این دیتاسنتر خروج به اینترنت فقط با نشانی اصلی ابر انجام می‌شود.',
  },
  too_many_addresses: {
    status: 400,
    message: (d) => `هر سرور حداکثر ${told(d['max'])} نشانی عمومی افزوده دارد؛ یکی را حذف کنید.`,
  },
  too_many_copies: {
    status: 400,
    message: (d) => `هر دیسک حداکثر ${told(d['max'])} ${told(d['what'])} دارد؛ نخست یکی را حذف کنید.`,
  },
  too_many_firewall_rules: {
    status: 400,
    message: (d) => `فایروال هر سرور حداکثر ${told(d['max'])} قانون دارد.`,
  },
  too_many_keys: {
    status: 400,
    message: (d) => `هر حساب حداکثر ${told(d['max'])} کلید SSH دارد؛ کلیدی را که دیگر به کار نمی‌آید حذف کنید.`,
  },
  too_many_networks: {
    status: 400,
    message: (d) => `هر پروژه حداکثر ${told(d['max'])} شبکه خصوصی دارد؛ یکی را حذف کنید.`,
  },
  too_many_schedules: { status: 400, message: (d) => `هر دیسک حداکثر ${told(d['max'])} زمان‌بندی دارد.` },
  too_many_snapshots: {
    status: 400,
    message: (d) => `هر سرور حداکثر ${told(d['max'])} اسنپ‌شات دارد؛ یکی را حذف کنید.`,
  },
  too_many_volumes: {
    status: 400,
    message: (d) => `هر سرور حداکثر ${told(d['max'])} دیسک متصل دارد؛ نخست یکی را جدا کنید.`,
  },
  volume_attached: {
    status: 400,
    message: (d) => `این دیسک به سرور ${quoted(d['server'], 'دیگری')} متصل است؛ نخست آن را جدا کنید.`,
  },
  volume_bundle_missing: { status: 400, message: () => 'یکی از پلن‌های دیسک را انتخاب کنید.' },
  volume_grown: {
    status: 400,
    message: (d) =>
      `این اسنپ‌شات از زمانی است که دیسک ${told(d['sizeGb'])} گیگابایت بود؛ دیسکی که بزرگ شده است به آن بازنمی‌گردد.`,
  },
  volume_in_work: {
    status: 409,
    message: (d) =>
      `روی دیسک ${quoted(d['volume'], 'این سرور')} عملیات ${quoted(d['title'], 'دیگری')} در جریان است؛ پس از پایان آن سرور را روشن کنید.`,
  },
  volume_not_attached: { status: 400, message: () => 'این دیسک به هیچ سروری متصل نیست.' },
  volume_server_on: {
    status: 400,
    message: (d) => `برای این کار نخست سرور ${quoted(d['server'], 'متصل به این دیسک')} را خاموش یا دیسک را جدا کنید.`,
  },
  volume_shrinks: {
    status: 400,
    message: (d) => `اندازه دیسک کم نمی‌شود؛ اندازه تازه باید بیش از ${told(d['sizeGb'])} گیگابایت باشد.`,
  },
  volume_size_missing: { status: 400, message: () => 'اندازه دیسک را مشخص کنید.' },
  vpc_access_asked: {
    status: 400,
    message: (d) => `برای شبکه ${quoted(d['name'], 'خواسته‌شده')} پیش‌تر درخواست داده‌اید؛ نخست آن را پس بگیرید.`,
  },
  vpc_access_not_offered: {
    status: 400,
    message: () => 'در این دیتاسنتر ابرهای خصوصی به شبکه یکدیگر راه ندارند.',
  },
  vpc_access_own: { status: 400, message: () => 'این شبکه در همین ابر است و سرورهای آن یکدیگر را می‌بینند.' },
  vpc_access_range: { status: 400, message: (d) => told(d['sentence']) },
  vpc_access_reason: { status: 400, message: () => 'بنویسید چرا درخواست را رد می‌کنید.' },
  vpc_bundle_missing: { status: 400, message: () => 'یکی از پلن‌های ابر خصوصی را انتخاب کنید.' },
  vpc_holds: {
    status: 400,
    message: (d) => `این‌ها هنوز در ابر خصوصی‌اند: ${told(d['things'])}. نخست آن‌ها را حذف کنید.`,
  },
  vpc_ip_not_ipv4: { status: 400, message: () => 'نشانی عمومی ابر خصوصی فقط IPv4 است.' },
  vpc_ip_primary: {
    status: 400,
    message: () => 'نشانی اصلی از آنِ گیت‌وی ابر است: با خود ابر حذف می‌شود و جابه‌جا نمی‌شود.',
  },
  vpc_ips_full: {
    status: 400,
    message: (d) =>
      `پلن این ابر ${told(d['max'])} نشانی عمومی دارد و همه در کار است؛ یکی را حذف کنید یا پلن بزرگ‌تری بگیرید.`,
  },
  vpc_not_offered: {
    status: 400,
    message: () => 'این دیتاسنتر هنوز ابر خصوصی ندارد؛ پروژه‌ای در دیتاسنتر دیگر بسازید.',
  },
  vpc_plan_too_small: {
    status: 400,
    message: (d) =>
      `این پلن ${told(d['max'])} ${told(d['what'])} دارد و ${told(d['count'])} تا در کار است؛ پلن بزرگ‌تری انتخاب کنید یا نخست از آن‌ها کم کنید.`,
  },
  vpc_protected: {
    status: 400,
    message: (d) => `این‌ها در برابر حذف محافظت شده‌اند: ${told(d['things'])}. نخست محافظتشان را بردارید.`,
  },
  vpc_server_missing: {
    status: 400,
    message: () => 'این سرور در شبکه‌های ابر خصوصی نیست یا هنوز متصل نشده است.',
  },
  vpc_too_many_networks: {
    status: 400,
    message: (d) => `هر ابر خصوصی حداکثر ${told(d['max'])} شبکه دارد؛ نخست یکی را جدا کنید.`,
  },
} as const satisfies Record<string, CatalogueEntry>
