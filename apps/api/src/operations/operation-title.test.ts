import { describe, expect, it } from 'vitest'
import { allCalls } from '@sarv/contract/calls'
import { operations } from '../areas/areas.ts'
import { callIdOf } from './operation.ts'
import { operationSentence, plainTitle } from './operation-title.ts'

/** Every kind of operation: its title alone, and what is said of `own-1` and, where it is about two things, `other-2`. */
const sentences: Record<string, [plain: string, sentence: string]> = {
  vmHostCreate: ['ساخت سرور', 'ساخت سرور «own-1»'],
  vmHostEdit: ['تغییر منابع سرور', 'تغییر منابع سرور «own-1»'],
  vmHostRebuild: ['بازسازی سرور', 'بازسازی سرور «own-1»'],
  vmHostDelete: ['انتقال سرور به سطل بازیافت', 'انتقال سرور «own-1» به سطل بازیافت'],
  vmHostRestore: ['بازگرداندن سرور از سطل بازیافت', 'بازگرداندن سرور «own-1» از سطل بازیافت'],
  vmHostPurge: ['حذف همیشگی سرور', 'حذف همیشگی سرور «own-1»'],
  vmHostStart: ['روشن کردن سرور', 'روشن کردن سرور «own-1»'],
  vmHostStop: ['خاموش کردن اجباری سرور', 'خاموش کردن اجباری سرور «own-1»'],
  vmHostShutdown: ['خاموش کردن سرور', 'خاموش کردن سرور «own-1»'],
  vmHostReboot: ['راه‌اندازی مجدد سرور', 'راه‌اندازی مجدد سرور «own-1»'],
  vmHostReset: ['ریست سخت‌افزاری سرور', 'ریست سخت‌افزاری سرور «own-1»'],
  vmHostFirewallCreate: ['افزودن قانون به فایروال سرور', 'افزودن قانون به فایروال سرور «own-1»'],
  vmHostFirewallEdit: ['ویرایش قانون فایروال سرور', 'ویرایش قانون فایروال سرور «own-1»'],
  vmHostFirewallDelete: ['حذف قانون از فایروال سرور', 'حذف قانون از فایروال سرور «own-1»'],
  vmHostFirewallReplace: ['تغییر قانون‌های فایروال سرور', 'تغییر قانون‌های فایروال سرور «own-1»'],
  vmHostFirewallRevert: ['بازگرداندن قانون‌های فایروال سرور', 'بازگرداندن قانون‌های فایروال سرور «own-1»'],
  vmHostIpCreate: ['افزودن نشانی عمومی به سرور', 'افزودن نشانی عمومی به سرور «own-1»'],
  vmHostIpMove: ['جابه‌جایی نشانی عمومی به سرور', 'جابه‌جایی نشانی عمومی «other-2» به سرور «own-1»'],
  vmHostIpDelete: ['حذف نشانی عمومی از سرور', 'حذف نشانی عمومی «other-2» از سرور «own-1»'],
  vmHostSnapshotCreate: ['ساخت اسنپ‌شات از سرور', 'ساخت اسنپ‌شات «other-2» از سرور «own-1»'],
  vmHostSnapshotRevert: ['بازگردانی سرور به اسنپ‌شات', 'بازگردانی سرور «own-1» به اسنپ‌شات «other-2»'],
  vmHostSnapshotDelete: ['حذف اسنپ‌شات از سرور', 'حذف اسنپ‌شات «other-2» از سرور «own-1»'],
  vmNetworkCreate: ['ساخت شبکه خصوصی', 'ساخت شبکه خصوصی «own-1»'],
  vmNetworkDelete: ['حذف شبکه خصوصی', 'حذف شبکه خصوصی «own-1»'],
  vmNetworkNodeAttach: ['اتصال سرور به شبکه خصوصی', 'اتصال سرور «own-1» به شبکه خصوصی «other-2»'],
  vmNetworkNodeDetach: ['جداسازی سرور از شبکه خصوصی', 'جداسازی سرور «own-1» از شبکه خصوصی «other-2»'],
  vmHostVolumeDelete: ['حذف دیسک داده از سرور', 'حذف دیسک داده «other-2» از سرور «own-1»'],
  vpcCreate: ['ساخت ابر خصوصی', 'ساخت ابر خصوصی «own-1»'],
  vpcDelete: ['حذف ابر خصوصی', 'حذف ابر خصوصی «own-1»'],
  vpcNetworkAccessAnswer: ['برقراری دسترسی ابر خصوصی به شبکه', 'برقراری دسترسی ابر خصوصی «own-1» به شبکه «other-2»'],
  vpcNetworkAccessDelete: ['پایان دسترسی ابر خصوصی به شبکه', 'پایان دسترسی ابر خصوصی «own-1» به شبکه «other-2»'],
  vpcInterfaceCreate: ['اتصال ابر خصوصی به شبکه', 'اتصال ابر خصوصی «own-1» به شبکه «other-2»'],
  'vpcInterfaceCreate:new': ['ساخت شبکه در ابر خصوصی', 'ساخت شبکه «other-2» در ابر خصوصی «own-1»'],
  vpcInterfaceRemove: ['جداسازی ابر خصوصی از شبکه', 'جداسازی ابر خصوصی «own-1» از شبکه «other-2»'],
  vpcIpCreate: ['افزودن نشانی عمومی به ابر خصوصی', 'افزودن نشانی عمومی به ابر خصوصی «own-1»'],
  vpcIpDelete: ['حذف نشانی عمومی از ابر خصوصی', 'حذف نشانی عمومی «other-2» از ابر خصوصی «own-1»'],
  vpcIpAssign: ['دادن نشانی عمومی به سروری در ابر خصوصی', 'دادن نشانی عمومی «other-2» به سروری در ابر خصوصی «own-1»'],
  'vpcIpAssign:none': [
    'پس گرفتن نشانی عمومی از سرور، در ابر خصوصی',
    'پس گرفتن نشانی عمومی «other-2» از سرور، در ابر خصوصی «own-1»',
  ],
  vpcIpMove: ['جابه‌جایی نشانی عمومی به ابر خصوصی', 'جابه‌جایی نشانی عمومی «other-2» به ابر خصوصی «own-1»'],
  vpcNatCreateDnat: ['ساخت هدایت پورت در ابر خصوصی', 'ساخت هدایت پورت «other-2» در ابر خصوصی «own-1»'],
  vpcNatEditDnat: ['ویرایش هدایت پورت در ابر خصوصی', 'ویرایش هدایت پورت «other-2» در ابر خصوصی «own-1»'],
  vpcNatDelete: ['حذف هدایت پورت از ابر خصوصی', 'حذف هدایت پورت «other-2» از ابر خصوصی «own-1»'],
  'vpcNatEditSnat:on': ['روشن کردن خروج به اینترنت در ابر خصوصی', 'روشن کردن خروج به اینترنت در ابر خصوصی «own-1»'],
  'vpcNatEditSnat:off': ['خاموش کردن خروج به اینترنت در ابر خصوصی', 'خاموش کردن خروج به اینترنت در ابر خصوصی «own-1»'],
  networkPlanApply: ['اجرای طرح شبکه در ابر خصوصی', 'اجرای طرح شبکه در ابر خصوصی «own-1»'],
  loadBalancerCreate: ['ساخت لودبالانسر', 'ساخت لودبالانسر «own-1»'],
  loadBalancerEdit: ['تغییر لودبالانسر', 'تغییر لودبالانسر «own-1»'],
  'loadBalancerEdit:mend': [
    'بازگرداندن لودبالانسر به آنچه خواسته بودید',
    'بازگرداندن لودبالانسر «own-1» به آنچه خواسته بودید',
  ],
  'loadBalancerProbe:rotate': ['تنظیم سرورهای در مدار لودبالانسر', 'تنظیم سرورهای در مدار لودبالانسر «own-1»'],
  loadBalancerRebuild: ['بازسازی لودبالانسر', 'بازسازی لودبالانسر «own-1»'],
  loadBalancerDelete: ['حذف لودبالانسر', 'حذف لودبالانسر «own-1»'],
  volumeCreate: ['ساخت دیسک', 'ساخت دیسک «own-1»'],
  'volumeCreate:attached': ['ساخت دیسک و اتصال آن به سرور', 'ساخت دیسک «own-1» و اتصال آن به سرور «other-2»'],
  volumeEdit: ['بزرگ کردن دیسک', 'بزرگ کردن دیسک «own-1»'],
  volumeDelete: ['حذف دیسک', 'حذف دیسک «own-1»'],
  volumeNodeAttach: ['اتصال دیسک به سرور', 'اتصال دیسک «own-1» به سرور «other-2»'],
  volumeNodeDetach: ['جداسازی دیسک از سرور', 'جداسازی دیسک «own-1» از سرور «other-2»'],
  volumeSnapshotCreate: ['ساخت اسنپ‌شات از دیسک', 'ساخت اسنپ‌شات «other-2» از دیسک «own-1»'],
  volumeSnapshotRevert: ['بازگردانی دیسک به اسنپ‌شات', 'بازگردانی دیسک «own-1» به اسنپ‌شات «other-2»'],
  volumeSnapshotDelete: ['حذف اسنپ‌شات از دیسک', 'حذف اسنپ‌شات «other-2» از دیسک «own-1»'],
  volumeBackupCreate: ['ساخت نسخه پشتیبان از دیسک', 'ساخت نسخه پشتیبان «other-2» از دیسک «own-1»'],
  volumeBackupRestore: ['بازیابی دیسک از نسخه پشتیبان', 'بازیابی دیسک «own-1» از نسخه پشتیبان «other-2»'],
  storageHostCreate: ['ساخت باکت', 'ساخت باکت «own-1»'],
  storageHostEdit: ['تغییر باکت', 'تغییر باکت «own-1»'],
  'storageHostEdit:suspend': ['بستن موقت باکت', 'بستن موقت باکت «own-1»'],
  'storageHostEdit:resume': ['باز کردن دوباره باکت', 'باز کردن دوباره باکت «own-1»'],
  storageHostDelete: ['انتقال باکت به سطل بازیافت', 'انتقال باکت «own-1» به سطل بازیافت'],
  storageHostRestore: ['بازگرداندن باکت از سطل بازیافت', 'بازگرداندن باکت «own-1» از سطل بازیافت'],
  storageHostPurge: ['حذف همیشگی باکت', 'حذف همیشگی باکت «own-1»'],
  storageObjectMove: ['جابه‌جایی در باکت', 'جابه‌جایی «other-2» در باکت «own-1»'],
  storageFolderDelete: ['حذف پوشه از باکت', 'حذف پوشه «other-2» از باکت «own-1»'],
  'serviceMove:Vm': ['انتقال سرور به پروژه', 'انتقال سرور «own-1» به پروژه «other-2»'],
  'serviceMove:Volume': ['انتقال دیسک به پروژه', 'انتقال دیسک «own-1» به پروژه «other-2»'],
  'serviceMove:Storage': ['انتقال باکت به پروژه', 'انتقال باکت «own-1» به پروژه «other-2»'],
  volumeBackupDelete: ['حذف نسخه پشتیبان از دیسک', 'حذف نسخه پشتیبان «other-2» از دیسک «own-1»'],
}

describe('what an operation is called', () => {
  it('is agreed on for every operation', () => {
    expect(operations.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(sentences).toSorted())
  })

  it.each(operations.map(({ kind }) => kind))('%s begins with the call whose users may stop it', (kind) => {
    expect(Object.keys(allCalls)).toContain(callIdOf(kind))
  })

  it.each(operations.map(({ kind, title }) => [kind, title]))('%s names each thing at its own noun', (kind, title) => {
    const sentence = operationSentence(title, { name: 'own-1', other: 'other-2' })
    expect([plainTitle(title), sentence.replaceAll(/[\u2068\u2069]/g, '')]).toEqual(sentences[kind])
  })

  it('says nothing in the place of a name that is not known', () => {
    const title = 'اتصال دیسک {name} به سرور {other}'
    expect(operationSentence(title, { name: 'files-01', other: null })).toBe(
      'اتصال دیسک «\u2068files-01\u2069» به سرور',
    )
  })

  it('keeps a name with signs of its own as it is', () => {
    expect(operationSentence('حذف دیسک {name}', { name: '$1 {other}' })).toBe('حذف دیسک «\u2068$1 {other}\u2069»')
  })
})
