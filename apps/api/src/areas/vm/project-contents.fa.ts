export const contentsText = {
  server: 'سرور مجازی',
  binnedServer: 'سرور در سطل بازیافت',
  network: 'شبکه خصوصی',
  cloud: 'ابر خصوصی',
  balancer: 'لودبالانسر',
  volume: 'دیسک (ولوم)',
}
