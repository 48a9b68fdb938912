/** Words that the calculator and the paper of a quote share. */
export const calculationText = {
  tabs: {
    vm: 'سرور مجازی',
    cluster: 'کلاستر کوبرنتیز',
    namespace: 'کوبرنتیز ابری',
    storage: 'فضای ابری (S3)',
    dns: 'DNS',
    vpc: 'ابر خصوصی (VPC)',
  },
  /** «نود کارگر: پردازنده» */
  ofPart: (kind: string, item: string) => `${kind}: ${item}`,
  workers: 'نود کارگر',
  masters: 'نود مستر',
}
