export const contentsText = {
  server: 'سرور مجازی',
  binnedServer: 'سرور در سطل بازیافت',
  network: 'شبکه خصوصی',
  volume: 'دیسک (ولوم)',
}
