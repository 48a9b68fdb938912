/** Disks as the dashboard counts them. */
export const volumeKindText = {
  label: 'دیسک',
  none: 'هنوز دیسکی ندارید',
  failed: 'دیسک‌ها خوانده نشد',
}
