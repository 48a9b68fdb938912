const number = new Intl.NumberFormat('fa-IR')

interface Size {
  cpu: number | null
  memoryGb: number | null
  diskGb: number | null
}

export const orderText = {
  service: 'سرویس',
  /** What was ordered, in a line. */
  size: ({ cpu, memoryGb, diskGb }: Size): string =>
    [
      ...(cpu === null ? [] : [`${number.format(cpu)} هسته`]),
      ...(memoryGb === null ? [] : [`${number.format(memoryGb)} گیگابایت حافظه`]),
      ...(diskGb === null ? [] : [`${number.format(diskGb)} گیگابایت فضا`]),
    ].join('، '),
}
