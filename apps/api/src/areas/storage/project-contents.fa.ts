export const contentsText = {
  bucket: 'باکت',
  binnedBucket: 'باکت در سطل بازیافت',
}
