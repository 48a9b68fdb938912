export const contentsText = {
  server: 'سرور مجازی',
  binnedServer: 'سرور در سطل بازیافت',
  network: 'شبکه خصوصی',
  cloud: 'ابر خصوصی',
  volume: 'دیسک (ولوم)',
}
