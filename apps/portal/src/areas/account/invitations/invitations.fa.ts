import { named } from '@sarv/contract/direction'

export const invitationText = {
  title: 'دعوت به سرو',
  invited: (invitedBy: string | null, customer: string) =>
    invitedBy
      ? `${named(invitedBy)} شما را به حساب ${named(customer)} دعوت کرده است.`
      : `به حساب ${named(customer)} دعوت شده‌اید.`,
  forEmail: 'این دعوت برای این ایمیل است:',
  accept: 'پذیرفتن دعوت',
  acceptText:
    'با پذیرفتن دعوت به این حساب می‌روید. حساب‌های دیگر شما سر جایشان می‌مانند و از منوی حساب کاربری میان آن‌ها جابه‌جا می‌شوید.',
  accepted: (customer: string) => `به حساب ${named(customer)} پیوستید.`,
  login: 'ورود و پذیرفتن دعوت',
  loginText: 'با این ایمیل حساب دارید؛ برای پذیرفتن دعوت وارد شوید.',
  signup: 'ثبت‌نام و پذیرفتن دعوت',
  signupText: 'با این ایمیل هنوز حساب ندارید؛ ثبت‌نام چند دقیقه بیشتر طول نمی‌کشد.',
  otherUser: 'با ایمیل دیگری وارد شده‌اید:',
  changeUser: 'خروج و ورود با ایمیل دعوت',
  deadTitle: 'این دعوت دیگر کار نمی‌کند',
  deadText: 'شاید زمان آن گذشته، پیش‌تر پذیرفته شده یا پس گرفته شده باشد. از دعوت‌کننده بخواهید دوباره شما را دعوت کند.',
  unreadTitle: 'دعوت خوانده نشد',
  toPortal: 'رفتن به سرو',
}
