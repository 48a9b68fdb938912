/** The choice of a key, wherever somebody's way into a server is decided. */
export const keySelectText = {
  label: 'کلید SSH',
  none: 'بدون کلید',
  add: 'افزودن کلید',
  failed: 'کلیدها خوانده نشد؛ می‌توانید گذرواژه بدهید.',
  notForWindows: 'ویندوز با گذرواژه باز می‌شود؛ کلید SSH را نمی‌خواند.',
  loginAs: 'با این کاربر وارد می‌شوید:',
}
