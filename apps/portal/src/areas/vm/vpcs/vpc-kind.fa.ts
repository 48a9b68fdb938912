/** Private clouds as the dashboard counts them. */
export const vpcKindText = {
  label: 'ابر خصوصی',
  none: 'هنوز ابر خصوصی ندارید',
  failed: 'ابرهای خصوصی خوانده نشد',
}
