/** What each write of this area does, as the activity log tells it to people. */
export const bareMetalTitles: Readonly<Record<string, string>> = {
  bareMetalHostCreate: 'سفارش سرور اختصاصی فیزیکی',
  bareMetalHostDelete: 'حذف سرور اختصاصی فیزیکی',
}
