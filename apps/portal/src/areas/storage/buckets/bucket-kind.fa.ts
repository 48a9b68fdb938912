/** Buckets as the dashboard counts them. */
export const bucketKindText = {
  label: 'باکت',
  none: 'هنوز باکتی ندارید',
  failed: 'باکت‌ها خوانده نشد',
}
