/** What each write of this area does, as the activity log tells it to people. */
export const kubernetesClusterTitles: Readonly<Record<string, string>> = {
  kubeClusterHostCreate: 'ساخت کلاستر کوبرنتیز',
  kubeClusterHostDelete: 'حذف کلاستر کوبرنتیز',
  kubeClusterNodeCreate: 'افزودن نود به کلاستر',
  kubeClusterNodeDelete: 'حذف نود کلاستر',
}
