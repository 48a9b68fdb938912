export const accountPagesText = {
  account: { label: 'مدیریت حساب کاربری', also: 'پروفایل مشخصات کاربری' },
  changePassword: { label: 'تغییر گذرواژه', also: 'رمز عبور' },
}
