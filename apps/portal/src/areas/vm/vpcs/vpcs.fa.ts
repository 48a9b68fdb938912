/** The pages of private clouds. */
export const vpcText = {
  title: 'ابرهای خصوصی',
}
