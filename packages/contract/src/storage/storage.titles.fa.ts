/** What each write of this area does, as the activity log tells it to people. */
export const storageTitles: Readonly<Record<string, string>> = {
  storageHostCreate: 'ساخت باکت',
  storageHostEdit: 'ویرایش باکت',
  storageHostDelete: 'حذف باکت',
  storageKeyCreate: 'ساخت کلید دسترسی باکت',
  storageKeyDelete: 'حذف کلید دسترسی باکت',
}
