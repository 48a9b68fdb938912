/** Servers as the dashboard counts them. */
export const vmKindText = {
  label: 'سرور مجازی',
  none: 'هنوز سروری ندارید',
  failed: 'سرورها خوانده نشد',
}
