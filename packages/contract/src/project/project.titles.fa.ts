/** What each write of this area does, as the activity log tells it to people. */
export const projectTitles: Readonly<Record<string, string>> = {
  projectCreate: 'ساخت پروژه',
  projectEdit: 'ویرایش پروژه',
  projectDelete: 'حذف پروژه',
  projectUserCreate: 'افزودن کاربر به پروژه',
  projectUserEdit: 'تغییر دسترسی کاربر پروژه',
  projectUserDelete: 'حذف کاربر از پروژه',
  projectInvitationDelete: 'پس گرفتن دعوت به پروژه',
}
